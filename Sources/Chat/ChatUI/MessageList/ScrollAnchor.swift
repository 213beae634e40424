import ChatModels
import HeadlessUIKit

/// A message that is seen, and where: what is to stay in its place while messages come and go.
@MainActor
struct ScrollAnchor {
    private let cell: UITableViewCell

    /// How far the lower edge of the list is above the lower edge of the message, in points.
    let distance: CGFloat

    /// The lowest message that is seen in `list` and that the changes leave in its place among the others; `nil` if
    /// there is none, or if the list shows its newest message, where it stays.
    init?(of list: ChatMessageListView, before changes: [ListChange<ChatMessage>]) {
        guard !list.isLastCellFullyVisible,
            let indexPath = list.indexPathsForVisibleRows?.first(where: { path in
                !changes.contains { $0.takesAway(path) }
            }),
            let cell = list.cellForRow(at: indexPath)
        else { return nil }
        self.cell = cell
        distance = list.rectForRow(at: indexPath).maxY - list.bounds.maxY
    }

    /// Where the message is now; `nil` if the table was read anew, as the changes don't lead to what it has.
    func place(in list: ChatMessageListView) -> IndexPath? { list.indexPath(for: cell) }
}

extension ListChange {
    /// Whether what was at a place before the changes is removed or moved.
    fileprivate func takesAway(_ indexPath: IndexPath) -> Bool {
        switch self {
        case .remove(_, let index), .move(_, let index, _): index == indexPath
        case .insert, .update: false
        }
    }
}
