public import ChatModels

/// The channels of a user, in a client's memory.
public class ChatChannelListController: DataController, ChatMemoryObserver {
    /// The client whose memory is shown.
    public let client: ChatClient
    /// Hears what changes.
    public weak var delegate: (any ChatChannelListControllerDelegate)?

    /// The channels, in the order of the list.
    public private(set) var channels: [ChatChannel]

    private let select: (MemoryState) -> [ChatChannel]

    /// Shows channels, and puts them into the client's memory.
    ///
    /// They stay in their order until something happens in one, which brings it to the top. A channel that is made later
    /// and has the current user as a member comes in at the top.
    public init(
        client: ChatClient, channels: [ChatChannel] = [], state: DataControllerState = .remoteDataFetched
    ) {
        self.client = client
        self.channels = channels
        select = { $0.channels(seeded: channels) }
        super.init(state: state)
        client.memory.seed { state in
            for channel in channels {
                state.seed(channel, newestFirst: state[channel.cid] == nil ? channel.latestMessages : [])
            }
        }
        client.memory.add(self)
    }

    /// Shows those channels that `select` chooses of what the memory has, now and later.
    init(client: ChatClient, select: @escaping (MemoryState) -> [ChatChannel]) {
        self.client = client
        self.select = select
        channels = client.memory.read(select)
        super.init(state: nil)
        client.memory.add(self)
    }

    /// Whether the last channel is among those that are shown.
    public var hasLoadedAllPreviousChannels: Bool { true }

    /// Shows the next page.
    public func loadNextChannels(limit: Int? = nil, completion: (((any Error)?) -> Void)? = nil) {
        completion?(nil)
    }

    override func stateDidChange() {
        delegate?.controller(self, didChangeState: state)
    }

    // MARK: Changes

    func memoryDidChange(_ events: [any Event]) {
        let new = client.memory.read(select)
        let changes = ListDifference.changes(from: channels, to: new, isSame: ==)
        guard !changes.isEmpty else { return }
        delegate?.controllerWillChangeChannels(self)
        channels = new
        delegate?.controller(self, didChangeChannels: changes)
    }
}

/// Hears what changes in a list of channels.
public protocol ChatChannelListControllerDelegate: DataControllerStateDelegate {
    /// Called before the channels change.
    func controllerWillChangeChannels(_ controller: ChatChannelListController)

    /// Called when the channels have changed: the controller has the new ones.
    func controller(_ controller: ChatChannelListController, didChangeChannels changes: [ListChange<ChatChannel>])
}

extension ChatChannelListControllerDelegate {
    /// Does nothing.
    public func controllerWillChangeChannels(_ controller: ChatChannelListController) {}

    /// Does nothing.
    public func controller(
        _ controller: ChatChannelListController, didChangeChannels changes: [ListChange<ChatChannel>]
    ) {}
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
