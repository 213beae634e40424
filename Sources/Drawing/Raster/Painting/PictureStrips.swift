import Dispatch

/// The strips in which a large picture is painted and compressed, by several threads at once.
///
/// A strip is a number of whole rows. The division depends on the size of the picture alone: what is cut at the edge of a
/// strip may be painted a shade differently than in one piece, and has to be so on every machine.
enum PictureStrips {
    /// From twice this size on, two threads are quicker than one: a phone's screen is painted by both of two.
    static let pixelsEach = 1_200_000

    static func count(pixelsWide: Int, pixelsHigh: Int) -> Int {
        min(max(pixelsWide * pixelsHigh / pixelsEach, 1), pixelsHigh)
    }

    /// Calls a function with the rows of each strip, from several threads if there is more than one.
    ///
    /// - Returns: What the function returns, from top to bottom.
    /// - Throws: The error of the topmost strip that has one.
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
