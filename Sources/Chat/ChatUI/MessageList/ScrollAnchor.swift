import ChatModels
import HeadlessUIKit

/// A message that is seen, and where: what is to stay in its place while messages come and go.
struct ScrollAnchor {
    private let indexPath: IndexPath

    /// How far the lower edge of the list is above the lower edge of the message, in points.
    private let distance: CGFloat

    /// The lowest message that is seen in `list`; `nil` if the list shows its newest message, where it stays.
    init?(of list: ChatMessageListView) {
        guard !list.isLastCellFullyVisible, let indexPath = list.indexPathsForVisibleRows?.first else { return nil }
        self.indexPath = indexPath
        distance = list.rectForRow(at: indexPath).maxY - list.bounds.maxY
    }

    /// Scrolls so that the message is where it was before `changes`, if it is still there.
    func restore(in list: ChatMessageListView, after changes: RowChanges) {
        guard let indexPath = changes.destination(of: indexPath) else { return }
        list.scroll(to: indexPath, distance: distance)
    }
}

extension RowChanges {
    /// Translates the changes of a list of messages into changes of its rows.
    init(_ changes: [ListChange<ChatMessage>]) {
        self.init()
        for change in changes {
            switch change {
            case .insert(_, let index): insert(index)
            case .remove(_, let index): remove(index)
            case .move(_, let from, let to): move(from, to: to)
            case .update: break
            }
        }
    }
}
