import Foundation

/// The order in which VoiceOver reads siblings: by rows from the top, and within a row in reading direction. It is
/// known from use, not from documentation.
struct ReadingOrder {
    let isRightToLeft: Bool

    /// An element belongs to a row if its top is less than this below the row's top, in points.
    private static let rowTolerance: CGFloat = 8

    /// Returns all elements. The first element of a labeled group carries the group's label.
    func elements(_ entries: [AccessibilityEntry]) -> [AccessibilityNode] {
        sorted(entries).flatMap { entry -> [AccessibilityNode] in
            guard let inside = entry.inside else { return entry.node.isSilent ? [] : [entry.node] }
            var nodes = entry.isOrdered ? inside.flatMap { elements([$0]) } : elements(inside)
            if let label = entry.node.label, !nodes.isEmpty { nodes[0].container = nodes[0].container ?? label }
            return nodes
        }
    }

    /// Returns the entries sorted by priority.
    func sorted(_ entries: [AccessibilityEntry]) -> [AccessibilityEntry] {
        let priorities = Set(entries.map(\.priority)).sorted(by: >)
        return priorities.flatMap { priority in rows(entries.filter { $0.priority == priority }) }
    }

    private func rows(_ entries: [AccessibilityEntry]) -> [AccessibilityEntry] {
        var rows: [[AccessibilityEntry]] = []
        for entry in stable(entries, by: { $0.node.rect.minY }) {
            let top = rows.last?.first?.node.rect.minY
            if let top, entry.node.rect.minY - top < Self.rowTolerance {
                rows[rows.count - 1].append(entry)
            } else {
                rows.append([entry])
            }
        }
        return rows.flatMap { row in
            stable(row) { isRightToLeft ? -$0.node.rect.maxX : $0.node.rect.minX }
        }
    }

    /// Sorts stably.
    private func stable(
        _ entries: [AccessibilityEntry], by key: (AccessibilityEntry) -> CGFloat
    ) -> [AccessibilityEntry] {
        entries.enumerated().sorted { (key($0.element), $0.offset) < (key($1.element), $1.offset) }.map(\.element)
    }
}
