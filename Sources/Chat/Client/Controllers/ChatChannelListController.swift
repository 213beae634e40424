public import ChatModels

extension ChatClient {
    /// Returns a controller of the channels that match a query.
    ///
    /// - Parameter filter: An additional condition.
    public func channelListController(
        query: ChannelListQuery, filter: ((ChatChannel) -> Bool)? = nil
    ) -> ChatChannelListController {
        ChatChannelListController(client: self, query: query, filter: filter)
    }
}

/// A controller of the channels of a user in memory.
public class ChatChannelListController: DataController {
    /// The client that provides the data.
    public let client: ChatClient
    /// The delegate that is notified of changes.
    public weak var delegate: (any ChatChannelListControllerDelegate)?

    /// The query of the channels; for given channels, one that matches all.
    public let query: ChannelListQuery

    private let list: MemoryList<ChatChannel>

    /// Shows channels, and adds them to the client's memory.
    ///
    /// They keep their order until an event in one of them moves it to the top. New channels of the current user are
    /// inserted at the top.
    public init(
        client: ChatClient, channels: [ChatChannel] = [], state: DataControllerState = .remoteDataFetched
    ) {
        self.client = client
        query = ChannelListQuery(filter: .exists(.cid))
        client.memory.seed { state in
            state.seed(channels) { state, channel in state[channel.cid] == nil ? channel.latestMessages : [] }
        }
        list = MemoryList(of: client.memory, showing: channels, isSame: ==) { $0.channels(seeded: channels) }
        super.init(state: state)
        notifyDelegate()
    }

    /// Shows the channels that match a query, and follows their changes.
    init(client: ChatClient, query: ChannelListQuery, filter: ((ChatChannel) -> Bool)?) {
        self.client = client
        self.query = query
        list = MemoryList(of: client.memory, pageSize: query.pagination.pageSize, isSame: ==) {
            try $0.channels(query, where: filter)
        }
        super.init(state: nil)
        notifyDelegate()
    }

    /// The channels, in the order of the list.
    public var channels: [ChatChannel] { list.items }

    /// Whether all channels in memory for the query are shown.
    public var hasLoadedAllPreviousChannels: Bool { list.hasLoadedAll }

    /// Loads the channels. An unsupported query is an error.
    override public func synchronize(_ completion: (((any Error)?) -> Void)? = nil) {
        finishSynchronizing(with: list.problem, completion)
    }

    /// Loads the next channels.
    ///
    /// - Parameter limit: The maximum number; `nil` for the page size.
    public func loadNextChannels(limit: Int? = nil, completion: (((any Error)?) -> Void)? = nil) {
        list.loadMore(limit ?? query.pagination.pageSize)
        answer(list.problem, completion)
    }

    /// Marks all channels as read by the current user, including those of other lists.
    public func markAllRead(completion: (((any Error)?) -> Void)? = nil) {
        client.change(completion) { try $0.markAllRead() }
    }

    override func stateDidChange() { delegate?.controller(self, didChangeState: state) }

    private func notifyDelegate() {
        list.admitsNew = { [weak self] channel in
            guard let self, let delegate else { return true }
            return delegate.controller(self, shouldAddNewChannelToList: channel)
        }
        list.keepsChanged = { [weak self] channel in
            guard let self, let delegate else { return true }
            return delegate.controller(self, shouldListUpdatedChannel: channel)
        }
        list.willChange = { [weak self] in
            if let self { delegate?.controllerWillChangeChannels(self) }
        }
        list.didChange = { [weak self] changes in
            if let self { delegate?.controller(self, didChangeChannels: changes) }
        }
    }
}

/// A delegate that is notified of changes to a list of channels.
public protocol ChatChannelListControllerDelegate: DataControllerStateDelegate {
    /// Called before the channels change.
    func controllerWillChangeChannels(_ controller: ChatChannelListController)

    /// Called when the channels have changed.
    func controller(_ controller: ChatChannelListController, didChangeChannels changes: [ListChange<ChatChannel>])

    /// Whether a new channel that matches the query is shown.
    func controller(_ controller: ChatChannelListController, shouldAddNewChannelToList channel: ChatChannel) -> Bool

    /// Whether a changed channel that matches the query stays in the list.
    func controller(_ controller: ChatChannelListController, shouldListUpdatedChannel channel: ChatChannel) -> Bool
}

extension ChatChannelListControllerDelegate {
    /// Does nothing.
    public func controllerWillChangeChannels(_ controller: ChatChannelListController) {}

    /// Does nothing.
    public func controller(
        _ controller: ChatChannelListController, didChangeChannels changes: [ListChange<ChatChannel>]
    ) {}

    /// Returns `true`.
    public func controller(
        _ controller: ChatChannelListController, shouldAddNewChannelToList channel: ChatChannel
    ) -> Bool { true }

    /// Returns `true`.
    public func controller(
        _ controller: ChatChannelListController, shouldListUpdatedChannel channel: ChatChannel
    ) -> Bool { true }
}

extension MemoryState {
    /// The given channels and later ones, by their latest event.
    fileprivate func channels(seeded: [ChatChannel]) -> [ChatChannel] {
        let given = seeded.enumerated().compactMap { place, channel -> (record: ChannelRecord, place: Int)? in
            guard let record = self[channel.cid], !record.channel.isHidden || channel.isHidden else { return nil }
            return (record, place)
        }
        let known = Set(seeded.map(\.cid))
        let new = records.filter { record in
            record.isMadeHere && record.channel.membership != nil && !record.channel.isHidden
                && !known.contains(record.channel.cid)
        }
        let all = given + new.map { (record: $0, place: seeded.count) }
        return all.sorted { ($1.record.activity, $0.place) < ($0.record.activity, $1.place) }.map(\.record.channel)
    }
}
