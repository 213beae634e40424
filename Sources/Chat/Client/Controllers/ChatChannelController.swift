public import ChatModels

/// A channel and its messages in a client's memory.
///
/// What would ask a server is done at once, and completions are called before a method returns.
public class ChatChannelController: DataController, ChatMemoryObserver {
    public let client: ChatClient
    public weak var delegate: (any ChatChannelControllerDelegate)?

    public private(set) var channel: ChatChannel?

    /// The messages, newest first.
    public private(set) var messages: [ChatMessage]

    /// What the channel is called before the memory has it.
    private let placeholder: ChatChannel?

    /// How many messages are shown; `nil` for all.
    private var limit: Int?

    /// Shows a channel, and puts it and its messages into the client's memory.
    ///
    /// - Parameter messages: Newest first. If there are none, those are shown that the memory has of the channel.
    public init(client: ChatClient, channel: ChatChannel?, messages: [ChatMessage] = []) {
        self.client = client
        self.channel = channel
        self.messages = messages
        placeholder = channel
        super.init(state: .remoteDataFetched)
        guard let channel else { return }
        client.memory.seed { $0.seed(channel, newestFirst: messages) }
        if messages.isEmpty { self.messages = slice.messages }
        client.memory.add(self)
    }

    /// Shows what the memory has of a channel, now and later.
    ///
    /// - Parameter limit: How many messages are shown at first.
    init(client: ChatClient, showing cid: ChannelId, limit: Int?) {
        self.client = client
        self.limit = limit
        placeholder = ChatChannel(cid: cid)
        messages = []
        super.init(state: nil)
        (channel, messages) = slice
        client.memory.add(self)
    }

    public var cid: ChannelId? { channel?.cid ?? placeholder?.cid }

    /// The identifier of the channel in the memory; `nil` before it is created.
    var memoryCid: ChannelId? { placeholder?.cid }

    public var areTypingEventsEnabled: Bool { channel?.config.typingEventsEnabled == true }
    public var areReactionsEnabled: Bool { channel?.config.reactionsEnabled == true }
    public var areRepliesEnabled: Bool { channel?.config.repliesEnabled == true }
    public var areQuotesEnabled: Bool { channel?.config.quotesEnabled == true }
    public var areUploadsEnabled: Bool { channel?.config.uploadsEnabled == true }
    public var areReadEventsEnabled: Bool { channel?.config.readEventsEnabled == true }

    /// Whether the oldest message that the memory has is among ``messages``.
    public var hasLoadedAllPreviousMessages: Bool {
        guard let limit, let placeholder else { return true }
        return client.memory.read { $0.shownMessages(in: placeholder.cid).count <= limit }
    }

    public var hasLoadedAllNextMessages: Bool { true }
    public var isLoadingPreviousMessages: Bool { false }
    public var isLoadingNextMessages: Bool { false }
    public var isLoadingMiddleMessages: Bool { false }

    /// The first message that the current user has not read.
    public var firstUnreadMessageId: MessageId? {
        guard let channel, channel.isUnread else { return nil }
        let others = messages.filter { !$0.isSentByCurrentUser }
        return others.prefix(channel.unreadCount.messages).last?.id
    }

    /// Shows so many older messages more.
    ///
    /// - Parameter limit: `nil` for 25.
    public func loadPreviousMessages(
        before messageId: MessageId? = nil, limit: Int? = nil, completion: (((any Error)?) -> Void)? = nil
    ) {
        if let shown = self.limit {
            let place = messageId.flatMap { id in messages.firstIndex { $0.id == id } }
            self.limit = max(shown, place.map { $0 + 1 } ?? shown) + (limit ?? Self.pageSize)
            showSlice()
        }
        completion?(nil)
    }

    /// Shows so many messages that a message is among them, with a part of a page before it.
    func show(_ messageId: MessageId, around page: Int) {
        guard let shown = limit, let cid = memoryCid else { return }
        let place = client.memory.read { state in
            Array(state.shownMessages(in: cid).reversed()).firstIndex { $0.id == messageId }
        }
        guard let place, place >= shown else { return }
        limit = place + 1 + page / 2
        showSlice()
    }

    /// Does nothing: the newest messages are shown always.
    public func loadNextMessages(
        after messageId: MessageId? = nil, limit: Int? = nil, completion: (((any Error)?) -> Void)? = nil
    ) {
        completion?(nil)
    }

    /// Does nothing: the newest messages are shown always.
    public func loadFirstPage(_ completion: (((any Error)?) -> Void)? = nil) {
        completion?(nil)
    }

    /// The messages that a page has if nobody says how many.
    static let pageSize = 25

    override func stateDidChange() {
        (delegate as? any DataControllerStateDelegate)?.controller(self, didChangeState: state)
    }

    // MARK: Changes

    private var slice: (channel: ChatChannel?, messages: [ChatMessage]) {
        guard let placeholder else { return (nil, []) }
        return client.memory.read { state in
            let messages = state.shownMessages(in: placeholder.cid)
            return (
                state[placeholder.cid]?.channel ?? placeholder,
                Array(messages.reversed().prefix(limit ?? messages.count))
            )
        }
    }

    func memoryDidChange(_ events: [any Event]) { showSlice() }

    /// Takes what the memory has now, and tells the delegate what is different.
    func showSlice() {
        let (oldChannel, oldMessages) = (channel, messages)
        (channel, messages) = slice
        if let channel, channel != oldChannel {
            delegate?.channelController(self, didUpdateChannel: .update(channel))
        }
        let changes = ListDifference.changes(from: oldMessages, to: messages) { $0.isSame(as: $1) }
        if !changes.isEmpty { delegate?.channelController(self, didUpdateMessages: changes) }
        guard let channel, channel.currentlyTypingUsers != oldChannel?.currentlyTypingUsers else { return }
        delegate?.channelController(self, didChangeTypingUsers: channel.currentlyTypingUsers)
    }
}

/// Hears what changes in a channel.
public protocol ChatChannelControllerDelegate: AnyObject {
    func channelController(
        _ channelController: ChatChannelController, didUpdateChannel channel: EntityChange<ChatChannel>)

    func channelController(
        _ channelController: ChatChannelController, didUpdateMessages changes: [ListChange<ChatMessage>])

    func channelController(
        _ channelController: ChatChannelController, didChangeTypingUsers typingUsers: Set<ChatUser>)
}

extension ChatChannelControllerDelegate {
    public func channelController(
        _ channelController: ChatChannelController, didUpdateChannel channel: EntityChange<ChatChannel>
    ) {}

    public func channelController(
        _ channelController: ChatChannelController, didUpdateMessages changes: [ListChange<ChatMessage>]
    ) {}

    public func channelController(
        _ channelController: ChatChannelController, didChangeTypingUsers typingUsers: Set<ChatUser>
    ) {}
}
