import Foundation

/// The rows of a picture in a pixel format, each after its filter byte.
final class PixelRows {
    let bytes: UnsafeMutablePointer<UInt8>
    /// The bytes of a row, including its filter byte.
    let bytesPerRow: Int
    let count: Int
    /// The distance in bytes to the sample of the pixel before, which filters compare.
    let distance: Int

    private init(count: Int, bytesPerRow: Int, distance: Int) throws(RasterError) {
        guard let memory = malloc(max(count * bytesPerRow, 1)) else {
            throw .outOfMemory(action: "writing the picture")
        }
        bytes = memory.assumingMemoryBound(to: UInt8.self)
        (self.count, self.bytesPerRow, self.distance) = (count, bytesPerRow, distance)
    }

    deinit {
        free(bytes)
    }

    /// Creates unfiltered rows.
    convenience init(_ bitmap: Bitmap, form: PixelForm) throws(RasterError) {
        let bytesPerRow = 1 + (bitmap.pixelsWide * form.bitsPerPixel + 7) / 8
        try self.init(
            count: bitmap.pixelsHigh, bytesPerRow: bytesPerRow, distance: max(form.bitsPerPixel / 8, 1))
        let writer = RowWriter(form)
        for y in 0..<count {
            let row = bytes + y * bytesPerRow
            row[0] = RowFilter.none.rawValue
            writer.write(bitmap.pixels + y * bitmap.pixelsWide, count: bitmap.pixelsWide, to: row + 1)
        }
    }

    /// Returns the filtered rows.
    func filtered(_ choice: FilterChoice) throws(RasterError) -> PixelRows {
        guard choice != .one(.none) else { return self }
        let rows = try PixelRows(count: count, bytesPerRow: bytesPerRow, distance: distance)
        choice.filter(self, to: rows)
        return rows
    }

    func compressed(level: Int) throws(RasterError) -> Data {
        try Deflate.compress(
            UnsafeRawBufferPointer(start: bytes, count: count * bytesPerRow), level: level)
    }
}
