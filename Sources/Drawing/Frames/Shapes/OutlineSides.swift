import Foundation

/// The bounding box of an outline, and the parts of its sides that the outline touches.
struct OutlineSides {
    /// The bounding box, in points.
    let bounds: CGRect

    /// The lengths that the outline leaves free at each corner, along the horizontal and vertical sides.
    private let extents: [RectCorner: CGSize]

    init(_ pieces: [OutlinePiece]) {
        let points = pieces.flatMap(\.extremes)
        let bounds = CGRect(around: points)
        self.bounds = bounds
        func touched(_ side: (CGPoint) -> Bool, _ length: (CGPoint) -> CGFloat) -> (first: CGFloat, last: CGFloat) {
            let lengths = points.filter(side).map(length)
            return (lengths.min() ?? 0, lengths.max() ?? 0)
        }
        let top = touched({ $0.y.isClose(to: bounds.minY) }, { $0.x - bounds.minX })
        let bottom = touched({ $0.y.isClose(to: bounds.maxY) }, { $0.x - bounds.minX })
        let left = touched({ $0.x.isClose(to: bounds.minX) }, { $0.y - bounds.minY })
        let right = touched({ $0.x.isClose(to: bounds.maxX) }, { $0.y - bounds.minY })
        extents = [
            .topLeft: CGSize(width: top.first, height: left.first),
            .topRight: CGSize(width: bounds.width - top.last, height: right.first),
            .bottomRight: CGSize(width: bounds.width - bottom.last, height: bounds.height - right.last),
            .bottomLeft: CGSize(width: bottom.first, height: bounds.height - left.last),
        ]
    }

    /// The radii of a rounded rectangle that would leave the same lengths free, likeliest first.
    var radii: [CornerRadii] {
        let half = min(bounds.width, bounds.height) / 2
        let circular = radii(divisor: 1, isSmooth: false, otherwise: half)
        // Smooth corners that don't both fit become round ends, which hide their radius: that of the other corners is
        // likely, otherwise the largest.
        let smooth = radii(divisor: Outline.smoothCornerExtent, isSmooth: true, otherwise: half)
        let known = smooth.all.filter { $0 > CGFloat.visibleTolerance && $0 < half - CGFloat.visibleTolerance }.max()
        let likely = known.map { radii(divisor: Outline.smoothCornerExtent, isSmooth: true, otherwise: $0) }
        return [circular] + [likely, smooth].compactMap { $0 }
    }

    /// - Parameters:
    ///   - divisor: The extent of a corner of radius 1.
    ///   - otherwise: The radius for corners with different extents along their sides, in points.
    private func radii(divisor: CGFloat, isSmooth: Bool, otherwise: CGFloat) -> CornerRadii {
        var radii = CornerRadii(isSmooth: isSmooth)
        for (place, extent) in extents {
            radii[place] = extent.width.isClose(to: extent.height) ? extent.width / divisor : otherwise
        }
        return radii
    }
}

extension OutlinePiece {
    /// The endpoints, and the horizontal and vertical extrema of a curve.
    fileprivate var extremes: [CGPoint] {
        guard let (one, two) = controls else { return [start, end] }
        let turns =
            Self.turns(start.x, one.x, two.x, end.x) + Self.turns(start.y, one.y, two.y, end.y)
        return [start, end] + turns.map(point)
    }

    /// Returns the parameters at which a coordinate of a cubic curve has an extremum.
    private static func turns(_ start: CGFloat, _ one: CGFloat, _ two: CGFloat, _ end: CGFloat) -> [CGFloat] {
        let (a, b, c) = (end - 3 * two + 3 * one - start, 2 * (start - 2 * one + two), one - start)
        guard abs(a) > 1e-9 else { return (abs(b) > 1e-9 ? [-c / b] : []).filter { $0 > 0 && $0 < 1 } }
        let root = (b * b - 4 * a * c).squareRoot()
        return [(-b + root) / (2 * a), (-b - root) / (2 * a)].filter { $0 > 0 && $0 < 1 }
    }
}
