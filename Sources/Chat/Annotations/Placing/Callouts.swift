internal import Foundation

/// Texts in columns and rows around the picture, each with an arrow to its part.
///
/// Inside the picture an arrow is straight, at a right angle to the side that it comes from; in the gap between picture
/// and texts it may slant. The texts of a side are in the order of their arrows, so that arrows of one side never cross.
struct Callouts {
    /// A text that is to be placed.
    struct Item {
        let target: CGRect
        let label: Label
        let pen: Pen
        /// The sides on which it may stand, the best first.
        let edges: [Edge]
    }

    /// The choice for an item: a side, and the place of its arrow along that side of the part.
    private struct Choice: Equatable {
        var edge: Edge
        /// From 0 to 1 along the part's side.
        var part: CGFloat
    }

    private let items: [Item]
    private let room: Room
    private let bounds: CGRect

    init(_ items: [Item], in room: Room) {
        self.items = items
        self.room = room
        bounds = room.bounds
    }

    /// The places of an arrow along a side of its part, the best first.
    private static let parts: [CGFloat] = [0.5, 0.25, 0.75, 0.1, 0.9]
    private static let gap: CGFloat = 8
    /// Between the picture and the nearest text, in points.
    private static let gutter: CGFloat = 24
    /// Beyond this number the places are chosen one after the other, and not weighed against each other.
    private static let weighedItems = 40

    /// Returns the marks, in the order of the items.
    func marks() -> [Mark] {
        var choices = items.map { Choice(edge: $0.edges[0], part: 0.5) }
        let rounds = items.count > Self.weighedItems ? 1 : 6
        for _ in 0..<rounds {
            var isChanged = false
            for index in items.indices {
                let best = bestChoice(for: index, among: choices)
                isChanged = isChanged || best != choices[index]
                choices[index] = best
            }
            if !isChanged { break }
        }
        var marks: [Mark?] = items.map { _ in nil }
        for edge in Edge.allCases {
            for (index, mark) in placed(choices, on: edge) { marks[index] = mark }
        }
        return marks.compactMap { $0 }
    }

    // MARK: Choosing

    private func bestChoice(for index: Int, among choices: [Choice]) -> Choice {
        var best = (choice: choices[index], cost: CGFloat.infinity)
        for (rank, edge) in items[index].edges.enumerated() {
            for part in Self.parts {
                let choice = Choice(edge: edge, part: part)
                let cost = cost(of: choice, for: index, among: choices) + CGFloat(rank) * 1.2 + abs(part - 0.5) * 2
                if cost < best.cost - 1e-6 { best = (choice, cost) }
            }
        }
        return best.choice
    }

    private func cost(of choice: Choice, for index: Int, among choices: [Choice]) -> CGFloat {
        let item = items[index]
        let line = line(of: item, choice)
        var cost = max(line.width, line.height) / 40
        for target in room.targets where target != item.target {
            // A part around the arrow's own has to be crossed.
            guard !target.insetBy(dx: -1, dy: -1).contains(item.target) else { continue }
            if target.intersects(line) { cost += 8 }
        }
        for mark in room.marks where mark.insetBy(dx: -2, dy: -2).intersects(line) { cost += 12 }
        for content in room.contents where !content.contains(item.target) && !item.target.contains(content) {
            let common = content.shared(with: line)
            if !common.isEmpty { cost += 1.5 + max(common.width, common.height) / 20 }
        }
        var length = choice.edge.isUpright ? item.label.size.height : item.label.size.width
        for (other, rival) in choices.enumerated() where other != index {
            let otherLine = self.line(of: items[other], rival)
            if rival.edge == choice.edge {
                length += Self.gap
                length += rival.edge.isUpright ? items[other].label.size.height : items[other].label.size.width
                let apart = abs(port(of: item, choice) - port(of: items[other], rival))
                if apart < 10 { cost += 10 - apart }
            }
            if otherLine.insetBy(dx: -3, dy: -3).intersects(line) { cost += 14 }
        }
        let side = choice.edge.isUpright ? bounds.height : bounds.width
        return cost + max(0, length - side) / 10
    }

    /// The place of an arrow along the side of the picture.
    private func port(of item: Item, _ choice: Choice) -> CGFloat {
        let target = item.target
        let (low, high) = choice.edge.isUpright ? (target.minY, target.maxY) : (target.minX, target.maxX)
        let inset = min(8, (high - low) / 2)
        return item.pen.snapped(low + inset + (high - low - 2 * inset) * choice.part)
    }

    /// The straight part of an arrow, from the part to the edge of the picture.
    private func line(of item: Item, _ choice: Choice) -> CGRect {
        let port = port(of: item, choice)
        let target = item.target
        switch choice.edge {
        case .left: return CGRect(x: bounds.minX, y: port - 0.5, width: max(target.minX - bounds.minX, 0), height: 1)
        case .right: return CGRect(x: target.maxX, y: port - 0.5, width: max(bounds.maxX - target.maxX, 0), height: 1)
        case .top: return CGRect(x: port - 0.5, y: bounds.minY, width: 1, height: max(target.minY - bounds.minY, 0))
        case .bottom: return CGRect(x: port - 0.5, y: target.maxY, width: 1, height: max(bounds.maxY - target.maxY, 0))
        }
    }

    // MARK: Placing

    private func placed(_ choices: [Choice], on edge: Edge) -> [(Int, Mark)] {
        let members = choices.indices.filter { choices[$0].edge == edge }.sorted {
            let (one, other) = (port(of: items[$0], choices[$0]), port(of: items[$1], choices[$1]))
            return (one, $0) < (other, $1)
        }
        guard !members.isEmpty else { return [] }
        let ports = members.map { port(of: items[$0], choices[$0]) }
        let sizes = members.map { items[$0].label.size }
        let middles = Spread.places(
            wanted: ports, lengths: sizes.map { edge.isUpright ? $0.height : $0.width }, gap: Self.gap)
        // What slants much needs room for it.
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
        // The line ends inside of the arrowhead, whose tip stays sharp.
        let end =
            switch edge {
            case .left: CGPoint(x: tip.x - 4, y: tip.y)
            case .right: CGPoint(x: tip.x + 4, y: tip.y)
            case .top: CGPoint(x: tip.x, y: tip.y - 4)
            case .bottom: CGPoint(x: tip.x, y: tip.y + 4)
            }
        return Mark(
            frames: pen.path([start, bend, end]) + pen.arrowhead(at: tip, on: edge) + [text], areas: [text.rect])
    }

    /// The middle of a text, or the arrow's own place where they are nearly the same: a slant of a point looks wrong.
    private func level(_ middle: CGFloat, near port: CGFloat, _ pen: Pen) -> CGFloat {
        abs(middle - port) < 3 ? port : pen.snapped(middle)
    }
}
