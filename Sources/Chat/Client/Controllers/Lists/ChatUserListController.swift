public import ChatModels

extension ChatClient {
    /// Returns a controller of the users that match a query.
    public func userListController(query: UserListQuery = UserListQuery()) -> ChatUserListController {
        ChatUserListController(client: self, query: query)
    }
}

/// A controller of users in memory.
public class ChatUserListController: DataController {
    /// The client that provides the data.
    public let client: ChatClient

    /// The query of the users.
    public let query: UserListQuery
    /// The delegate that is notified of changes.
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

    /// Loads the users. An unsupported query is an error.
    override public func synchronize(_ completion: (((any Error)?) -> Void)? = nil) {
        finishSynchronizing(with: list.problem, completion)
    }

    /// Loads the next users.
    ///
    /// - Parameter limit: The maximum number; `nil` for the page size.
    public func loadNextUsers(limit: Int? = nil, completion: (((any Error)?) -> Void)? = nil) {
        list.loadMore(limit ?? query.pagination.pageSize)
        answer(list.problem, completion)
    }

    override func stateDidChange() { delegate?.controller(self, didChangeState: state) }
}

/// A delegate that is notified of changes to a list of users.
public protocol ChatUserListControllerDelegate: DataControllerStateDelegate {
    /// Called when the users have changed.
    func controller(_ controller: ChatUserListController, didChangeUsers changes: [ListChange<ChatUser>])
}

extension ChatUserListControllerDelegate {
    /// Does nothing.
    public func controller(_ controller: ChatUserListController, didChangeUsers changes: [ListChange<ChatUser>]) {}
}
