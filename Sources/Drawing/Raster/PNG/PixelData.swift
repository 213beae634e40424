import Foundation

/// Compresses the pixels of a PNG file.
enum PixelData {
    /// The highest compression with ``PixelDeflate``; above it, libdeflate searches longer.
    private static let maximumStripEffort = 6

    /// Whether pictures are compressed strip by strip.
    static func isQuick(_ compression: Int) -> Bool { compression <= maximumStripEffort }

    /// Returns the parts of the compressed stream, one per data chunk of a file.
    static func parts(of bitmap: Bitmap, _ format: PixelFormat, _ compression: Int) throws(RasterError) -> [Data] {
        guard isQuick(compression) else { return [try searched(bitmap, format, compression)] }
        return joined(
            try PictureStrips.map(pixelsWide: bitmap.pixelsWide, pixelsHigh: bitmap.pixelsHigh) {
                rows throws(RasterError) in
                try PixelDeflate(bitmap, rows: rows, format: format, effort: compression).compress()
            })
    }

    /// Joins the compressed strips, from top to bottom.
    static func joined(_ strips: [PixelDeflate.Strip]) -> [Data] {
        var adler = Adler32()
        for strip in strips { adler.add(strip.sums) }
        var parts = strips.map(\.data)
        // The zlib header (RFC 1950): deflate with a window of 32 KiB, fastest level.
        parts[0] = [0x78, 0x01] + parts[0]
        parts[parts.count - 1].append(bigEndian: adler.value)
        return parts
    }

    /// Compresses all bytes of the picture with libdeflate.
    private static func searched(
        _ bitmap: Bitmap, _ format: PixelFormat, _ level: Int
    ) throws(RasterError) -> Data {
        let bytesPerRow = 1 + bitmap.pixelsWide * format.bytesPerPixel
        let count = bytesPerRow * bitmap.pixelsHigh
        guard let memory = malloc(max(count, 1)) else { throw .outOfMemory(action: "writing the picture") }
        defer { free(memory) }
        for y in 0..<bitmap.pixelsHigh {
            let row = memory.assumingMemoryBound(to: UInt8.self) + y * bytesPerRow
            row[0] = 0
            format.write(bitmap.pixels + y * bitmap.pixelsWide, count: bitmap.pixelsWide, to: row + 1)
        }
        return try Deflate.compress(UnsafeRawBufferPointer(start: memory, count: count), level: min(level, 12))
    }
}
