public import ChatModels

extension ChatClient {
    /// Returns a controller of the reactions that match a query.
    public func reactionListController(query: ReactionListQuery) -> ChatReactionListController {
        ChatReactionListController(client: self, query: query)
    }

    /// Returns a controller of all reactions to a message.
    public func reactionListController(for messageId: MessageId) -> ChatReactionListController {
        reactionListController(query: ReactionListQuery(messageId: messageId))
    }
}

/// A controller of the reactions to a message in memory, the newest first.
public class ChatReactionListController: DataController {
    /// The client that provides the data.
    public let client: ChatClient

    /// The query of the reactions.
    public let query: ReactionListQuery
    /// The delegate that is notified of changes.
    public weak var delegate: (any ChatReactionListControllerDelegate)?

    private let list: MemoryList<ChatMessageReaction>

    init(client: ChatClient, query: ReactionListQuery) {
        self.client = client
        self.query = query
        list = MemoryList(of: client.memory, pageSize: query.pagination.pageSize, isSame: ==) {
            try $0.reactions(query)
        }
        super.init(state: nil)
        list.didChange = { [weak self] changes in
            if let self { delegate?.controller(self, didChangeReactions: changes) }
        }
    }

    /// The reactions.
    public var reactions: [ChatMessageReaction] { list.items }

    /// Whether all reactions in memory are shown.
    public var hasLoadedAllReactions: Bool { list.hasLoadedAll }

    /// Loads the reactions. An unknown message and an unsupported query are errors.
    override public func synchronize(_ completion: (((any Error)?) -> Void)? = nil) {
        finishSynchronizing(with: list.problem, completion)
    }

    /// Loads older reactions.
    ///
    /// - Parameter limit: The maximum number; `nil` for the page size.
    public func loadMoreReactions(limit: Int? = nil, completion: (((any Error)?) -> Void)? = nil) {
        list.loadMore(limit ?? query.pagination.pageSize)
        answer(list.problem, completion)
    }

    override func stateDidChange() { delegate?.controller(self, didChangeState: state) }
}

/// A delegate that is notified of changes to the reactions to a message.
public protocol ChatReactionListControllerDelegate: DataControllerStateDelegate {
    /// Called when the reactions have changed.
    func controller(
        _ controller: ChatReactionListController, didChangeReactions changes: [ListChange<ChatMessageReaction>])
}

extension ChatReactionListControllerDelegate {
    /// Does nothing.
    public func controller(
        _ controller: ChatReactionListController, didChangeReactions changes: [ListChange<ChatMessageReaction>]
    ) {}
}
