public import ChatModels
public import Foundation

/// A channel was changed or created.
public struct ChannelUpdatedEvent: ChannelSpecificEvent {
    /// The current state of the channel.
    public let channel: ChatChannel
    /// The user who changed it.
    public let user: ChatUser?
    /// The system message about the change.
    public let message: ChatMessage?
    /// When it happened.
    public let createdAt: Date

    /// The identifier of the channel.
    public var cid: ChannelId { channel.cid }
}

/// A channel was deleted.
public struct ChannelDeletedEvent: ChannelSpecificEvent {
    /// The user who deleted it.
    public let user: ChatUser?
    /// The last state of the channel.
    public let channel: ChatChannel
    /// When it happened.
    public let createdAt: Date

    /// The identifier of the channel.
    public var cid: ChannelId { channel.cid }
}

/// A channel's messages were deleted.
public struct ChannelTruncatedEvent: ChannelSpecificEvent {
    /// The current state of the channel.
    public let channel: ChatChannel
    /// The user who deleted them.
    public let user: ChatUser?
    /// The system message about it.
    public let message: ChatMessage?
    /// When it happened.
    public let createdAt: Date

    /// The identifier of the channel.
    public var cid: ChannelId { channel.cid }
}

/// A channel is visible again in the current user's lists.
public struct ChannelVisibleEvent: ChannelSpecificEvent {
    /// The channel that it happened in.
    public let cid: ChannelId
    /// The user who did it.
    public let user: ChatUser
    /// When it happened.
    public let createdAt: Date
}

/// A channel was hidden from the current user's lists until the next event in it.
public struct ChannelHiddenEvent: ChannelSpecificEvent {
    /// The channel that it happened in.
    public let cid: ChannelId
    /// The user who did it.
    public let user: ChatUser
    /// Whether the messages were also removed.
    public let isHistoryCleared: Bool
    /// When it happened.
    public let createdAt: Date
}

/// A user became a member.
public struct MemberAddedEvent: MemberEvent {
    /// The user who did it.
    public let user: ChatUser
    /// The channel that it happened in.
    public let cid: ChannelId
    /// The current state of the member.
    public let member: ChatChannelMember
    /// When it happened.
    public let createdAt: Date

    /// The identifier of the member's user.
    public var memberUserId: UserId { member.id }
}

/// A member was updated.
public struct MemberUpdatedEvent: MemberEvent {
    /// The user who did it.
    public let user: ChatUser
    /// The channel that it happened in.
    public let cid: ChannelId
    /// The current state of the member.
    public let member: ChatChannelMember
    /// When it happened.
    public let createdAt: Date

    /// The identifier of the member's user.
    public var memberUserId: UserId { member.id }
}

/// A user is no longer a member.
public struct MemberRemovedEvent: MemberEvent {
    /// The user who did it.
    public let user: ChatUser
    /// The channel that it happened in.
    public let cid: ChannelId
    /// When it happened.
    public let createdAt: Date

    /// The identifier of the member's user.
    public var memberUserId: UserId { user.id }
}
