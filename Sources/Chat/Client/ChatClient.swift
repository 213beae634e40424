public import ChatModels

/// The user who looks at the conversations, the app's settings, and the conversations themselves.
///
/// There is no server behind it: everything that its controllers show and change is in its memory. Several threads may
/// share it.
public class ChatClient: @unchecked Sendable {
    /// The settings of the app.
    public let config: ChatClientConfig

    let memory: ChatMemory

    /// Creates a client that knows nobody but `currentUser`.
    public init(config: ChatClientConfig = ChatClientConfig(), currentUser: CurrentChatUser? = nil) {
        self.config = config
        memory = ChatMemory(MemoryState(config: config, currentUser: currentUser))
    }

    /// Creates a client that knows conversations; its user is `currentUser`, or that of the first conversation.
    public convenience init(
        config: ChatClientConfig = ChatClientConfig(), currentUser: CurrentChatUser? = nil,
        conversations: [Conversation]
    ) {
        self.init(config: config, currentUser: currentUser ?? conversations.lazy.compactMap(\.currentUser).first)
        memory.seed { $0.seed(conversations) }
    }

    /// The user whose screens are drawn; `nil` for nobody, for whom all messages are others'.
    public var currentUser: CurrentChatUser? { memory.read(\.currentUser) }

    /// The identifier of ``currentUser``.
    public var currentUserId: UserId? { currentUser?.id }

    /// A controller of a message that is known by its identifier only.
    public func messageController(cid: ChannelId, messageId: MessageId) -> ChatMessageController {
        ChatMessageController(client: self, cid: cid, showing: messageId)
    }

    /// A controller of a channel that a list shows: of what the memory has, or else of the channel's latest messages.
    package func channelController(of channel: ChatChannel) -> ChatChannelController {
        if memory.read({ $0[channel.cid] != nil }) { return channelController(for: channel.cid) }
        return ChatChannelController(client: self, channel: channel, messages: channel.latestMessages)
    }

    /// A controller of a message whose thread is opened: of what the memory has, or else of the replies that are given.
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
