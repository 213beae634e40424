package import Foundation

/// The name of an outline's shape as designers call it, with its measures in points.
package enum OutlineShape: Equatable {
    /// Nothing visible.
    case nothing
    /// One straight line.
    case line(from: CGPoint, to: CGPoint)
    /// A polygon by its corners. Upright rectangles are boxes.
    case polygon([CGPoint])
    /// An upright rectangle with any corner radii, including capsules and circles.
    case box(CGRect, CornerRadii)
    /// An ellipse that isn't a circle.
    case ellipse(CGRect)
    /// Any other outline.
    case free(FreeOutline)
}

/// An outline without a name.
package struct FreeOutline: Equatable {
    /// The bounding box, in points.
    package let bounds: CGRect
    /// The number of lines and curves, which equals that of its points.
    package let points: Int
    /// Its quarter circles: the largest nearest to each corner.
    package let roundCorners: [ShapeCorner]
}

extension FreeOutline {
    /// The radii of the quarter circles by nearest corner; 0 for none.
    package var corners: CornerRadii {
        roundCorners.reduce(into: .zero) { $0[$1.place] = $1.radius }
    }
}

extension OutlineShape {
    /// The bounding box, in points.
    package var bounds: CGRect {
        switch self {
        case .nothing: .zero
        case .line(let start, let end): CGRect(around: [start, end])
        case .polygon(let points): CGRect(around: points)
        case .box(let rect, _), .ellipse(let rect): rect
        case .free(let outline): outline.bounds
        }
    }

    /// Whether a box is a capsule or a circle.
    package var isCapsule: Bool {
        guard case .box(let rect, let radii) = self else { return false }
        let half = min(rect.width, rect.height) / 2
        return half > 0 && radii.all.allSatisfy { $0 > half - CGFloat.visibleTolerance }
    }
}

extension CGRect {
    /// The bounding box of points; empty if there are none.
    init(around points: [CGPoint]) {
        let (xs, ys) = (points.map(\.x), points.map(\.y))
        guard let left = xs.min(), let right = xs.max(), let top = ys.min(), let bottom = ys.max() else {
            self = .zero
            return
        }
        self.init(x: left, y: top, width: right - left, height: bottom - top)
    }
}
