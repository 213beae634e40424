import Foundation
import Frames

extension OutlineShape {
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
