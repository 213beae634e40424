import ChatModels
import HeadlessUIKit

/// A visible message and its position, which stays the same while messages are inserted and removed.
@MainActor
struct ScrollAnchor {
    private let cell: UITableViewCell

    /// The distance between the lower edges of the list and of the message, in points.
    let distance: CGFloat

    /// The lowest visible message in `list` that the changes don't move; `nil` if there is none, or if the list shows
    /// its newest message, where it stays.
    init?(of list: ChatMessageListView, before changes: [ListChange<ChatMessage>]) {
        guard !list.isLastCellFullyVisible,
            let indexPath = list.indexPathsForVisibleRows?.first(where: { path in
                !changes.contains { $0.removesOrMoves(path) }
            }),
            let cell = list.cellForRow(at: indexPath)
        else { return nil }
        self.cell = cell
        distance = list.rectForRow(at: indexPath).maxY - list.bounds.maxY
    }

    /// The current index path of the message; `nil` if the table was reloaded because the changes don't match its data.
    func place(in list: ChatMessageListView) -> IndexPath? { list.indexPath(for: cell) }
}

extension ListChange {
    /// Whether the item at an index path is removed or moved.
    fileprivate func removesOrMoves(_ indexPath: IndexPath) -> Bool {
        switch self {
        case .remove(_, let index), .move(_, let index, _): index == indexPath
        case .insert, .update: false
        }
    }
}
