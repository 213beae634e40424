public import ChatModels

extension ChatClient {
    /// Returns a controller of a message search.
    public func messageSearchController() -> ChatMessageSearchController { ChatMessageSearchController(client: self) }
}

/// A controller of a message search in memory.
public class ChatMessageSearchController: DataController {
    /// The client that provides the data.
    public let client: ChatClient

    /// The last query; `nil` before a search.
    public private(set) var query: MessageSearchQuery?
    /// The delegate that is notified of changes.
    public weak var delegate: (any ChatMessageSearchControllerDelegate)?

    private let list: MemoryList<ChatMessage>

    init(client: ChatClient) {
        self.client = client
        list = MemoryList(of: client.memory, isSame: { $0.isSame(as: $1) }) { _ in [] }
        super.init(state: nil)
        list.didChange = { [weak self] changes in
            if let self { delegate?.controller(self, didChangeMessages: changes) }
        }
    }

    /// The messages that were found.
    public var messages: [ChatMessage] { list.items }

    /// Whether all messages in memory are shown.
    public var hasLoadedAllMessages: Bool { list.hasLoadedAll }

    /// Searches for messages with all words of `text` in the current user's channels, the newest first. An empty text
    /// has no results. Without a current user, it is an error.
    public func search(text: String, completion: (((any Error)?) -> Void)? = nil) {
        guard !QueryValue.text(text).words.isEmpty else {
            clearResults()
            return finishSynchronizing(with: nil, completion)
        }
        guard let user = client.currentUserId else {
            return finishSynchronizing(with: ClientError.CurrentUserDoesNotExist(), completion)
        }
        search(
            query: MessageSearchQuery(
                channelFilter: .containMembers(userIds: [user]), messageFilter: .queryText(text),
                sort: [Sorting(key: .createdAt)]),
            completion: completion)
    }

    /// Searches for messages that match a query.
    public func search(query: MessageSearchQuery, completion: (((any Error)?) -> Void)? = nil) {
        self.query = query
        list.select(pageSize: query.pageSize) { try $0.messages(query) }
        finishSynchronizing(with: list.problem, completion)
    }

    /// Loads the next messages. It is an error without a search.
    ///
    /// - Parameter limit: The maximum number; `nil` for the page size.
    public func loadNextMessages(limit: Int? = nil, completion: (((any Error)?) -> Void)? = nil) {
        guard let query else {
            return answer(
                ClientError("Call search(text:) first: there are no next messages without a search."), completion)
        }
        list.loadMore(limit ?? query.pageSize)
        answer(list.problem, completion)
    }

    /// Removes the results.
    public func clearResults() {
        query = nil
        list.select(pageSize: 0) { _ in [] }
    }

    override func stateDidChange() { delegate?.controller(self, didChangeState: state) }
}

extension MessageSearchQuery {
    fileprivate var pageSize: Int { pagination?.pageSize ?? .messagesPageSize }
}

/// A delegate that is notified of the results of a message search.
public protocol ChatMessageSearchControllerDelegate: DataControllerStateDelegate {
    /// Called when the messages have changed.
    func controller(_ controller: ChatMessageSearchController, didChangeMessages changes: [ListChange<ChatMessage>])
}

extension ChatMessageSearchControllerDelegate {
    /// Does nothing.
    public func controller(
        _ controller: ChatMessageSearchController, didChangeMessages changes: [ListChange<ChatMessage>]
    ) {}
}
