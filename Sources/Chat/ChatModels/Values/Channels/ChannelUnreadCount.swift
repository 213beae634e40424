/// How much of a channel the current user has not read.
public struct ChannelUnreadCount: Hashable, Codable, Sendable {
    public var messages: Int

    /// How many of the messages mention the current user.
    public var mentions: Int

    public init(messages: Int = 0, mentions: Int = 0) {
        self.messages = messages
        self.mentions = mentions
    }

    public static let noUnread = ChannelUnreadCount()
}
