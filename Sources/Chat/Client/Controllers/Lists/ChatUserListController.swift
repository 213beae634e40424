public import ChatModels

extension ChatClient {
    /// A controller of the users that a query asks for.
    public func userListController(query: UserListQuery = UserListQuery()) -> ChatUserListController {
        ChatUserListController(client: self, query: query)
    }
}

/// Users in a client's memory.
public class ChatUserListController: DataController {
    /// The client whose memory is shown.
    public let client: ChatClient

    /// Which users are asked for.
    public let query: UserListQuery
    /// Hears what changes.
    public weak var delegate: (any ChatUserListControllerDelegate)?

    private let list: MemoryList<ChatUser>

    init(client: ChatClient, query: UserListQuery) {
        self.client = client
        self.query = query
        list = MemoryList(of: client.memory, pageSize: query.pagination.pageSize, isSame: ===) { try $0.users(query) }
        super.init(state: nil)
        list.didChange = { [weak self] changes in
            if let self { delegate?.controller(self, didChangeUsers: changes) }
        }
    }

    /// The users, in the query's order.
    public var users: [ChatUser] { list.items }

    /// Asks for the users. A query that can't be answered is an error.
    override public func synchronize(_ completion: (((any Error)?) -> Void)? = nil) {
        finishSynchronizing(with: list.problem, completion)
    }

    /// Shows the next users.
    ///
    /// - Parameter limit: How many; `nil` for a page.
    public func loadNextUsers(limit: Int? = nil, completion: (((any Error)?) -> Void)? = nil) {
        list.loadMore(limit ?? query.pagination.pageSize)
        answer(list.problem, completion)
    }

    override func stateDidChange() { delegate?.controller(self, didChangeState: state) }
}

/// Hears what changes in a list of users.
public protocol ChatUserListControllerDelegate: DataControllerStateDelegate {
    /// Called when the users have changed.
    func controller(_ controller: ChatUserListController, didChangeUsers changes: [ListChange<ChatUser>])
}

extension ChatUserListControllerDelegate {
    /// Does nothing.
    public func controller(_ controller: ChatUserListController, didChangeUsers changes: [ListChange<ChatUser>]) {}
}
