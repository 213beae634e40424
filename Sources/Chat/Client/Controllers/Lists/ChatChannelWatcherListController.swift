public import ChatModels

extension ChatClient {
    /// Returns a controller of the watchers of a channel.
    public func watcherListController(query: ChannelWatcherListQuery) -> ChatChannelWatcherListController {
        ChatChannelWatcherListController(client: self, query: query)
    }

    /// The same as `watcherListController(query:)`.
    public func channelWatcherListController(query: ChannelWatcherListQuery) -> ChatChannelWatcherListController {
        watcherListController(query: query)
    }
}

/// A controller of the watchers of a channel in memory.
public class ChatChannelWatcherListController: DataController {
    /// The client that provides the data.
    public let client: ChatClient

    /// The query of the watchers.
    public let query: ChannelWatcherListQuery
    /// The delegate that is notified of changes.
    public weak var delegate: (any ChatChannelWatcherListControllerDelegate)?

    private let list: MemoryList<ChatUser>

    init(client: ChatClient, query: ChannelWatcherListQuery) {
        self.client = client
        self.query = query
        list = MemoryList(of: client.memory, pageSize: query.pagination.pageSize, isSame: ===) {
            try $0.watchers(query)
        }
        super.init(state: nil)
        list.didChange = { [weak self] changes in
            if let self { delegate?.channelWatcherListController(self, didChangeWatchers: changes) }
        }
    }

    /// The watchers, in the order of the channel.
    public var watchers: [ChatUser] { list.items }

    /// Loads the watchers. An unknown channel is an error.
    override public func synchronize(_ completion: (((any Error)?) -> Void)? = nil) {
        finishSynchronizing(with: list.problem, completion)
    }

    /// Loads the next watchers.
    ///
    /// - Parameter limit: The maximum number; `nil` for the page size.
    public func loadNextWatchers(limit: Int? = nil, completion: (((any Error)?) -> Void)? = nil) {
        list.loadMore(limit ?? query.pagination.pageSize)
        answer(list.problem, completion)
    }

    override func stateDidChange() { delegate?.controller(self, didChangeState: state) }
}

/// A delegate that is notified of changes to the watchers.
public protocol ChatChannelWatcherListControllerDelegate: DataControllerStateDelegate {
    /// Called when the watchers have changed.
    func channelWatcherListController(
        _ controller: ChatChannelWatcherListController, didChangeWatchers changes: [ListChange<ChatUser>])
}

extension ChatChannelWatcherListControllerDelegate {
    /// Does nothing.
    public func channelWatcherListController(
        _ controller: ChatChannelWatcherListController, didChangeWatchers changes: [ListChange<ChatUser>]
    ) {}
}
