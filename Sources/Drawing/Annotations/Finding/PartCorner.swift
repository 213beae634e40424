internal import Foundation
internal import Frames
import Raster

/// A corner of a part, and its position in the picture.
struct PartCorner {
    /// The radius in points of the part, regardless of the picture's scale; 0 for a sharp corner.
    let radius: CGFloat

    /// The intersection of the adjacent edges, in points of the picture.
    let tip: CGPoint

    /// The curve between the edges, in points of the picture; for a sharp corner, the ends of its edges.
    let curve: Outline

    /// The direction away from the part, as a unit vector.
    let outward: CGPoint

    /// - Parameters:
    ///   - transform: The transform from the shape's coordinates to the picture's.
    ///   - factor: The number of points of the part per point of the shape.
    init(_ corner: ShapeCorner, _ transform: Transform, factor: CGFloat = 1) {
        radius = corner.radius * factor
        tip = transform.apply(corner.tip)
        curve = (corner.curve.isEmpty ? corner.angle(leg: Self.leg / max(transform.scale, 1e-3)) : corner.curve)
            .applying(transform)
        let beyond = transform.apply(corner.tip.moved(along: corner.place.outward, by: 1))
        let length = max(tip.distance(to: beyond), .leastNormalMagnitude)
        outward = CGPoint(x: (beyond.x - tip.x) / length, y: (beyond.y - tip.y) / length)
    }

    /// The marked length of a sharp corner's edges, in points of the picture.
    private static let leg: CGFloat = 6

    /// The midpoint of the curve, or the tip of a sharp corner.
    var middle: CGPoint {
        let pieces = curve.contours.flatMap(\.pieces)
        return pieces.count.isMultiple(of: 2) ? tip : pieces[pieces.count / 2].point(at: 0.5)
    }
}

extension ShapeCorner {
    /// Returns the ends of the edges that meet at the tip.
    fileprivate func angle(leg: CGFloat) -> Outline {
        let outward = place.outward
        return Outline([
            .move(CGPoint(x: tip.x - outward.x * leg, y: tip.y)), .line(tip),
            .line(CGPoint(x: tip.x, y: tip.y - outward.y * leg)),
        ])
    }
}

extension RectCorner {
    /// The direction away from the rectangle, as a step along both axes.
    fileprivate var outward: CGPoint {
        switch self {
        case .topLeft: CGPoint(x: -1, y: -1)
        case .topRight: CGPoint(x: 1, y: -1)
        case .bottomRight: CGPoint(x: 1, y: 1)
        case .bottomLeft: CGPoint(x: -1, y: 1)
        }
    }
}

extension [PartCorner] {
    /// Returns the corners with the largest radius, among those on a side if there are any: trailing corners first,
    /// from the top down.
    func largest(on edge: Edge?, columns: [Edge]) -> [PartCorner] {
        let beside = filter { corner in edge.map(corner.isOn) ?? true }
        let candidates = beside.isEmpty ? self : beside
        let radius = candidates.map(\.radius).max() ?? 0
        let largest = candidates.filter { $0.radius.isClose(to: radius) }
        return largest.filter { $0.isOn(columns[0]) } + largest.filter { !$0.isOn(columns[0]) }
    }
}

extension PartCorner {
    fileprivate func isOn(_ edge: Edge) -> Bool {
        switch edge {
        case .left: outward.x < -Self.slant
        case .right: outward.x > Self.slant
        case .top: outward.y < -Self.slant
        case .bottom: outward.y > Self.slant
        }
    }

    /// The minimum component towards a side of a corner on that side.
    private static let slant: CGFloat = 0.1
}

extension CGPoint {
    /// Returns the point moved along a direction.
    func moved(along direction: CGPoint, by distance: CGFloat) -> CGPoint {
        CGPoint(x: x + direction.x * distance, y: y + direction.y * distance)
    }
}
