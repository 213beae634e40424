import ChatModels
import Client
import HeadlessUIKit

/// The messages of the list.
extension ChatMessageListVC {
    /// The index paths of all messages, the newest first.
    var indexPaths: some Collection<IndexPath> {
        let count = dataSource?.numberOfMessages(in: self) ?? 0
        return (0..<count).lazy.map { IndexPath(item: $0, section: 0) }
    }

    /// The message at an index path; item 0 is the newest.
    func message(at indexPath: IndexPath?) -> ChatMessage? {
        indexPath.flatMap { dataSource?.chatMessageListVC(self, messageAt: $0) }
    }

    /// Whether the message before is from another day, or there is none.
    func isFirstOfDay(_ message: ChatMessage, at indexPath: IndexPath) -> Bool {
        let olderIndexPath = IndexPath(item: indexPath.item + 1, section: indexPath.section)
        guard let older = self.message(at: olderIndexPath) else { return dataSource?.isLastPageLoaded ?? false }
        return !days.isSameDay(older.createdAt, message.createdAt)
    }

    /// The controller of a message; `nil` for a list without a client.
    func controller(of message: ChatMessage) -> ChatMessageController? {
        guard let client, let cid = dataSource?.channel(for: self)?.cid ?? message.cid else { return nil }
        return client.messageController(cid: cid, messageId: message.id)
    }
}
