import HeadlessUIKit

/// A message that is seen, and where: what is to stay in its place while messages come and go.
struct ScrollAnchor {
    private let cell: UITableViewCell

    /// How far the lower edge of the list is above the lower edge of the message, in points.
    let distance: CGFloat

    /// The lowest message that is seen in `list`; `nil` if the list shows its newest message, where it stays.
    init?(of list: ChatMessageListView) {
        guard !list.isLastCellFullyVisible, let indexPath = list.indexPathsForVisibleRows?.first,
            let cell = list.cellForRow(at: indexPath)
        else { return nil }
        self.cell = cell
        distance = list.rectForRow(at: indexPath).maxY - list.bounds.maxY
    }

    /// Where the message is now; `nil` if it is gone.
    func place(in list: ChatMessageListView) -> IndexPath? { list.indexPath(for: cell) }
}
