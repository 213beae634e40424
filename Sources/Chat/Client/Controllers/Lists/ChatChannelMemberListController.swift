public import ChatModels

extension ChatClient {
    /// A controller of the members that a query asks for.
    public func memberListController(query: ChannelMemberListQuery) -> ChatChannelMemberListController {
        ChatChannelMemberListController(client: self, query: query)
    }
}

/// The members of a channel in a client's memory.
public class ChatChannelMemberListController: DataController {
    /// The client whose memory is shown.
    public let client: ChatClient

    /// Which members are asked for.
    public let query: ChannelMemberListQuery
    /// Hears what changes.
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

    /// Asks for the members. A query that can't be answered is an error.
    override public func synchronize(_ completion: (((any Error)?) -> Void)? = nil) {
        finishSynchronizing(with: list.problem, completion)
    }

    /// Shows the next members.
    ///
    /// - Parameter limit: How many; `nil` for a page.
    public func loadNextMembers(limit: Int? = nil, completion: (((any Error)?) -> Void)? = nil) {
        list.loadMore(limit ?? query.pagination.pageSize)
        answer(list.problem, completion)
    }

    override func stateDidChange() { delegate?.controller(self, didChangeState: state) }
}

/// Hears what changes in a list of members.
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
