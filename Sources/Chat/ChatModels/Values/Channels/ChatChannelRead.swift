public import Foundation

/// A user's read state in a channel.
public struct ChatChannelRead: Hashable, Sendable {
    public var lastReadAt: Date
    public var lastReadMessageId: MessageId?
    public var unreadMessagesCount: Int
    public var user: ChatUser

    public init(
        user: ChatUser, lastReadAt: Date, lastReadMessageId: MessageId? = nil, unreadMessagesCount: Int = 0
    ) {
        self.user = user
        self.lastReadAt = lastReadAt
        self.lastReadMessageId = lastReadMessageId
        self.unreadMessagesCount = unreadMessagesCount
    }
}
