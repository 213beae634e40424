import Foundation

/// Compresses pixel rows for a PNG file in the deflate format (RFC 1951).
///
/// Pictures of user interfaces are flat: most pixels equal the one before or above. General compressors process every
/// byte; this one compares whole pixels, skips flat areas and equal rows, and searches only elsewhere. It takes half of
/// libdeflate's time for files of about the same size.
final class PixelDeflate {
    private let bitmap: Bitmap
    private let rows: Range<Int>
    private let format: PixelFormat
    private let bytesPerRow: Int
    private let longestMatch: Int
    private let matches: PixelMatches
    private let tokens: DeflateTokens
    private let writer: BitWriter
    private let rowBytes: UnsafeMutablePointer<UInt8>
    private var rowSums: Adler32.PartialSums?
    private var adler = Adler32()
    private var flatRow: Range<Int>?

    /// - Parameters:
    ///   - rows: The rows to compress, without references to earlier rows.
    ///   - effort: From 1 (fast) to 6 (small).
    init(_ bitmap: Bitmap, rows: Range<Int>, format: PixelFormat, effort: Int) throws(RasterError) {
        self.bitmap = bitmap
        self.rows = rows
        self.format = format
        bytesPerRow = 1 + bitmap.pixelsWide * format.bytesPerPixel
        longestMatch = 258 / format.bytesPerPixel
        let depths = [1, 2, 4, 8, 24, 64]
        matches = PixelMatches(
            bitmap, bytesPerPixel: format.bytesPerPixel, depth: depths[min(max(effort, 1), depths.count) - 1])
        // Blocks of 16,384 tokens have well-fitting codes and justify their header; a row must fit.
        tokens = DeflateTokens(capacity: max(16_384, bytesPerRow + 1))
        writer = try BitWriter(capacity: 1 << 16)
        rowBytes = .allocate(capacity: bytesPerRow)
        rowBytes.initialize(repeating: 0, count: bytesPerRow)
    }

    deinit {
        rowBytes.deallocate()
    }

    /// Compressed rows with their partial checksum.
    struct Strip {
        var data: Data
        var sums: Adler32.PartialSums
    }

    /// Returns the rows as blocks that end on a byte boundary; the last strip of a picture ends the stream.
    func compress() throws(RasterError) -> Strip {
        for y in rows { try compress(row: y) }
        try tokens.flush(into: writer)
        try writer.reserve(bytes: 16)
        if rows.upperBound == bitmap.pixelsHigh {
            // An empty final block with the fixed code.
            writer.write(0b011, count: 3)
            writer.write(0, count: 7)
            writer.align()
        } else {
            // An empty stored block aligns to a byte: zlib's sync flush.
            writer.write(0b000, count: 3)
            writer.align()
            writer.write(0xFFFF_0000, count: 32)
            writer.align()
        }
        return Strip(data: try writer.takeData(), sums: Adler32.PartialSums(adler, count: rows.count * bytesPerRow))
    }

    private func compress(row y: Int) throws(RasterError) {
        let width = bitmap.pixelsWide
        if tokens.count + bytesPerRow + 1 > tokens.capacity {
            try tokens.flush(into: writer)
            flatRow = nil
        }
        let row = UnsafePointer(bitmap.pixels + y * width)
        let isRepeated = y > rows.lowerBound && memcmp(row, row - width, width * 4) == 0
        addToChecksum(row, isRepeated: isRepeated)
        let start = tokens.count
        if isRepeated, let flatRow {
            tokens.appendAgain(flatRow)
        } else if isRepeated {
            compressRepeated(row)
        } else {
            compress(row, y)
        }
        flatRow = isRepeated && tokens.count > start ? start..<tokens.count : nil
    }

    private func addToChecksum(_ row: UnsafePointer<UInt32>, isRepeated: Bool) {
        if !isRepeated || rowSums == nil {
            format.write(row, count: bitmap.pixelsWide, to: rowBytes + 1)
            rowSums = Adler32.PartialSums(UnsafeRawBufferPointer(start: rowBytes, count: bytesPerRow))
        }
        if let rowSums { adler.add(rowSums) }
    }

    // MARK: Tokens

    /// The length in pixels from which a run of one color is used without searching for a better match.
    private static let plainRun = 12

    /// Compresses a row that equals the one above.
    private func compressRepeated(_ row: UnsafePointer<UInt32>) {
        guard bytesPerRow <= PixelMatches.farthest else { return compressWide(row) }
        let width = bitmap.pixelsWide
        // The filter byte and the first pixels in one match.
        var x = min((258 - 1) / format.bytesPerPixel, width)
        tokens.append(length: max(1 + x * format.bytesPerPixel, 3), distance: bytesPerRow)
        while x < width {
            let run = PixelMatches.length(row + x, row + x - 1, width - x)
            if run >= Self.plainRun {
                append(run, distance: format.bytesPerPixel)
                x += run
            } else {
                let length = min(longestMatch, width - x)
                append(length, distance: bytesPerRow)
                x += length
            }
        }
    }

    private func compress(_ row: UnsafePointer<UInt32>, _ y: Int) {
        let width = bitmap.pixelsWide
        let above = y > rows.lowerBound && bytesPerRow <= PixelMatches.farthest ? row - width : nil
        tokens.append(byte: 0)
        var x = 0
        while x < width {
            // Most pixels here differ from the one before, so checking one is faster than counting.
            let isEqual = x > 0 && row[x] == row[x &- 1]
            let run = isEqual ? PixelMatches.length(row + x, row + x - 1, width - x) : 0
            if run >= Self.plainRun {
                append(run, distance: format.bytesPerPixel)
                x &+= run
                continue
            }
            let match = longestMatch(row, above, x, y, run: run)
            // Positions inside a match aren't recorded: files stay as small, and it takes a tenth of the time.
            matches.insert(x, y)
            if match.distance == 0 {
                appendPixel(x)
                x &+= 1
            } else {
                append(match.length, distance: match.distance)
                x &+= match.length
            }
        }
    }

    /// Returns the longest of a run of the pixel before, the row above, and an earlier match; the nearest among equals.
    ///
    /// The distance is 0 if there is none.
    @inline(__always)
    private func longestMatch(
        _ row: UnsafePointer<UInt32>, _ above: UnsafePointer<UInt32>?, _ x: Int, _ y: Int, run: Int
    ) -> PixelMatches.Match {
        var best = PixelMatches.Match(length: run, distance: run > 0 ? format.bytesPerPixel : 0)
        if let above {
            let length = PixelMatches.length(row + x, above + x, bitmap.pixelsWide &- x)
            if length > run { best = PixelMatches.Match(length: length, distance: bytesPerRow) }
        }
        return best.length < PixelMatches.longEnough ? matches.longest(x, y, known: best) : best
    }

    private func append(_ length: Int, distance: Int) {
        var rest = length
        while rest > 0 {
            let part = min(rest, longestMatch)
            tokens.append(length: part &* format.bytesPerPixel, distance: distance)
            rest &-= part
        }
    }

    private func appendPixel(_ x: Int) {
        let bytes = rowBytes + 1 + x &* format.bytesPerPixel
        for index in 0..<format.bytesPerPixel { tokens.append(byte: bytes[index]) }
    }

    /// Compresses a row that is too wide for references to the row above.
    private func compressWide(_ row: UnsafePointer<UInt32>) {
        tokens.append(byte: 0)
        var x = 0
        while x < bitmap.pixelsWide {
            let run = x > 0 ? PixelMatches.length(row + x, row + x - 1, bitmap.pixelsWide - x) : 0
            if run > 0 { append(run, distance: format.bytesPerPixel) } else { appendPixel(x) }
            x += max(run, 1)
        }
    }
}
