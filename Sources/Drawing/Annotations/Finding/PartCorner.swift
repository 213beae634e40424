internal import Foundation
internal import Frames
import Raster

/// A corner of a part, where it is in the picture.
struct PartCorner {
    /// In points of the part, whatever the picture's scale; 0 for a sharp corner.
    let radius: CGFloat

    /// Where the edges beside the corner would meet, in points of the picture.
    let tip: CGPoint

    /// The curve from one edge to the other, in points of the picture; of a sharp corner, the ends of its edges.
    let curve: Outline

    /// The direction away from the part: a vector of length 1.
    let outward: CGPoint

    /// - Parameters:
    ///   - transform: From the shape's coordinates to the picture's.
    ///   - factor: How many points of the part one of the shape is.
    init(_ corner: ShapeCorner, _ transform: Transform, factor: CGFloat = 1) {
        radius = corner.radius * factor
        tip = transform.apply(corner.tip)
        curve = (corner.curve.isEmpty ? corner.angle(leg: Self.leg / max(transform.scale, 1e-3)) : corner.curve)
            .applying(transform)
        let beyond = transform.apply(corner.tip.moved(along: corner.place.outward, by: 1))
        let length = max(tip.distance(to: beyond), .leastNormalMagnitude)
        outward = CGPoint(x: (beyond.x - tip.x) / length, y: (beyond.y - tip.y) / length)
    }

    /// How much is marked of the edges of a sharp corner, in points of the picture.
    private static let leg: CGFloat = 6

    /// The middle of the curve; the tip of a sharp corner.
    var middle: CGPoint {
        let pieces = curve.contours.flatMap(\.pieces)
        return pieces.count.isMultiple(of: 2) ? tip : pieces[pieces.count / 2].point(at: 0.5)
    }
}

extension ShapeCorner {
    /// The ends of the edges that meet in the tip.
    fileprivate func angle(leg: CGFloat) -> Outline {
        let outward = place.outward
        return Outline([
            .move(CGPoint(x: tip.x - outward.x * leg, y: tip.y)), .line(tip),
            .line(CGPoint(x: tip.x, y: tip.y - outward.y * leg)),
        ])
    }
}

extension CornerPlace {
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
    /// The corners with the largest radius, of those on a side if there are any: first those where reading ends, from the top
    /// down.
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

    /// A corner that points less to a side than this isn't on it.
    private static let slant: CGFloat = 0.1
}

extension CGPoint {
    /// Returns the point a number of steps further on.
    func moved(along direction: CGPoint, by distance: CGFloat) -> CGPoint {
        CGPoint(x: x + direction.x * distance, y: y + direction.y * distance)
    }
}
