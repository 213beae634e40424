import Foundation
import Frames

/// A container with other margins: all of its children lie further inside than before, or less far, by the same
/// distance.
///
/// That is one change of the container, and the moves of its children follow from it.
struct MarginChange {
    typealias Inset = (old: CGFloat, new: CGFloat)

    /// The distance of the children from the left or the top, in points; `nil` if it is the same.
    let start: Inset?

    /// The distance from the right or the bottom, in points, if it changed by as much as ``start``, or alone; `nil` if
    /// it is the same, or merely the room that is left.
    let end: Inset?

    /// Whether the container is as large as its children and its margins make it.
    let isHugging: Bool

    /// Whether both sides changed by as much.
    var isEven: Bool { start != nil && end != nil }

    /// By how much the margin grew, in points.
    var distance: CGFloat { (start ?? end).map { $0.new - $0.old } ?? 0 }

    /// - Returns: `nil` if the children did not all move by the same distance, or towards no side.
    init?(
        _ number: Int, _ axis: Axis, _ old: FrameTree, _ new: FrameTree, _ matching: FrameMatching,
        _ geometry: FrameGeometry
    ) {
        let children = new[number].children
        guard let before = matching.oldOf[number], let first = children.first,
            children.count == old[before].children.count, children.allSatisfy(matching.isInPlace)
        else { return nil }
        let shift = geometry.shift(first, axis)
        guard children.allSatisfy({ geometry.shift($0, axis).isClose(to: shift) }) else { return nil }
        let rects = children.compactMap { geometry.rects[$0] }
        let (olds, news) = (rects.map { $0.old.extent(axis) }, rects.map { $0.new.extent(axis) })
        let (container, newContainer) = (old[before].rect.extent(axis), new[number].rect.extent(axis))
        let start = (old: olds.map(\.start).min() ?? 0, new: news.map(\.start).min() ?? 0)
        let end = (
            old: container.length - (olds.map(\.end).max() ?? 0),
            new: newContainer.length - (news.map(\.end).max() ?? 0)
        )
        let endShift = end.new - end.old
        // What has left its container, such as the rows of a list that is scrolled, has no margin.
        guard min(start.old, start.new, end.old, end.new) > -CGFloat.closeness else { return nil }
        guard shift != 0 else {
            // Nothing moved in a container that grew: it has another margin at its end, as in text that runs from right
            // to left, if it keeps that edge, or if its margins were as wide as each other before or are now.
            let growth = geometry.growth(number, axis)
            let keepsEnd = container.end.isClose(to: newContainer.end) && endShift.isClose(to: growth)
            let isBalanced = start.old.isClose(to: end.old) || start.new.isClose(to: end.new)
            guard axis == .horizontal, number != 0, growth != 0, !endShift.isClose(to: 0), keepsEnd || isBalanced
            else { return nil }
            (self.start, self.end, isHugging) = (nil, end, true)
            return
        }
        let isEven = endShift.isClose(to: shift)
        self.start = start
        self.end = isEven ? end : nil
        isHugging = isEven || end.old.isClose(to: end.new)
        // Beside one child there may be room that nobody takes: it has moved, or is another size.
        guard children.count > 1 || isEven || isHugging && geometry.growth(number, axis) != 0 else { return nil }
    }

    /// The property and the values of what changed on the two axes of a container.
    static func words(
        _ horizontal: MarginChange?, _ vertical: MarginChange?
    ) -> (property: FrameChange.Property, value: ValueChange) {
        let sides: [(name: String, property: FrameChange.Property, inset: Inset?)] = [
            ("top", .topMargin, vertical?.start), ("right", .rightMargin, horizontal?.end),
            ("bottom", .bottomMargin, vertical?.end), ("left", .leftMargin, horizontal?.start),
        ]
        let changed = sides.compactMap { side in side.inset.map { (side.name, side.property, $0) } }
        let values = changed.map { ($0.2.old.shortDescription, $0.2.new.shortDescription) }
        guard let first = values.first, values.contains(where: { $0 != first }) else {
            let (from, to) = values.first ?? ("", "")
            return (changed.count == 1 ? changed[0].1 : .margin, ValueChange(from: from, to: to))
        }
        func list(_ values: [String]) -> String {
            zip(changed, values).map { "\($0.0) \($1)" }.joined(separator: ", ")
        }
        return (.margin, ValueChange(from: list(values.map(\.0)), to: list(values.map(\.1))))
    }
}
