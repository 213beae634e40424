public import ChatModels

extension ChatClient {
    /// A controller of the reactions that a query asks for.
    public func reactionListController(query: ReactionListQuery) -> ChatReactionListController {
        ChatReactionListController(client: self, query: query)
    }

    /// A controller of all reactions to a message.
    public func reactionListController(for messageId: MessageId) -> ChatReactionListController {
        reactionListController(query: ReactionListQuery(messageId: messageId))
    }
}

/// The reactions to a message in a client's memory, the newest first.
public class ChatReactionListController: DataController {
    /// The client whose memory is shown.
    public let client: ChatClient

    /// Which reactions are asked for.
    public let query: ReactionListQuery
    /// Hears what changes.
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

    /// Whether all reactions that the memory has are shown.
    public var hasLoadedAllReactions: Bool { list.hasLoadedAll }

    /// Asks for the reactions. A message that isn't there is an error, and so is a query that can't be answered.
    override public func synchronize(_ completion: (((any Error)?) -> Void)? = nil) {
        finishSynchronizing(with: list.problem, completion)
    }

    /// Shows older reactions.
    ///
    /// - Parameter limit: How many; `nil` for a page.
    public func loadMoreReactions(limit: Int? = nil, completion: (((any Error)?) -> Void)? = nil) {
        list.loadMore(limit ?? query.pagination.pageSize)
        answer(list.problem, completion)
    }

    override func stateDidChange() { delegate?.controller(self, didChangeState: state) }
}

/// Hears what changes in the reactions to a message.
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
