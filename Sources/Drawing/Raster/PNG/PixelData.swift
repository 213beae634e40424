import Dispatch
import Foundation

/// The pixels of a PNG file: all rows, compressed.
enum PixelData {
    /// From this size on, two threads are quicker than one.
    private static let pixelsPerStrip = 1_200_000

    /// The highest compression that ``PixelDeflate`` gives; above it, general compression searches longer.
    private static let mostEffort = 6

    /// Returns the parts of the compressed stream, one for each data chunk of a file.
    ///
    /// The picture is divided by its size alone, so that the same picture gives the same bytes.
    static func parts(of bitmap: Bitmap, _ format: PixelFormat, _ compression: Int) throws(RasterError) -> [Data] {
        if compression > mostEffort { return [try searched(bitmap, format, compression)] }
        let strips = try strips(of: bitmap, format, compression)
        var adler = Adler32()
        for strip in strips { adler.add(strip.sums) }
        var parts = strips.map(\.data)
        // The zlib header (RFC 1950): deflate with a window of 32 KiB, the quickest level.
        parts[0] = [0x78, 0x01] + parts[0]
        parts[parts.count - 1].append(bigEndian: adler.value)
        return parts
    }

    private static func strips(
        of bitmap: Bitmap, _ format: PixelFormat, _ effort: Int
    ) throws(RasterError) -> [PixelDeflate.Strip] {
        let count = min(max(bitmap.pixelCount / pixelsPerStrip, 1), bitmap.pixelsHigh)
        guard count > 1 else {
            return [
                try PixelDeflate(bitmap, format: format, effort: effort).compress(0..<bitmap.pixelsHigh, isLast: true)
            ]
        }
        let results = ConcurrentResults<PixelDeflate.Strip>(count: count)
        DispatchQueue.concurrentPerform(iterations: count) { number in
            let rows = bitmap.pixelsHigh * number / count..<bitmap.pixelsHigh * (number + 1) / count
            results.set(number) { () throws(RasterError) in
                try PixelDeflate(bitmap, format: format, effort: effort).compress(rows, isLast: number == count - 1)
            }
        }
        return try results.values()
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
