public import ChatModels

extension ChatClient {
    /// Returns a controller of a user search.
    public func userSearchController() -> ChatUserSearchController { ChatUserSearchController(client: self) }
}

/// A controller of a user search in memory.
public class ChatUserSearchController: DataController {
    /// The client that provides the data.
    public let client: ChatClient

    /// The last query; `nil` before a search.
    public private(set) var query: UserListQuery?
    /// The delegate that is notified of changes.
    public weak var delegate: (any ChatUserSearchControllerDelegate)?

    private let list: MemoryList<ChatUser>

    init(client: ChatClient) {
        self.client = client
        list = MemoryList(of: client.memory, isSame: ===) { _ in [] }
        super.init(state: nil)
        list.didChange = { [weak self] changes in
            if let self { delegate?.controller(self, didChangeUsers: changes) }
        }
    }

    /// The users that were found.
    public var users: [ChatUser] { list.items }

    /// The users that were found.
    public var userArray: [ChatUser] { list.items }

    /// Searches for users whose names or identifiers have words that begin with those of `term`, by name.
    ///
    /// - Parameter term: `nil` or an empty text for all users.
    public func search(term: String?, completion: (((any Error)?) -> Void)? = nil) {
        search(query: .search(term: term), completion: completion)
    }

    /// Searches for users that match a query.
    public func search(query: UserListQuery, completion: (((any Error)?) -> Void)? = nil) {
        self.query = query
        list.select(pageSize: query.pagination.pageSize) { try $0.users(query) }
        finishSynchronizing(with: list.problem, completion)
    }

    /// Loads the next users. It is an error without a search.
    ///
    /// - Parameter limit: The maximum number; `nil` for the page size.
    public func loadNextUsers(limit: Int? = nil, completion: (((any Error)?) -> Void)? = nil) {
        guard let query else {
            return answer(
                ClientError("Call search(term:) first: there are no next users without a search."), completion)
        }
        list.loadMore(limit ?? query.pagination.pageSize)
        answer(list.problem, completion)
    }

    /// Removes the results.
    public func clearResults() {
        query = nil
        list.select(pageSize: 0) { _ in [] }
    }

    override func stateDidChange() { delegate?.controller(self, didChangeState: state) }
}

/// A delegate that is notified of the results of a user search.
public protocol ChatUserSearchControllerDelegate: DataControllerStateDelegate {
    /// Called when the users have changed.
    func controller(_ controller: ChatUserSearchController, didChangeUsers changes: [ListChange<ChatUser>])
}

extension ChatUserSearchControllerDelegate {
    /// Does nothing.
    public func controller(_ controller: ChatUserSearchController, didChangeUsers changes: [ListChange<ChatUser>]) {}
}
