internal import Foundation
internal import Frames

/// The radius of a corner: a line along its curve, a line leading away from it, and the number of points.
struct RadiusMark {
    let corner: PartCorner
    let pen: Pen

    /// The possible distances of the number from the corner, in points, preferred first.
    private static let distances: [CGFloat] = [12, 20, 32, 48]

    /// The possible positions of the number outside the part, preferred first.
    var outer: [Mark] { Self.distances.map { mark(corner.outward, at: $0) } }

    /// The possible positions of the number inside the part, if there is no space around it.
    var inner: [Mark] { Self.distances.map { mark(CGPoint(x: -corner.outward.x, y: -corner.outward.y), at: $0) } }

    private func mark(_ direction: CGPoint, at distance: CGFloat) -> Mark {
        let (start, end) = (corner.middle, corner.middle.moved(along: direction, by: distance))
        let label = Label("r \(corner.radius.inPoints)", .figure, pen)
        let text = label.frame(at: origin(of: label.size, at: end, direction))
        let leader = pen.path([start, end])
        return Mark(
            frames: leader + [pen.line(along: corner.curve), text], areas: [text.rect], guides: leader.map(\.rect))
    }

    /// Returns the top-left corner of the number: beside the end of a horizontal line, otherwise above or below it.
    private func origin(of size: CGSize, at end: CGPoint, _ direction: CGPoint) -> CGPoint {
        if abs(direction.x) < 0.35 {
            return CGPoint(x: end.x - size.width / 2, y: direction.y < 0 ? end.y - size.height : end.y)
        }
        return CGPoint(x: direction.x < 0 ? end.x - size.width : end.x, y: end.y - size.height / 2)
    }
}
