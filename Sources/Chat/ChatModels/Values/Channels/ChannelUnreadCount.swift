/// The current user's unread counts in a channel.
public struct ChannelUnreadCount: Hashable, Codable, Sendable {
    public var messages: Int

    /// The number of unread messages that mention the current user.
    public var mentions: Int

    public init(messages: Int = 0, mentions: Int = 0) {
        self.messages = messages
        self.mentions = mentions
    }

    public static let noUnread = ChannelUnreadCount()
}
