/// The current user: the author of the messages on the trailing side.
public class CurrentChatUser: ChatUser, @unchecked Sendable {
    public let mutedUsers: Set<ChatUser>
    public let blockedUserIds: Set<UserId>
    public let isInvisible: Bool
    public let unreadCount: UnreadCount

    /// Makes `user` the current one.
    public init(
        user: ChatUser,
        mutedUsers: Set<ChatUser> = [],
        blockedUserIds: Set<UserId> = [],
        isInvisible: Bool = false,
        unreadCount: UnreadCount = .noUnread
    ) {
        self.mutedUsers = mutedUsers
        self.blockedUserIds = blockedUserIds
        self.isInvisible = isInvisible
        self.unreadCount = unreadCount
        super.init(copying: user)
    }
}

/// The total unread counts of a user.
public struct UnreadCount: Hashable, Codable, Sendable {
    public var channels: Int
    public var messages: Int
    public var threads: Int

    public init(channels: Int = 0, messages: Int = 0, threads: Int = 0) {
        self.channels = channels
        self.messages = messages
        self.threads = threads
    }

    public static let noUnread = UnreadCount()
}
