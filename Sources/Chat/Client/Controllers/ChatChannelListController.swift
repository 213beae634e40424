public import ChatModels

extension ChatClient {
    /// A controller of the channels that a query asks for.
    ///
    /// - Parameter filter: What the channels have to fulfil beside the query's own filter.
    public func channelListController(
        query: ChannelListQuery, filter: ((ChatChannel) -> Bool)? = nil
    ) -> ChatChannelListController {
        ChatChannelListController(client: self, query: query, filter: filter)
    }
}

/// The channels of a user, in a client's memory.
public class ChatChannelListController: DataController {
    /// The client whose memory is shown.
    public let client: ChatClient
    /// Hears what changes.
    public weak var delegate: (any ChatChannelListControllerDelegate)?

    /// Which channels are asked for; all, for a controller whose channels were given.
    public let query: ChannelListQuery

    private let list: MemoryList<ChatChannel>

    /// Shows channels, and puts them into the client's memory.
    ///
    /// They stay in their order until something happens in one, which brings it to the top. A channel that is made later
    /// and has the current user as a member comes in at the top.
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
        tellDelegate()
    }

    /// Shows the channels that a query asks for, now and later.
    init(client: ChatClient, query: ChannelListQuery, filter: ((ChatChannel) -> Bool)?) {
        self.client = client
        self.query = query
        list = MemoryList(of: client.memory, pageSize: query.pagination.pageSize, isSame: ==) {
            try $0.channels(query, where: filter)
        }
        super.init(state: nil)
        tellDelegate()
    }

    /// The channels, in the order of the list.
    public var channels: [ChatChannel] { list.items }

    /// Whether all channels that the memory has for the query are shown.
    public var hasLoadedAllPreviousChannels: Bool { list.hasLoadedAll }

    /// Asks for the channels. A query that can't be answered is an error.
    override public func synchronize(_ completion: (((any Error)?) -> Void)? = nil) {
        finishSynchronizing(with: list.problem, completion)
    }

    /// Shows the next channels.
    ///
    /// - Parameter limit: How many; `nil` for a page.
    public func loadNextChannels(limit: Int? = nil, completion: (((any Error)?) -> Void)? = nil) {
        list.loadMore(limit ?? query.pagination.pageSize)
        answer(list.problem, completion)
    }

    /// Counts the messages of all channels, those of other lists too, as read by the current user.
    public func markAllRead(completion: (((any Error)?) -> Void)? = nil) {
        client.change(completion) { try $0.markAllRead() }
    }

    override func stateDidChange() { delegate?.controller(self, didChangeState: state) }

    private func tellDelegate() {
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

/// Hears what changes in a list of channels.
public protocol ChatChannelListControllerDelegate: DataControllerStateDelegate {
    /// Called before the channels change.
    func controllerWillChangeChannels(_ controller: ChatChannelListController)

    /// Called when the channels have changed: the controller has the new ones.
    func controller(_ controller: ChatChannelListController, didChangeChannels changes: [ListChange<ChatChannel>])

    /// Whether a channel that has come since the list was loaded is shown. It fulfils the query.
    func controller(_ controller: ChatChannelListController, shouldAddNewChannelToList channel: ChatChannel) -> Bool

    /// Whether a channel of the list that has changed stays in it. It fulfils the query.
    func controller(_ controller: ChatChannelListController, shouldListUpdatedChannel channel: ChatChannel) -> Bool
}

extension ChatChannelListControllerDelegate {
    /// Does nothing.
    public func controllerWillChangeChannels(_ controller: ChatChannelListController) {}

    /// Does nothing.
    public func controller(
        _ controller: ChatChannelListController, didChangeChannels changes: [ListChange<ChatChannel>]
    ) {}

    /// Always.
    public func controller(
        _ controller: ChatChannelListController, shouldAddNewChannelToList channel: ChatChannel
    ) -> Bool { true }

    /// Always.
    public func controller(
        _ controller: ChatChannelListController, shouldListUpdatedChannel channel: ChatChannel
    ) -> Bool { true }
}

extension MemoryState {
    /// The channels that a list was given, and those that came since, in the order of what happened in them.
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
