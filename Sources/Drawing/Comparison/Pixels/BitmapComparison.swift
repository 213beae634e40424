public import Raster

/// The result of comparing two pictures by their pixels alone.
public struct BitmapComparison: Sendable, Equatable {
    /// The outcome: `same`, `withinTolerance`, `changed` or `sizeChanged`.
    public let verdict: Verdict

    /// The size of the expected picture.
    public let expectedSize: PixelSize

    /// The size of the actual picture.
    public let actualSize: PixelSize

    /// The counts. Pictures of unequal sizes are laid on each other at their top-left corners, and the part that both
    /// have is counted; `nil` for pictures at different scales.
    public let statistics: PixelStatistics?

    /// The components whose pixels differ by more than is allowed, the one with the most first; empty without frame
    /// trees.
    public let blame: [ComponentBlame]

    /// Whether the pictures count as equal.
    public var isMatch: Bool { verdict.passes }
}

extension BitmapComparison {
    /// Compares a picture with the one that it should be: first the sizes, then whole rows, then pixels.
    ///
    /// - Parameter tolerance: By how much a pixel may differ; none may differ by more.
    public init(expected: Bitmap, actual: Bitmap, tolerance: ColorDifference = .imperceptible) {
        self.init(expected: expected, actual: actual, tolerance: PictureTolerance(color: tolerance))
    }

    /// Compares a picture with the one that it should be.
    ///
    /// Rules for components have no effect here: they need frame trees, which ``PictureComparison`` has.
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

    /// The result for one thing drawn at two scales: no pixel of one picture belongs to a pixel of the other.
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
