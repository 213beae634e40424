public import ChatModels

extension ChatClient {
    /// A controller of the people who look at a channel.
    public func watcherListController(query: ChannelWatcherListQuery) -> ChatChannelWatcherListController {
        ChatChannelWatcherListController(client: self, query: query)
    }

    /// The same as `watcherListController(query:)`.
    public func channelWatcherListController(query: ChannelWatcherListQuery) -> ChatChannelWatcherListController {
        watcherListController(query: query)
    }
}

/// The people who look at a channel, in a client's memory.
public class ChatChannelWatcherListController: DataController {
    /// The client whose memory is shown.
    public let client: ChatClient

    /// Whose people are asked for.
    public let query: ChannelWatcherListQuery
    /// Hears what changes.
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

    /// The people, as the channel has them.
    public var watchers: [ChatUser] { list.items }

    /// Asks for the people. A channel that isn't there is an error.
    override public func synchronize(_ completion: (((any Error)?) -> Void)? = nil) {
        finishSynchronizing(with: list.problem, completion)
    }

    /// Shows the next people.
    ///
    /// - Parameter limit: How many; `nil` for a page.
    public func loadNextWatchers(limit: Int? = nil, completion: (((any Error)?) -> Void)? = nil) {
        list.loadMore(limit ?? query.pagination.pageSize)
        answer(list.problem, completion)
    }

    override func stateDidChange() { delegate?.controller(self, didChangeState: state) }
}

/// Hears who comes to look at a channel, and who goes.
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
