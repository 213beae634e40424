public import ChatModels

extension ChatClient {
    /// Returns a controller of the members that match a query.
    public func memberListController(query: ChannelMemberListQuery) -> ChatChannelMemberListController {
        ChatChannelMemberListController(client: self, query: query)
    }
}

/// A controller of the members of a channel in memory.
public class ChatChannelMemberListController: DataController {
    /// The client that provides the data.
    public let client: ChatClient

    /// The query of the members.
    public let query: ChannelMemberListQuery
    /// The delegate that is notified of changes.
    public weak var delegate: (any ChatChannelMemberListControllerDelegate)?

    private let list: MemoryList<ChatChannelMember>

    init(client: ChatClient, query: ChannelMemberListQuery) {
        self.client = client
        self.query = query
        list = MemoryList(of: client.memory, pageSize: query.pagination.pageSize, isSame: ===) {
            try $0.members(query)
        }
        super.init(state: nil)
        list.didChange = { [weak self] changes in
            if let self { delegate?.memberListController(self, didChangeMembers: changes) }
        }
    }

    /// The members, in the query's order.
    public var members: [ChatChannelMember] { list.items }

    /// Loads the members. An unsupported query is an error.
    override public func synchronize(_ completion: (((any Error)?) -> Void)? = nil) {
        finishSynchronizing(with: list.problem, completion)
    }

    /// Loads the next members.
    ///
    /// - Parameter limit: The maximum number; `nil` for the page size.
    public func loadNextMembers(limit: Int? = nil, completion: (((any Error)?) -> Void)? = nil) {
        list.loadMore(limit ?? query.pagination.pageSize)
        answer(list.problem, completion)
    }

    override func stateDidChange() { delegate?.controller(self, didChangeState: state) }
}

/// A delegate that is notified of changes to a list of members.
public protocol ChatChannelMemberListControllerDelegate: DataControllerStateDelegate {
    /// Called when the members have changed.
    func memberListController(
        _ controller: ChatChannelMemberListController, didChangeMembers changes: [ListChange<ChatChannelMember>])
}

extension ChatChannelMemberListControllerDelegate {
    /// Does nothing.
    public func memberListController(
        _ controller: ChatChannelMemberListController, didChangeMembers changes: [ListChange<ChatChannelMember>]
    ) {}
}
