internal import Synchronization

extension Renderer {
    /// The maximum pixels of a finished picture: 64 million, or 256 MiB of memory, by default. It applies to all
    /// threads, and can be at most ``RasterError/maximumPixels``.
    public static var maximumPixels: Int {
        get { limit.load(ordering: .relaxed) }
        set { limit.store(min(max(newValue, 1), RasterError.maximumPixels), ordering: .relaxed) }
    }

    /// The default for ``maximumPixels``.
    public static let defaultMaximumPixels = 64_000_000

    private static let limit = Atomic(defaultMaximumPixels)

    /// The maximum side of a vector file in points. Cairo's coordinates end at four million.
    public static let maximumVectorSide = 2_000_000
}
