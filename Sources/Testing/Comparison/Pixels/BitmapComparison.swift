public import Raster

/// What became of a picture, seen as pixels only.
public struct BitmapComparison: Sendable, Equatable {
    /// One of `same`, `withinTolerance`, `changed` and `sizeChanged`.
    public let verdict: Verdict

    /// The size of the picture that the other one should be like.
    public let expectedSize: PixelSize

    /// The size of the picture that is held against it.
    public let actualSize: PixelSize

    /// The counts; of pictures of unequal sizes, in what both have when they lie on each other at their top-left
    /// corners.
    public let statistics: PixelStatistics?

    /// Whose pixels are over, the component with the most pixels first; empty without frame trees.
    public let blame: [ComponentBlame]

    /// Whether the pictures count as equal.
    public var isMatch: Bool { verdict.passes }
}

extension BitmapComparison {
    /// Holds a picture against the one that it should be: first the sizes, then whole rows, then pixels.
    ///
    /// - Parameter tolerance: By how much a pixel may differ; none may differ by more.
    public init(expected: Bitmap, actual: Bitmap, tolerance: ColorDifference = .imperceptible) {
        self.init(expected: expected, actual: actual, tolerance: PictureTolerance(color: tolerance))
    }

    /// Holds a picture against the one that it should be.
    ///
    /// Rules for components need frame trees, which ``PictureComparison`` knows; here they are left out of account.
    public init(expected: Bitmap, actual: Bitmap, tolerance: PictureTolerance) {
        self.init(expected: expected, actual: actual, tolerance: tolerance, owners: nil)
    }

    init(expected: Bitmap, actual: Bitmap, tolerance: PictureTolerance, owners: PixelOwners?) {
        (expectedSize, actualSize) = (PixelSize(expected), PixelSize(actual))
        var scan = PixelScan(expectedSize.common(with: actualSize), tolerance: tolerance, owners: owners)
        scan.run(expected, actual)
        statistics = scan.statistics
        blame = scan.blame
        verdict = expectedSize == actualSize ? Self.verdict(scan.statistics, tolerance) : .sizeChanged
    }

    /// Pictures of one thing at two scales have nothing in common that could be counted.
    init(differentScales expected: PixelSize, _ actual: PixelSize) {
        (expectedSize, actualSize) = (expected, actual)
        verdict = .sizeChanged
        statistics = nil
        blame = []
    }

    private static func verdict(_ statistics: PixelStatistics, _ tolerance: PictureTolerance) -> Verdict {
        if statistics.differing == 0 { return .same }
        let isWithin =
            statistics.over <= tolerance.pixels(of: statistics.pixels)
            && statistics.largestBlob <= tolerance.largestBlob ?? .max
            && statistics.densestWindow <= tolerance.densestWindow ?? .max
        return isWithin ? .withinTolerance : .changed
    }
}
