public import Raster

/// The result of comparing two pictures by pixels alone.
public struct BitmapComparison: Sendable, Equatable {
    /// The outcome: `same`, `withinTolerance`, `changed` or `sizeChanged`.
    public let verdict: Verdict

    /// The size of the expected picture.
    public let expectedSize: PixelSize

    /// The size of the actual picture.
    public let actualSize: PixelSize

    /// The counts. Pictures of unequal sizes are aligned at their top-left corners, and their common area is counted;
    /// `nil` for pictures of different scales.
    public let statistics: PixelStatistics?

    /// The components whose pixels differ by more than the tolerance, most pixels first; empty without frame trees.
    public let blame: [ComponentBlame]

    /// Whether the pictures match.
    public var isMatch: Bool { verdict.passes }
}

extension BitmapComparison {
    /// Compares an actual picture with the expected one: first the sizes, then whole rows, then pixels.
    ///
    /// - Parameter tolerance: The allowed difference of every pixel.
    public init(expected: Bitmap, actual: Bitmap, tolerance: ColorDifference = .imperceptible) {
        self.init(expected: expected, actual: actual, tolerance: PictureTolerance(color: tolerance))
    }

    /// Compares an actual picture with the expected one.
    ///
    /// Rules for components have no effect here, because they need the frame trees of ``PictureComparison``.
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

    /// Creates the result for pictures of different scales, whose pixels don't correspond.
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
