internal import Foundation

extension Callouts {
    /// Returns the marks of one side, each with the index of its item.
    func placed(_ choices: [Choice], on edge: Edge) -> [(Int, Mark)] {
        let members = choices.indices.filter { choices[$0].edge == edge }.sorted {
            let (one, other) = (port(of: items[$0], choices[$0]), port(of: items[$1], choices[$1]))
            return (one, $0) < (other, $1)
        }
        guard !members.isEmpty else { return [] }
        let ports = members.map { port(of: items[$0], choices[$0]) }
        let sizes = members.map { items[$0].label.size }
        let middles = OverlapRemoval.places(
            wanted: ports, lengths: sizes.map { edge.isUpright ? $0.height : $0.width }, gap: Self.gap)
        // A steep slant needs space.
        let shift = zip(ports, middles).map { abs($0 - $1) }.max() ?? 0
        let gutter = Self.gutter + min(shift * 0.35, 40)
        return members.indices.map { place in
            let item = items[members[place]]
            return (
                members[place],
                mark(of: item, on: edge, port: ports[place], middle: middles[place], gutter: gutter)
            )
        }
    }

    private func mark(of item: Item, on edge: Edge, port: CGFloat, middle: CGFloat, gutter: CGFloat) -> Mark {
        let (size, pen) = (item.label.size, item.pen)
        let origin: CGPoint
        let tip: CGPoint
        let bend: CGPoint
        switch edge {
        case .left:
            origin = CGPoint(x: bounds.minX - gutter - size.width, y: middle - size.height / 2)
            tip = CGPoint(x: item.target.minX - 1, y: port)
            bend = CGPoint(x: min(bounds.minX - 4, tip.x - 9), y: port)
        case .right:
            origin = CGPoint(x: bounds.maxX + gutter, y: middle - size.height / 2)
            tip = CGPoint(x: item.target.maxX + 1, y: port)
            bend = CGPoint(x: max(bounds.maxX + 4, tip.x + 9), y: port)
        case .top:
            origin = CGPoint(x: middle - size.width / 2, y: bounds.minY - gutter - size.height)
            tip = CGPoint(x: port, y: item.target.minY - 1)
            bend = CGPoint(x: port, y: min(bounds.minY - 4, tip.y - 9))
        case .bottom:
            origin = CGPoint(x: middle - size.width / 2, y: bounds.maxY + gutter)
            tip = CGPoint(x: port, y: item.target.maxY + 1)
            bend = CGPoint(x: port, y: max(bounds.maxY + 4, tip.y + 9))
        }
        let text = item.label.frame(at: origin)
        let start: CGPoint
        switch edge {
        case .left: start = CGPoint(x: text.rect.maxX, y: level(text.rect.midY, near: port, pen))
        case .right: start = CGPoint(x: text.rect.minX, y: level(text.rect.midY, near: port, pen))
        case .top: start = CGPoint(x: level(text.rect.midX, near: port, pen), y: text.rect.maxY)
        case .bottom: start = CGPoint(x: level(text.rect.midX, near: port, pen), y: text.rect.minY)
        }
        // The line ends inside the arrowhead, whose tip stays sharp.
        let end =
            switch edge {
            case .left: CGPoint(x: tip.x - 4, y: tip.y)
            case .right: CGPoint(x: tip.x + 4, y: tip.y)
            case .top: CGPoint(x: tip.x, y: tip.y - 4)
            case .bottom: CGPoint(x: tip.x, y: tip.y + 4)
            }
        return Mark(
            frames: pen.arrow([start, bend, end], to: tip, on: edge) + [text], areas: [text.rect])
    }

    /// Returns the center of a text, or the arrow's position if they nearly coincide, because a slight slant looks
    /// wrong.
    private func level(_ middle: CGFloat, near port: CGFloat, _ pen: Pen) -> CGFloat {
        abs(middle - port) < 3 ? port : pen.snapped(middle)
    }
}
