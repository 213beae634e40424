public import ChatModels

/// A controller of a channel and its messages in memory.
///
/// Changes take effect immediately, and completions are called before a method returns.
public class ChatChannelController: DataController, ChatMemoryObserver {
    /// The client that provides the data.
    public let client: ChatClient
    /// The delegate that is notified of changes.
    public weak var delegate: (any ChatChannelControllerDelegate)?

    /// The channel; `nil` before it is created and after it is deleted.
    public private(set) var channel: ChatChannel?

    /// The messages, newest first unless the controller was made with another order.
    public private(set) var messages: [ChatMessage]

    /// The identifier of the channel in memory; `nil` before it is created.
    private(set) var memoryCid: ChannelId?

    /// The channel that is shown while it isn't in memory.
    private let placeholder: ChatChannel?

    /// The channel that `synchronize` creates if it doesn't exist.
    private let plan: ChannelPlan?

    /// Whether the channel has been in memory.
    private var wasKnown = false

    /// The number of messages that are shown; `nil` for all.
    private var limit: Int?

    private let messageOrdering: MessageOrdering

    /// Shows a channel, and adds it and its messages to the client's memory.
    ///
    /// - Parameter messages: Newest first; if empty, the messages in memory are shown.
    public init(client: ChatClient, channel: ChatChannel?, messages: [ChatMessage] = []) {
        self.client = client
        self.channel = channel
        self.messages = messages
        memoryCid = channel?.cid
        placeholder = channel
        plan = nil
        messageOrdering = .topToBottom
        super.init(state: .remoteDataFetched)
        guard let channel else { return }
        client.memory.seed { $0.seed(channel, newestFirst: messages) }
        wasKnown = true
        if messages.isEmpty { self.messages = slice.messages }
        client.memory.add(self)
    }

    /// Shows a channel in memory, and follows its changes.
    ///
    /// - Parameter limit: The number of messages that are shown at first.
    init(client: ChatClient, showing cid: ChannelId, limit: Int?, ordering: MessageOrdering = .topToBottom) {
        self.client = client
        self.limit = limit
        memoryCid = cid
        placeholder = ChatChannel(cid: cid)
        plan = ChannelPlan(cid: cid, isCurrentUserMember: false)
        messageOrdering = ordering
        messages = []
        super.init(state: nil)
        (channel, messages) = slice
        client.memory.add(self)
    }

    /// Shows a channel that `synchronize` creates.
    init(client: ChatClient, making plan: ChannelPlan, ordering: MessageOrdering) {
        self.client = client
        self.plan = plan
        limit = Self.pageSize
        placeholder = nil
        messageOrdering = ordering
        messages = []
        super.init(state: nil)
        client.memory.add(self)
    }

    /// Creates the channel if it isn't in memory.
    override public func synchronize(_ completion: (((any Error)?) -> Void)? = nil) {
        guard let plan else { return finishSynchronizing(with: nil, completion) }
        client.memory.change { state in
            try state.make(plan)
        } then: { result in
            switch result {
            case .success(let cid):
                self.memoryCid = cid
                self.showSlice()
                self.finishSynchronizing(with: nil, completion)
            case .failure(let error):
                if completion == nil { ChatClient.report(result, of: "synchronize") }
                self.finishSynchronizing(with: error, completion)
            }
        }
    }

    /// The identifier of the channel; `nil` before it is created.
    public var cid: ChannelId? { memoryCid }
    /// Whether typing events are enabled.
    public var areTypingEventsEnabled: Bool { channel?.config.typingEventsEnabled == true }
    /// Whether reactions are enabled.
    public var areReactionsEnabled: Bool { channel?.config.reactionsEnabled == true }
    /// Whether replies in threads are enabled.
    public var areRepliesEnabled: Bool { channel?.config.repliesEnabled == true }
    /// Whether quotes are enabled.
    public var areQuotesEnabled: Bool { channel?.config.quotesEnabled == true }
    /// Whether file uploads are enabled.
    public var areUploadsEnabled: Bool { channel?.config.uploadsEnabled == true }
    /// Whether read events are enabled.
    public var areReadEventsEnabled: Bool { channel?.config.readEventsEnabled == true }

    /// Whether the channel is in slow mode.
    public var isSlowMode: Bool { (channel?.cooldownDuration ?? 0) > 0 }

    /// Whether ``messages`` has the oldest message in memory.
    public var hasLoadedAllPreviousMessages: Bool {
        guard let limit, let memoryCid else { return true }
        return client.memory.read { $0.shownMessages(in: memoryCid).count <= limit }
    }

    /// Always `true`: the newest messages are always shown.
    public var hasLoadedAllNextMessages: Bool { true }
    /// Always `false`: data in memory is available immediately.
    public var isLoadingPreviousMessages: Bool { false }
    /// Always `false`: data in memory is available immediately.
    public var isLoadingNextMessages: Bool { false }
    /// Always `false`: data in memory is available immediately.
    public var isLoadingMiddleMessages: Bool { false }

    /// Always `false`: the newest messages are always shown.
    public var isJumpingToMessage: Bool { false }

    /// The last message that the current user has read; `nil` if unknown.
    public var lastReadMessageId: MessageId? {
        channel?.reads.first { $0.user.id == client.currentUserId }?.lastReadMessageId
    }

    /// The first message that the current user has not read.
    public var firstUnreadMessageId: MessageId? { channel.flatMap { getFirstUnreadMessageId(for: $0) } }

    /// The first of the shown messages that the current user has not read.
    public func getFirstUnreadMessageId(for channel: ChatChannel) -> MessageId? {
        guard channel.isUnread else { return nil }
        let others = newestFirst(messages).filter { !$0.isSentByCurrentUser && $0.countsAsUnread }
        return others.prefix(channel.unreadCount.messages).last?.id
    }

    /// Loads more older messages.
    ///
    /// - Parameter limit: `nil` for 25.
    public func loadPreviousMessages(
        before messageId: MessageId? = nil, limit: Int? = nil, completion: (((any Error)?) -> Void)? = nil
    ) {
        if let shown = self.limit {
            let place = messageId.flatMap { id in newestFirst(messages).firstIndex { $0.id == id } }
            self.limit = max(shown, place.map { $0 + 1 } ?? shown) + (limit ?? Self.pageSize)
            showSlice()
        }
        completion?(nil)
    }

    /// Shows messages up to the given one, with a part of a page before it.
    func show(_ messageId: MessageId, around page: Int) {
        guard let shown = limit, let cid = memoryCid else { return }
        let all = client.memory.read { Array($0.shownMessages(in: cid).reversed()) }
        guard let place = all.firstIndex(where: { $0.id == messageId }), place >= shown else { return }
        limit = place + 1 + page / 2
        showSlice()
    }

    /// Does nothing: the newest messages are always shown.
    public func loadNextMessages(
        after messageId: MessageId? = nil, limit: Int? = nil, completion: (((any Error)?) -> Void)? = nil
    ) {
        completion?(nil)
    }

    /// Does nothing: the newest messages are always shown.
    public func loadFirstPage(_ completion: (((any Error)?) -> Void)? = nil) {
        completion?(nil)
    }

    /// The default number of messages in a page.
    static let pageSize = Int.messagesPageSize

    override func stateDidChange() {
        (delegate as? any DataControllerStateDelegate)?.controller(self, didChangeState: state)
    }

    // MARK: Changes

    private func newestFirst(_ messages: [ChatMessage]) -> [ChatMessage] {
        switch messageOrdering {
        case .topToBottom: messages
        case .bottomToTop: messages.reversed()
        }
    }

    private var slice: (channel: ChatChannel?, messages: [ChatMessage]) {
        guard let memoryCid else { return (nil, []) }
        return client.memory.read { state in
            let channel = state[memoryCid]?.channel
            wasKnown = wasKnown || channel != nil
            let messages = state.shownMessages(in: memoryCid)
            let shown = messages.reversed().prefix(limit ?? messages.count)
            return (channel ?? (wasKnown ? nil : placeholder), newestFirst(Array(shown)))
        }
    }

    func memoryDidChange(_ events: [any Event]) { showSlice() }

    /// Updates the properties from memory, and notifies the delegate of the differences.
    private func showSlice() {
        let (oldChannel, oldMessages) = (channel, messages)
        (channel, messages) = slice
        switch (oldChannel, channel) {
        case (nil, let channel?): delegate?.channelController(self, didUpdateChannel: .create(channel))
        case (let old?, let channel?):
            if channel != old { delegate?.channelController(self, didUpdateChannel: .update(channel)) }
        case (let old?, nil): delegate?.channelController(self, didUpdateChannel: .remove(old))
        case (nil, nil): break
        }
        let changes = ListDifference.changes(from: oldMessages, to: messages) { $0.isSame(as: $1) }
        if !changes.isEmpty { delegate?.channelController(self, didUpdateMessages: changes) }
        let typing = channel?.currentlyTypingUsers ?? []
        guard typing != oldChannel?.currentlyTypingUsers ?? [] else { return }
        delegate?.channelController(self, didChangeTypingUsers: typing)
    }
}

/// The order of a controller's messages.
public enum MessageOrdering: Sendable {
    /// Newest first, for lists that are upside down.
    case topToBottom
    /// Oldest first.
    case bottomToTop
}

/// A delegate that is notified of changes to a channel.
public protocol ChatChannelControllerDelegate: AnyObject {
    /// Called when the channel was created, changed or removed.
    func channelController(
        _ channelController: ChatChannelController, didUpdateChannel channel: EntityChange<ChatChannel>)

    /// Called when the messages have changed.
    func channelController(
        _ channelController: ChatChannelController, didUpdateMessages changes: [ListChange<ChatMessage>])

    /// Called when the users who are typing have changed.
    func channelController(
        _ channelController: ChatChannelController, didChangeTypingUsers typingUsers: Set<ChatUser>)
}

extension ChatChannelControllerDelegate {
    /// Does nothing.
    public func channelController(
        _ channelController: ChatChannelController, didUpdateChannel channel: EntityChange<ChatChannel>
    ) {}

    /// Does nothing.
    public func channelController(
        _ channelController: ChatChannelController, didUpdateMessages changes: [ListChange<ChatMessage>]
    ) {}

    /// Does nothing.
    public func channelController(
        _ channelController: ChatChannelController, didChangeTypingUsers typingUsers: Set<ChatUser>
    ) {}
}
