import ChatModels
import HeadlessUIKit

/// A message that is seen, and where: what is to stay in its place while messages come and go.
struct ScrollAnchor {
    private var row: Int

    /// How far the lower edge of the list is above the lower edge of the message, in points.
    private let distance: CGFloat

    /// The lowest message that is seen in `list`; `nil` if the list shows its newest message, where it stays.
    init?(of list: ChatMessageListView) {
        guard !list.isLastCellFullyVisible, let row = list.indexPathsForVisibleRows?.first?.item else { return nil }
        self.row = row
        distance = list.rectForRow(at: IndexPath(item: row, section: 0)).maxY - list.bounds.maxY
    }

    private init(row: Int, distance: CGFloat) {
        self.row = row
        self.distance = distance
    }

    /// Where the message is after `changes`; `nil` if it is no longer there.
    func moved(by changes: [ListChange<ChatMessage>]) -> ScrollAnchor? {
        let removed = changes.filter(\.isRemove).map(\.indexPath.item)
        let moved = changes.compactMap { change -> (from: Int, to: Int)? in
            guard case .move(_, let from, let to) = change else { return nil }
            return (from.item, to.item)
        }
        if removed.contains(row) { return nil }
        if let destination = moved.first(where: { $0.from == row })?.to {
            return ScrollAnchor(row: destination, distance: distance)
        }
        // Places before the changes count for what goes away, places after them for what comes.
        let left = row - (removed + moved.map(\.from)).count { $0 < row }
        let arriving = (changes.filter(\.isInsertion).map(\.indexPath.item) + moved.map(\.to)).sorted()
        let place = arriving.reduce(left) { place, arrival in arrival <= place ? place + 1 : place }
        return ScrollAnchor(row: place, distance: distance)
    }

    /// Scrolls so that the message is where it was.
    func restore(in list: ChatMessageListView) {
        list.scroll(toRow: row, distance: distance)
    }
}
