import Foundation

/// The smallest rectangle around an outline, and the parts of its sides that the outline touches.
struct OutlineSides {
    /// In points.
    let bounds: CGRect

    /// How far each corner of the rectangle is left free, along its level and its upright side.
    private let extents: [CornerPlace: CGSize]

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

    /// The radii that a rounded rectangle would need to leave as much of its corners free, the likeliest first.
    var radii: [CornerRadii] {
        let half = min(bounds.width, bounds.height) / 2
        let circular = radii(divisor: 1, isSmooth: false, otherwise: half)
        // Smooth corners without room for both become round ends, from which their radius can't be read: the other
        // corners' is likely, else the largest.
        let smooth = radii(divisor: Outline.smoothCornerExtent, isSmooth: true, otherwise: half)
        let known = smooth.all.filter { $0 > CGFloat.closeness && $0 < half - CGFloat.closeness }.max()
        let likely = known.map { radii(divisor: Outline.smoothCornerExtent, isSmooth: true, otherwise: $0) }
        return [circular] + [likely, smooth].compactMap { $0 }
    }

    /// - Parameters:
    ///   - divisor: How far a corner of radius 1 reaches.
    ///   - otherwise: The radius of corners that reach differently far along their sides, in points.
    private func radii(divisor: CGFloat, isSmooth: Bool, otherwise: CGFloat) -> CornerRadii {
        var radii = CornerRadii(isSmooth: isSmooth)
        for (place, extent) in extents {
            radii[place] = extent.width.isClose(to: extent.height) ? extent.width / divisor : otherwise
        }
        return radii
    }
}

extension OutlinePiece {
    /// The ends, and the points at which a curve turns back to where it came from, level or upright.
    fileprivate var extremes: [CGPoint] {
        guard let (one, two) = controls else { return [start, end] }
        let turns =
            Self.turns(start.x, one.x, two.x, end.x) + Self.turns(start.y, one.y, two.y, end.y)
        return [start, end] + turns.map(point)
    }

    /// The parameters inside of a cubic curve at which one coordinate turns.
    private static func turns(_ start: CGFloat, _ one: CGFloat, _ two: CGFloat, _ end: CGFloat) -> [CGFloat] {
        let (a, b, c) = (end - 3 * two + 3 * one - start, 2 * (start - 2 * one + two), one - start)
        guard abs(a) > 1e-9 else { return (abs(b) > 1e-9 ? [-c / b] : []).filter { $0 > 0 && $0 < 1 } }
        let root = (b * b - 4 * a * c).squareRoot()
        return [(-b + root) / (2 * a), (-b - root) / (2 * a)].filter { $0 > 0 && $0 < 1 }
    }
}
