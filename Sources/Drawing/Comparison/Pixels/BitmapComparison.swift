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

extension BitmapComparison: CustomStringConvertible {
    /// The difference on one line: how many pixels, by how much, and the first position.
    public var description: String {
        switch verdict {
        case .same: "the pictures are the same"
        case .withinTolerance: statistics?.toleranceDescription ?? ""
        case .sizeChanged: "expected \(expectedSize) pixels, found \(actualSize)"
        default: statistics?.description ?? ""
        }
    }
}

extension PixelStatistics: CustomStringConvertible {
    /// The difference on one line: `12 pixels differ by up to 15 levels, the first at (2, 1)`. A channel has 255
    /// levels.
    public var description: String {
        let count = over > 0 ? over : differing
        let pixels = count == 1 ? "1 pixel differs" : "\(count) pixels differ"
        let levels = worstChannel == 1 ? "1 level" : "\(worstChannel) levels"
        return "\(pixels) by up to \(levels)\(first.map { ", the first at \($0)" } ?? "")"
    }

    /// The difference within the tolerance: `12 pixels differ by up to 1 level, the first at (2, 1), within the
    /// tolerance`, `12 pixels differ, all in ignored components`.
    var toleranceDescription: String {
        guard ignored > 0, ignored == differing else {
            let rest = ignored > 0 ? "; \(ignored) more are in ignored components" : ""
            var others = self
            others.differing -= ignored
            return "\(others.description), within the tolerance\(rest)"
        }
        return ignored == 1
            ? "1 pixel differs, in an ignored component"
            : "\(ignored) pixels differ, all in ignored components"
    }

    /// The largest cluster and the densest window, which show how the pixels are distributed.
    public var density: String {
        "largest cluster: \(largestBlob) px, densest 8 × 8 window: \(densestWindow) px"
            + (densestWindowPlace.map { " at \($0)" } ?? "")
    }
}
