/// The user who looks at the conversations, and the app's settings.
///
/// There is no server behind it: it holds what the components ask for. It never changes, so several threads may share it.
public class ChatClient: @unchecked Sendable {
    /// The settings of the app.
    public let config: ChatClientConfig

    /// The user whose screens are drawn; `nil` for nobody, for whom all messages are others'.
    public let currentUser: CurrentChatUser?

    /// Creates a client.
    public init(config: ChatClientConfig = ChatClientConfig(), currentUser: CurrentChatUser? = nil) {
        self.config = config
        self.currentUser = currentUser
    }

    /// The identifier of ``currentUser``.
    public var currentUserId: UserId? { currentUser?.id }

    /// A controller of a channel that is known by its identifier only.
    public func channelController(for cid: ChannelId) -> ChatChannelController {
        ChatChannelController(client: self, channel: ChatChannel(cid: cid))
    }
}
