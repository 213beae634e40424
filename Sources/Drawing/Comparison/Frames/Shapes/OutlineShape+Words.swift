import Foundation
import Frames

extension OutlineShape {
    /// Whether smooth corners fill the shorter sides, so that any larger radius looks the same.
    private var hasSmoothEnds: Bool {
        guard case .box(_, let radii) = self else { return false }
        return radii.isSmooth && isCapsule
    }

    /// Returns the radii of a box, or those of another box if they would look the same.
    func radii(likelyAs other: CornerRadii) -> CornerRadii? {
        guard case .box(let rect, let radii) = self else { return nil }
        let side = min(rect.width, rect.height)
        let radius = other.all.max() ?? 0
        let isLikely = hasSmoothEnds && 2 * radius * Outline.smoothCornerExtent > side && 2 * radius < side
        return isLikely
            ? CornerRadii(topLeft: radius, topRight: radius, bottomRight: radius, bottomLeft: radius, isSmooth: true)
            : radii
    }

    /// The name of the shape, without its size except for free shapes, which nothing else distinguishes.
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
