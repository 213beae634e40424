import Foundation
import Frames

/// Checks that everything has the same size and position in two variants.
///
/// Each line is a cause: if a frame's size changed, its ancestors grew and its neighbors moved as a consequence.
struct GeometryCheck {
    let pairs: LayoutPairs
    /// The descriptions of the variants, such as `in light`.
    let names: (one: String, other: String)
    /// The tolerance for an edge, in points.
    let slack: CGFloat
    /// Whether the other variant has the other layout direction.
    var isMirrored = false
    /// Whether rounding may add up along rows.
    var addsUp = false

    init(
        _ pairs: LayoutPairs, names: (one: String, other: String), slack: CGFloat, isMirrored: Bool = false,
        addsUp: Bool = false
    ) {
        self.pairs = pairs
        self.names = names
        self.slack = slack
        self.isMirrored = isMirrored
        self.addsUp = addsUp
    }

    private struct Changes: OptionSet {
        let rawValue: Int
        static let width = Changes(rawValue: 1)
        static let height = Changes(rawValue: 2)
    }

    var lines: [String] {
        let sizes = pairs.pairs.map(sizeChange)
        var (inside, beside) = (
            Array(repeating: Changes(), count: sizes.count), Array(repeating: Changes(), count: sizes.count)
        )
        for (index, pair) in pairs.pairs.enumerated().reversed() {
            guard let parent = pair.parent else { continue }
            inside[parent].formUnion(inside[index].union(sizes[index]))
            beside[parent].formUnion(sizes[index])
        }
        var lines = pairs.unpaired(names)
        let isWhole = lines.isEmpty
        for (index, pair) in pairs.pairs.enumerated() {
            let causes = sizes[index].subtracting(inside[index])
            if !causes.isEmpty, isWhole || !hasUnpaired(pair) { lines.append(sizeLine(pair)) }
            guard let parent = pair.parent, isWhole || !hasUnpaired(pairs.pairs[parent]) else { continue }
            let consequences = beside[parent].union(sizes[parent]).union(sizes[index])
            if !consequences.contains(.width), let line = line(pair, along: .horizontal) { lines.append(line) }
            if !consequences.contains(.height), let line = line(pair, along: .vertical) { lines.append(line) }
        }
        return lines
    }

    /// Whether something appeared or disappeared in a frame, which explains all movement in it.
    private func hasUnpaired(_ pair: LayoutPairs.Pair) -> Bool {
        pairs.onlyInOne.contains { pairs.one.isInside($0, pair.one) }
            || pairs.onlyInOther.contains { pairs.other.isInside($0, pair.other) }
    }

    // MARK: Sizes

    private func sizeChange(_ pair: LayoutPairs.Pair) -> Changes {
        let (one, other) = pairs.rects(pair)
        // The rounding of many children may add up in their parent.
        let count = addsUp ? CGFloat(pairs.one.children(of: pair.one).count + 1) : 1
        var changes: Changes = []
        if (one.width - other.width).magnitude > slack * count { changes.insert(.width) }
        if (one.height - other.height).magnitude > slack * count { changes.insert(.height) }
        return changes
    }

    private func sizeLine(_ pair: LayoutPairs.Pair) -> String {
        let (one, other) = pairs.rects(pair)
        return "\(pairs.one.name(of: pair.one)) is \(one.width.figure) × \(one.height.figure) pt \(names.one), "
            + "\(other.width.figure) × \(other.height.figure) pt \(names.other)"
    }

    // MARK: Positions

    private enum Axis { case horizontal, vertical }

    private func line(_ pair: LayoutPairs.Pair, along axis: Axis) -> String? {
        guard let rooms = pairs.rooms(pair) else { return nil }
        let (one, other) = pairs.rects(pair)
        let (before, after, room, otherRoom) =
            axis == .horizontal
            ? (one.minX, other.minX, rooms.0.width, rooms.1.width)
            : (one.minY, other.minY, rooms.0.height, rooms.1.height)
        let (length, otherLength) = axis == .horizontal ? (one.width, other.width) : (one.height, other.height)
        let isTurned = isMirrored && axis == .horizontal
        let distance = isTurned ? otherRoom - after - otherLength : after
        guard (distance - before).magnitude > slack else { return nil }
        if addsUp,
            hasSameGap(pair, axis) || (otherRoom - after - otherLength - (room - before - length)).magnitude <= slack
        {
            return nil
        }
        let side = axis == .horizontal ? "left" : "top"
        let name = pairs.one.name(of: pair.one)
        let otherSide = isTurned ? "from the right " : ""
        return
            "\(name) is \(before.figure) pt from the \(side) \(names.one), \(distance.figure) pt \(otherSide)\(names.other)"
    }

    /// Whether the distance to the preceding frame is the same.
    private func hasSameGap(_ pair: LayoutPairs.Pair, _ axis: Axis) -> Bool {
        guard let previous = pair.previous else { return false }
        let (one, other) = pairs.rects(pair)
        let (before, otherBefore) = pairs.rects(pairs.pairs[previous])
        let gaps =
            axis == .horizontal
            ? (one.minX - before.maxX, other.minX - otherBefore.maxX)
            : (one.minY - before.maxY, other.minY - otherBefore.maxY)
        return (gaps.0 - gaps.1).magnitude <= slack
    }
}
