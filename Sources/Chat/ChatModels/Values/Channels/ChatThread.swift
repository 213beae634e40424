public import Foundation

/// A parent message with its replies.
public struct ChatThread: Identifiable, Hashable, Sendable {
    public var parentMessageId: MessageId
    public var parentMessage: ChatMessage
    public var channel: ChatChannel
    public var createdBy: ChatUser
    public var replyCount: Int
    public var participantCount: Int
    public var threadParticipants: [ThreadParticipant]
    public var lastMessageAt: Date?
    public var createdAt: Date
    public var updatedAt: Date?
    public var title: String?

    /// The latest replies, oldest first.
    public var latestReplies: [ChatMessage]
    public var reads: [ThreadRead]
    public var extraData: [String: RawJSON]

    public init(
        parentMessage: ChatMessage,
        channel: ChatChannel,
        createdBy: ChatUser? = nil,
        replyCount: Int? = nil,
        participantCount: Int? = nil,
        threadParticipants: [ThreadParticipant] = [],
        lastMessageAt: Date? = nil,
        createdAt: Date? = nil,
        updatedAt: Date? = nil,
        title: String? = nil,
        latestReplies: [ChatMessage] = [],
        reads: [ThreadRead] = [],
        extraData: [String: RawJSON] = [:]
    ) {
        self.parentMessageId = parentMessage.id
        self.parentMessage = parentMessage
        self.channel = channel
        self.createdBy = createdBy ?? parentMessage.author
        self.replyCount = replyCount ?? max(parentMessage.replyCount, latestReplies.count)
        self.participantCount = participantCount ?? threadParticipants.count
        self.threadParticipants = threadParticipants
        self.lastMessageAt = lastMessageAt ?? latestReplies.last?.createdAt
        self.createdAt = createdAt ?? parentMessage.createdAt
        self.updatedAt = updatedAt
        self.title = title
        self.latestReplies = latestReplies
        self.reads = reads
        self.extraData = extraData
    }

    public var id: MessageId { parentMessageId }
}

/// A participant of a thread.
public struct ThreadParticipant: Hashable, Sendable {
    public var user: ChatUser
    public var threadId: MessageId
    public var createdAt: Date
    public var lastReadAt: Date?

    public init(
        user: ChatUser, threadId: MessageId, createdAt: Date = .distantPast, lastReadAt: Date? = nil
    ) {
        self.user = user
        self.threadId = threadId
        self.createdAt = createdAt
        self.lastReadAt = lastReadAt
    }
}

/// A user's read state in a thread.
public struct ThreadRead: Hashable, Sendable {
    public var user: ChatUser
    public var lastReadAt: Date?
    public var unreadMessagesCount: Int

    public init(user: ChatUser, lastReadAt: Date? = nil, unreadMessagesCount: Int = 0) {
        self.user = user
        self.lastReadAt = lastReadAt
        self.unreadMessagesCount = unreadMessagesCount
    }
}
