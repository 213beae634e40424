public import Raster

/// What became of a picture, seen as pixels only.
public struct BitmapComparison: Sendable, Equatable {
    public let verdict: Verdict

    /// What was counted; of pictures of unequal sizes, in what both have when they lie on each other at their top-left
    /// corners.
    public let statistics: PixelStatistics?

    /// Whose pixels are over, the component with the most pixels first; empty without frame trees.
    public let blame: [ComponentBlame]

    public enum Verdict: Sendable, Equatable {
        /// Every pixel is equal.
        case same
        /// Some pixels differ by no more than is allowed.
        case withinTolerance
        case changed
        case sizeChanged(expected: PixelSize, actual: PixelSize)
    }

    /// Whether the pictures count as equal.
    public var isMatch: Bool {
        switch verdict {
        case .same, .withinTolerance: true
        case .changed, .sizeChanged: false
        }
    }
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
        let sizes = (expected: PixelSize(expected), actual: PixelSize(actual))
        var scan = PixelScan(sizes.expected.common(with: sizes.actual), tolerance: tolerance, owners: owners)
        scan.run(expected, actual)
        statistics = scan.statistics
        blame = scan.blame
        verdict =
            sizes.expected == sizes.actual
            ? Self.verdict(scan.statistics, tolerance)
            : .sizeChanged(expected: sizes.expected, actual: sizes.actual)
    }

    /// Pictures of one thing at two scales have nothing in common that could be counted.
    init(differentScales expected: PixelSize, _ actual: PixelSize) {
        verdict = .sizeChanged(expected: expected, actual: actual)
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
