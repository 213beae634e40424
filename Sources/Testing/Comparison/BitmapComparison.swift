public import Raster

/// What became of a picture.
public struct BitmapComparison: Sendable, Equatable {
    public let verdict: Verdict

    public enum Verdict: Sendable, Equatable {
        /// Every byte is equal.
        case same
        /// Some pixels differ by no more than is allowed.
        case withinTolerance(Change)
        case changed(Change)
        case sizeChanged(expected: PixelSize, actual: PixelSize)
    }

    /// Which pixels differ, and by how much.
    public struct Change: Sendable, Equatable {
        /// How many pixels differ by more than is allowed; for a picture within tolerance, by anything.
        public var count: Int

        /// The largest distance of two pixels, from 0 to 1, see ``ColorDifference``.
        public var worst: Double

        /// The topmost of the pixels that count, and of those in its row the leftmost.
        public var first: PixelPlace

        public init(count: Int, worst: Double, first: PixelPlace) {
            self.count = count
            self.worst = worst
            self.first = first
        }
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
    /// Holds a picture against the one that it should be: first the sizes, then pixel by pixel.
    ///
    /// - Parameter tolerance: By how much a pixel may differ.
    public init(expected: Bitmap, actual: Bitmap, tolerance: ColorDifference = .imperceptible) {
        let sizes = (expected: PixelSize(expected), actual: PixelSize(actual))
        guard sizes.expected == sizes.actual else {
            verdict = .sizeChanged(expected: sizes.expected, actual: sizes.actual)
            return
        }
        guard expected != actual else {
            verdict = .same
            return
        }
        var tolerated = ChangeCounter(pixelsWide: expected.pixelsWide)
        var counted = tolerated
        expected.withPixels { expectedPixels in
            actual.withPixels { actualPixels in
                for index in expectedPixels.indices where expectedPixels[index] != actualPixels[index] {
                    let distance = ColorDifference.distance(expectedPixels[index], actualPixels[index])
                    // Where alpha is 0, the same nothing can be stored in more than one way.
                    guard distance > 0 else { continue }
                    if tolerance.tolerates(distance) {
                        tolerated.count(index, distance)
                    } else {
                        counted.count(index, distance)
                    }
                }
            }
        }
        verdict = counted.change.map(Verdict.changed) ?? tolerated.change.map(Verdict.withinTolerance) ?? .same
    }
}

/// Collects pixels that differ, in the order of their places.
private struct ChangeCounter {
    let pixelsWide: Int
    private(set) var change: BitmapComparison.Change?

    init(pixelsWide: Int) {
        self.pixelsWide = pixelsWide
    }

    mutating func count(_ index: Int, _ distance: Double) {
        guard var known = change else {
            let place = PixelPlace(x: index % pixelsWide, y: index / pixelsWide)
            change = BitmapComparison.Change(count: 1, worst: distance, first: place)
            return
        }
        known.count += 1
        known.worst = max(known.worst, distance)
        change = known
    }
}
