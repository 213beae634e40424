/// Who looks at the conversations, and how.
///
/// There is no server behind it: it holds what the components ask for.
public class ChatClient {
    public let config: ChatClientConfig
    public var currentUser: CurrentChatUser?

    public init(config: ChatClientConfig = ChatClientConfig(), currentUser: CurrentChatUser? = nil) {
        self.config = config
        self.currentUser = currentUser
    }

    public var currentUserId: UserId? { currentUser?.id }

    /// A controller of a channel that is known by its identifier only.
    public func channelController(for cid: ChannelId) -> ChatChannelController {
        ChatChannelController(client: self, channel: ChatChannel(cid: cid))
    }
}
