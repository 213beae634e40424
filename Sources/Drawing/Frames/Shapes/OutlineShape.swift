package import Foundation

/// What a designer calls an outline, with its measures in points.
package enum OutlineShape: Equatable {
    /// Nothing that could be seen.
    case nothing
    /// One straight line.
    case line(from: CGPoint, to: CGPoint)
    /// Straight edges all around, by their corners; rectangles that stand upright are boxes.
    case polygon([CGPoint])
    /// An upright rectangle with corners of any radius: a capsule or circle where nothing straight is left.
    case box(CGRect, CornerRadii)
    /// An ellipse with sides of two lengths.
    case ellipse(CGRect)
    /// Any other outline.
    case free(FreeOutline)
}

/// An outline that has no name.
package struct FreeOutline: Equatable {
    /// The smallest rectangle around it, in points.
    package let bounds: CGRect
    /// The number of lines and curves, which is that of its points.
    package let points: Int
    /// Its quarter circles: of each corner that one is nearest to, the largest.
    package let roundCorners: [ShapeCorner]
}

extension FreeOutline {
    /// The radii of the quarter circles, each at the corner it is nearest to; 0 for none.
    package var corners: CornerRadii {
        roundCorners.reduce(into: .zero) { $0[$1.place] = $1.radius }
    }
}

extension OutlineShape {
    /// The smallest rectangle around the shape, in points.
    package var bounds: CGRect {
        switch self {
        case .nothing: .zero
        case .line(let start, let end): CGRect(around: [start, end])
        case .polygon(let points): CGRect(around: points)
        case .box(let rect, _), .ellipse(let rect): rect
        case .free(let outline): outline.bounds
        }
    }

    /// Whether a box has two round ends, or is a circle.
    package var isCapsule: Bool {
        guard case .box(let rect, let radii) = self else { return false }
        let half = min(rect.width, rect.height) / 2
        return half > 0 && radii.all.allSatisfy { $0 > half - CGFloat.closeness }
    }
}

extension CGRect {
    /// The smallest rectangle around points; empty for none.
    init(around points: [CGPoint]) {
        let (xs, ys) = (points.map(\.x), points.map(\.y))
        guard let left = xs.min(), let right = xs.max(), let top = ys.min(), let bottom = ys.max() else {
            self = .zero
            return
        }
        self.init(x: left, y: top, width: right - left, height: bottom - top)
    }
}
