public import Foundation

/// A group or direct message channel.
public struct ChatChannel: Identifiable, Hashable, Sendable {
    public var cid: ChannelId

    /// The name. A channel without one is named after its members.
    public var name: String?

    /// The picture: a file, or `nil` for the members' pictures.
    public var imageURL: URL?

    /// The date of the last message.
    public var lastMessageAt: Date?

    public var createdAt: Date
    public var updatedAt: Date
    public var deletedAt: Date?
    public var truncatedAt: Date?
    public var isHidden: Bool
    public var isFrozen: Bool
    public var isMuted: Bool
    public var isBlocked: Bool
    public var createdBy: ChatUser?
    public var config: ChannelConfig
    public var ownCapabilities: Set<ChannelCapability>

    /// The number of members; `lastActiveMembers` may contain fewer.
    public var memberCount: Int
    public var lastActiveMembers: [ChatChannelMember]

    /// The current user as a member, or `nil` if there is no current user or they are not a member.
    public var membership: ChatChannelMember?

    /// The number of people who watch the channel: the "online" count in a group's header.
    public var watcherCount: Int
    public var lastActiveWatchers: [ChatUser]
    public var currentlyTypingUsers: Set<ChatUser>
    public var unreadCount: ChannelUnreadCount
    public var reads: [ChatChannelRead]
    public var team: TeamId?

    /// The seconds to wait between two messages in slow mode, `0` for none.
    public var cooldownDuration: Int

    /// The latest messages, newest first.
    public var latestMessages: [ChatMessage]
    public var pinnedMessages: [ChatMessage]

    /// The message shown in a list of channels.
    public var previewMessage: ChatMessage?

    /// The current user's draft.
    public var draftMessage: DraftMessage?

    public var extraData: [String: RawJSON]

    public init(
        cid: ChannelId,
        name: String? = nil,
        imageURL: URL? = nil,
        lastMessageAt: Date? = nil,
        createdAt: Date = .distantPast,
        updatedAt: Date = .distantPast,
        deletedAt: Date? = nil,
        truncatedAt: Date? = nil,
        isHidden: Bool = false,
        isFrozen: Bool = false,
        isMuted: Bool = false,
        isBlocked: Bool = false,
        createdBy: ChatUser? = nil,
        config: ChannelConfig = ChannelConfig(),
        ownCapabilities: Set<ChannelCapability> = ChannelCapability.ofMember,
        memberCount: Int? = nil,
        lastActiveMembers: [ChatChannelMember] = [],
        membership: ChatChannelMember? = nil,
        watcherCount: Int = 0,
        lastActiveWatchers: [ChatUser] = [],
        currentlyTypingUsers: Set<ChatUser> = [],
        unreadCount: ChannelUnreadCount = .noUnread,
        reads: [ChatChannelRead] = [],
        team: TeamId? = nil,
        cooldownDuration: Int = 0,
        latestMessages: [ChatMessage] = [],
        pinnedMessages: [ChatMessage] = [],
        previewMessage: ChatMessage? = nil,
        draftMessage: DraftMessage? = nil,
        extraData: [String: RawJSON] = [:]
    ) {
        self.cid = cid
        self.name = name
        self.imageURL = imageURL
        self.lastMessageAt = lastMessageAt
        self.createdAt = createdAt
        self.updatedAt = updatedAt
        self.deletedAt = deletedAt
        self.truncatedAt = truncatedAt
        self.isHidden = isHidden
        self.isFrozen = isFrozen
        self.isMuted = isMuted
        self.isBlocked = isBlocked
        self.createdBy = createdBy
        self.config = config
        self.ownCapabilities = ownCapabilities
        self.memberCount = memberCount ?? lastActiveMembers.count
        self.lastActiveMembers = lastActiveMembers
        self.membership = membership
        self.watcherCount = watcherCount
        self.lastActiveWatchers = lastActiveWatchers
        self.currentlyTypingUsers = currentlyTypingUsers
        self.unreadCount = unreadCount
        self.reads = reads
        self.team = team
        self.cooldownDuration = cooldownDuration
        self.latestMessages = latestMessages
        self.pinnedMessages = pinnedMessages
        self.previewMessage = previewMessage
        self.draftMessage = draftMessage
        self.extraData = extraData
    }
}

extension ChatChannel {
    public var id: ChannelId { cid }

    public var type: ChannelType { cid.type }

    public var isDeleted: Bool { deletedAt != nil }

    /// Whether there are unread messages.
    public var isUnread: Bool { unreadCount.messages > 0 }

    /// Whether the current user has pinned the channel.
    public var isPinned: Bool { membership?.pinnedAt != nil }

    /// Whether the current user has archived the channel.
    public var isArchived: Bool { membership?.archivedAt != nil }

    /// Whether the channel is identified by its members rather than by an id.
    public var isDirectMessageChannel: Bool { cid.id.hasPrefix("!members") }
}
