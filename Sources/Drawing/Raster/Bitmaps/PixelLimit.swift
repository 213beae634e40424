internal import Synchronization

extension Renderer {
    /// The most pixels that a finished picture may have: 64 million, 256 MiB of memory, unless a program asks for more. It
    /// holds for all threads, and no more than ``RasterError/maximumPixels`` can be asked for.
    public static var maximumPixels: Int {
        get { limit.load(ordering: .relaxed) }
        set { limit.store(min(max(newValue, 1), RasterError.maximumPixels), ordering: .relaxed) }
    }

    /// The most pixels that are drawn unless more are asked for.
    public static let defaultMaximumPixels = 64_000_000

    private static let limit = Atomic(defaultMaximumPixels)

    /// The longest side of a vector file in points. Beyond four million, Cairo's numbers end.
    public static let maximumVectorSide = 2_000_000
}
