/// A channel and its messages, all in memory.
///
/// What would ask a server is already done: such methods call their completion without an error.
public class ChatChannelController {
    public let client: ChatClient
    public weak var delegate: (any ChatChannelControllerDelegate)?

    public private(set) var channel: ChatChannel?

    /// The messages, newest first.
    public private(set) var messages: [ChatMessage]

    /// - Parameter messages: Newest first.
    public init(client: ChatClient, channel: ChatChannel?, messages: [ChatMessage] = []) {
        self.client = client
        self.channel = channel
        self.messages = messages
    }

    public var cid: ChannelId? { channel?.cid }
    public var areTypingEventsEnabled: Bool { channel?.config.typingEventsEnabled == true }
    public var areReactionsEnabled: Bool { channel?.config.reactionsEnabled == true }
    public var areRepliesEnabled: Bool { channel?.config.repliesEnabled == true }
    public var areQuotesEnabled: Bool { channel?.config.quotesEnabled == true }
    public var areUploadsEnabled: Bool { channel?.config.uploadsEnabled == true }
    public var areReadEventsEnabled: Bool { channel?.config.readEventsEnabled == true }
    public var hasLoadedAllPreviousMessages: Bool { true }
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

    public func synchronize(_ completion: (((any Error)?) -> Void)? = nil) {
        completion?(nil)
    }

    public func loadPreviousMessages(
        before messageId: MessageId? = nil, limit: Int? = nil, completion: (((any Error)?) -> Void)? = nil
    ) {
        completion?(nil)
    }

    public func loadNextMessages(
        after messageId: MessageId? = nil, limit: Int? = nil, completion: (((any Error)?) -> Void)? = nil
    ) {
        completion?(nil)
    }

    public func loadFirstPage(_ completion: (((any Error)?) -> Void)? = nil) {
        completion?(nil)
    }

    public func markRead(completion: (((any Error)?) -> Void)? = nil) {
        if let channel, channel.isUnread {
            var read = channel
            read.unreadCount = .noUnread
            self.channel = read
            delegate?.channelController(self, didUpdateChannel: .update(read))
        }
        completion?(nil)
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
