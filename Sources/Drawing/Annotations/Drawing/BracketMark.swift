internal import Foundation
internal import Frames

/// A bracket along a side of a part, with a text.
struct BracketMark {
    let rect: CGRect
    let label: Label
    let pen: Pen
    let picture: CGRect

    private static let distance: CGFloat = 8
    private static let stroke: CGFloat = 5

    /// Returns the possible positions of the bracket on some sides, preferred first.
    func marks(on edges: [Edge]) -> [Mark] {
        edges.map { mark($0, at: Self.distance) } + edges.map { mark($0, at: beyondPicture($0)) }
    }

    private func beyondPicture(_ edge: Edge) -> CGFloat {
        switch edge {
        case .left: rect.minX - picture.minX + Self.distance
        case .right: picture.maxX - rect.maxX + Self.distance
        case .top: rect.minY - picture.minY + Self.distance
        case .bottom: picture.maxY - rect.maxY + Self.distance
        }
    }

    private func mark(_ edge: Edge, at distance: CGFloat) -> Mark {
        let inset = pen.line / 2
        var frames: [Frame]
        var area: CGRect
        var origin = CGPoint(x: rect.midX - label.size.width / 2, y: rect.midY - label.size.height / 2)
        switch edge {
        case .left, .right:
            let sign: CGFloat = edge == .right ? 1 : -1
            let x = (edge == .right ? rect.maxX : rect.minX) + sign * distance
            frames = [pen.down(from: rect.minY, to: rect.maxY, x: x)]
            for y in [rect.minY + inset, rect.maxY - inset] {
                frames.append(pen.across(from: x - sign * Self.stroke, to: x, y: y))
            }
            area = CGRect(x: min(x, x - sign * Self.stroke), y: rect.minY, width: Self.stroke, height: rect.height)
            origin.x = edge == .right ? x + 6 : x - 6 - label.size.width
        case .top, .bottom:
            let sign: CGFloat = edge == .bottom ? 1 : -1
            let y = (edge == .bottom ? rect.maxY : rect.minY) + sign * distance
            frames = [pen.across(from: rect.minX, to: rect.maxX, y: y)]
            for x in [rect.minX + inset, rect.maxX - inset] {
                frames.append(pen.down(from: y - sign * Self.stroke, to: y, x: x))
            }
            area = CGRect(x: rect.minX, y: min(y, y - sign * Self.stroke), width: rect.width, height: Self.stroke)
            origin.y = edge == .bottom ? y + 6 : y - 6 - label.size.height
        }
        let text = label.frame(at: origin)
        return Mark(frames: frames + [text], areas: [area, text.rect])
    }
}
