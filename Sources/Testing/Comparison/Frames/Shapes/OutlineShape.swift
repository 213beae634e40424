import Foundation
import Frames

/// What a designer calls an outline, with its measures in points.
enum OutlineShape: Equatable {
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
struct FreeOutline: Equatable {
    /// The smallest rectangle around it, in points.
    let bounds: CGRect
    /// The number of lines and curves, which is that of its points.
    let points: Int
    /// The radii of its quarter circles, each at the corner it is nearest to; 0 for none.
    let corners: CornerRadii
}

extension OutlineShape {
    /// The smallest rectangle around the shape, in points.
    var bounds: CGRect {
        switch self {
        case .nothing: .zero
        case .line(let start, let end): CGRect(around: [start, end])
        case .polygon(let points): CGRect(around: points)
        case .box(let rect, _), .ellipse(let rect): rect
        case .free(let outline): outline.bounds
        }
    }

    /// Whether a box has two round ends, or is a circle.
    var isCapsule: Bool {
        guard case .box(let rect, let radii) = self else { return false }
        let half = min(rect.width, rect.height) / 2
        return half > 0 && radii.all.allSatisfy { $0 > half - CGFloat.closeness }
    }

    /// Whether smooth corners have no room on the shorter sides, so that any larger radius looks the same.
    private var hasSmoothEnds: Bool {
        guard case .box(_, let radii) = self else { return false }
        return radii.isSmooth && isCapsule
    }

    /// The radii of a box; those of another one where they would look the same as its own.
    func radii(likelyAs other: CornerRadii) -> CornerRadii? {
        guard case .box(let rect, let radii) = self else { return nil }
        let side = min(rect.width, rect.height)
        let radius = other.all.max() ?? 0
        let isLikely = hasSmoothEnds && 2 * radius * Outline.smoothCornerExtent > side && 2 * radius < side
        return isLikely
            ? CornerRadii(topLeft: radius, topRight: radius, bottomRight: radius, bottomLeft: radius, isSmooth: true)
            : radii
    }

    /// The shape by its name; its size is left out but for free shapes, which nothing else distinguishes.
    var words: String {
        switch self {
        case .nothing: "none"
        case .line: "line"
        case .polygon(let points): points.count == 3 ? "triangle" : "polygon with \(points.count) corners"
        case .box(let rect, let radii):
            isCapsule
                ? rect.width.isClose(to: rect.height) ? "circle" : "capsule"
                : radii.isZero ? "rectangle" : "rounded rectangle, radius \(radii.words)"
        case .ellipse: "ellipse"
        case .free(let outline): "free shape \(outline.bounds.size.words) with \(outline.points) points"
        }
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
