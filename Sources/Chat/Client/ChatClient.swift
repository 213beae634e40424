public import ChatModels

/// A client with a current user, a configuration and conversations.
///
/// There is no server: its controllers show and change data in memory. It can be shared by threads.
public class ChatClient: @unchecked Sendable {
    /// The configuration of the app.
    public let config: ChatClientConfig

    let memory: ChatMemory

    /// Creates a client without conversations.
    public init(config: ChatClientConfig = ChatClientConfig(), currentUser: CurrentChatUser? = nil) {
        self.config = config
        memory = ChatMemory(MemoryState(config: config, currentUser: currentUser))
    }

    /// Creates a client with conversations; its user is `currentUser`, or that of the first conversation.
    public convenience init(
        config: ChatClientConfig = ChatClientConfig(), currentUser: CurrentChatUser? = nil,
        conversations: [Conversation]
    ) {
        self.init(config: config, currentUser: currentUser ?? conversations.lazy.compactMap(\.currentUser).first)
        memory.seed { $0.seed(conversations) }
    }

    /// The user whose perspective is shown; `nil` for no user, so that all messages are those of others.
    public var currentUser: CurrentChatUser? { memory.read(\.currentUser) }

    /// The identifier of ``currentUser``.
    public var currentUserId: UserId? { currentUser?.id }

    /// Returns a controller of a message that is only known by its identifier.
    public func messageController(cid: ChannelId, messageId: MessageId) -> ChatMessageController {
        ChatMessageController(client: self, cid: cid, showing: messageId)
    }

    /// Returns a controller of a channel in a list: with its messages in memory, or else its latest messages.
    package func channelController(of channel: ChatChannel) -> ChatChannelController {
        if memory.read({ $0[channel.cid] != nil }) { return channelController(for: channel.cid) }
        return ChatChannelController(client: self, channel: channel, messages: channel.latestMessages)
    }

    /// Returns a controller of a message whose thread is opened: with its replies in memory, or else the given ones.
    ///
    /// - Parameter replies: Newest first.
    package func messageController(
        of message: ChatMessage, in cid: ChannelId, replies: [ChatMessage]
    ) -> ChatMessageController {
        if memory.read({ !$0.shownReplies(to: message.id, in: cid).isEmpty }) {
            return messageController(cid: cid, messageId: message.id)
        }
        return ChatMessageController(client: self, cid: cid, message: message, replies: replies)
    }
}
