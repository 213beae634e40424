public import ChatModels

extension ChatClient {
    /// A controller that finds messages.
    public func messageSearchController() -> ChatMessageSearchController { ChatMessageSearchController(client: self) }
}

/// Finds messages in a client's memory.
public class ChatMessageSearchController: DataController {
    /// The client whose memory is shown.
    public let client: ChatClient

    /// What was searched for last.
    public private(set) var query: MessageSearchQuery?
    /// Hears what changes.
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

    /// Whether all messages that the memory has are shown.
    public var hasLoadedAllMessages: Bool { list.hasLoadedAll }

    /// Finds the messages that have all words of `text`, in the current user's channels, the newest first. An empty text
    /// finds nothing. Without a current user it is an error.
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

    /// Finds the messages that a query asks for.
    public func search(query: MessageSearchQuery, completion: (((any Error)?) -> Void)? = nil) {
        self.query = query
        list.select(pageSize: query.pageSize) { try $0.messages(query) }
        finishSynchronizing(with: list.problem, completion)
    }

    /// Shows the next messages. It is an error if nothing was searched for.
    ///
    /// - Parameter limit: How many; `nil` for a page.
    public func loadNextMessages(limit: Int? = nil, completion: (((any Error)?) -> Void)? = nil) {
        guard let query else {
            return answer(
                ClientError("Call search(text:) first: there are no next messages without a search."), completion)
        }
        list.loadMore(limit ?? query.pageSize)
        answer(list.problem, completion)
    }

    /// Shows no messages.
    public func clearResults() {
        query = nil
        list.select(pageSize: 0) { _ in [] }
    }

    override func stateDidChange() { delegate?.controller(self, didChangeState: state) }
}

extension MessageSearchQuery {
    fileprivate var pageSize: Int { pagination?.pageSize ?? .messagesPageSize }
}

/// Hears what a search for messages finds.
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
