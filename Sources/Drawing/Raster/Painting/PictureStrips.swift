import Dispatch

/// The strips in which a large picture is painted and compressed in parallel.
///
/// A strip consists of whole rows. The division depends only on the picture's size: parts at the edge of a strip may be
/// painted slightly differently, and must be so on every machine.
enum PictureStrips {
    /// The pixels per strip. From twice this size, two threads are faster than one; a phone's screen takes two.
    static let pixelsEach = 1_200_000

    static func count(pixelsWide: Int, pixelsHigh: Int) -> Int {
        min(max(pixelsWide * pixelsHigh / pixelsEach, 1), pixelsHigh)
    }

    /// Calls a function with the rows of each strip, on several threads if there is more than one.
    ///
    /// - Returns: The results, from top to bottom.
    /// - Throws: The error of the topmost strip that failed.
    static func map<Value>(
        pixelsWide: Int, pixelsHigh: Int, _ body: @Sendable (Range<Int>) throws(RasterError) -> Value
    ) throws(RasterError) -> [Value] {
        let count = count(pixelsWide: pixelsWide, pixelsHigh: pixelsHigh)
        guard count > 1 else { return [try body(0..<pixelsHigh)] }
        let results = ConcurrentResults<Value>(count: count)
        DispatchQueue.concurrentPerform(iterations: count) { number in
            let rows = pixelsHigh * number / count..<pixelsHigh * (number + 1) / count
            results.set(number) { () throws(RasterError) in try body(rows) }
        }
        return try results.values()
    }
}
