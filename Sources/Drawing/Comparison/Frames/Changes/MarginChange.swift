import Foundation
import Frames

/// A change of a container's margins: all of its children moved in or out by the same distance.
///
/// It is one change of the container, which causes the moves of its children.
struct MarginChange {
    typealias Inset = (old: CGFloat, new: CGFloat)

    /// The distance of the children from the left or the top, in points; `nil` if unchanged.
    let start: Inset?

    /// The distance from the right or the bottom, in points, if it changed equally with ``start``, or alone; `nil` if
    /// it is unchanged, or only the remaining space.
    let end: Inset?

    /// Whether the container hugs its children and its margins.
    let isHugging: Bool

    /// Whether both sides changed equally.
    var isEven: Bool { start != nil && end != nil }

    /// The increase of the margin, in points.
    var distance: CGFloat { (start ?? end).map { $0.new - $0.old } ?? 0 }

    /// - Returns: `nil` unless all children moved by the same distance towards a side.
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
        // Content that is outside its container, such as rows of a scrolled list, has no margin.
        guard min(start.old, start.new, end.old, end.new) > -CGFloat.visibleTolerance else { return nil }
        guard shift != 0 else {
            // Nothing moved in a container that grew. Its trailing margin changed if it keeps that edge, as in
            // right-to-left text, or if its margins were or are equal.
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
        // Beside a single child there may be unused space: it moved, or has another size.
        guard children.count > 1 || isEven || isHugging && geometry.growth(number, axis) != 0 else { return nil }
    }

    /// Returns the property and the values of the changed margins of a container.
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
