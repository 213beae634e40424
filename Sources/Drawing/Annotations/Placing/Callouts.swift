internal import Foundation

/// Texts in columns and rows around the picture, each with a line to its target.
///
/// Inside the picture a line is straight and perpendicular to its side; in the gap between picture and texts it may
/// slant. The texts of a side are in the order of their arrows, so that arrows of one side never cross.
struct Callouts {
    /// A text to be placed.
    struct Item {
        let target: CGRect
        /// What the target shows if it paints nothing itself.
        let surfaces: [CGRect]
        let label: Label
        let pen: Pen
        /// The possible sides, preferred first.
        let edges: [Edge]
    }

    /// The choice for an item: a side, and the arrow's position along that side of the target.
    struct Choice: Equatable {
        var edge: Edge
        /// The position along the target's side, from 0 to 1.
        var part: CGFloat
    }

    let items: [Item]
    let occupied: OccupiedSpace
    let bounds: CGRect

    init(_ items: [Item], in occupied: OccupiedSpace) {
        self.items = items
        self.occupied = occupied
        bounds = occupied.bounds
    }

    /// The possible positions of an arrow along a side of its target, preferred first.
    private static let parts: [CGFloat] = [0.5, 0.25, 0.75, 0.1, 0.9]
    static let gap: CGFloat = 8
    /// The distance between the picture and the nearest text, in points.
    static let gutter: CGFloat = 24
    /// The number of items above which positions are chosen one by one instead of together.
    private static let weighedItems = 40

    /// Returns the marks in the order of the items.
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
        for target in occupied.targets where target != item.target {
            // An enclosing target must be crossed.
            guard !target.insetBy(dx: -1, dy: -1).contains(item.target) else { continue }
            if target.intersects(line) { cost += 8 }
        }
        for mark in occupied.marks where mark.insetBy(dx: -2, dy: -2).intersects(line) { cost += 12 }
        for content in occupied.contents where !content.contains(item.target) && !item.target.contains(content) {
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

    /// Returns the position of an arrow along the side of the picture.
    func port(of item: Item, _ choice: Choice) -> CGFloat {
        let target = item.target
        let (low, high) = choice.edge.isUpright ? (target.minY, target.maxY) : (target.minX, target.maxX)
        let inset = min(8, (high - low) / 2)
        return item.pen.snapped(low + inset + (high - low - 2 * inset) * choice.part)
    }

    /// Returns the straight part of an arrow, from the target to the edge of the picture.
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
}
