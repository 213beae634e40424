public import ChatModels
public import Foundation

/// A channel was changed, or was made.
public struct ChannelUpdatedEvent: ChannelSpecificEvent {
    /// The channel as it is now.
    public let channel: ChatChannel
    /// Who changed it.
    public let user: ChatUser?
    /// What was said about the change in the channel.
    public let message: ChatMessage?
    /// When it happened.
    public let createdAt: Date

    /// The identifier of the channel.
    public var cid: ChannelId { channel.cid }
}

/// A channel was deleted.
public struct ChannelDeletedEvent: ChannelSpecificEvent {
    /// Who deleted it.
    public let user: ChatUser?
    /// The channel as it was last.
    public let channel: ChatChannel
    /// When it happened.
    public let createdAt: Date

    /// The identifier of the channel.
    public var cid: ChannelId { channel.cid }
}

/// A channel's messages were deleted.
public struct ChannelTruncatedEvent: ChannelSpecificEvent {
    /// The channel as it is now.
    public let channel: ChatChannel
    /// Who deleted them.
    public let user: ChatUser?
    /// What was said about it in the channel.
    public let message: ChatMessage?
    /// When it happened.
    public let createdAt: Date

    /// The identifier of the channel.
    public var cid: ChannelId { channel.cid }
}

/// The current user's lists show a channel again.
public struct ChannelVisibleEvent: ChannelSpecificEvent {
    /// The channel that it happened in.
    public let cid: ChannelId
    /// Who did it.
    public let user: ChatUser
    /// When it happened.
    public let createdAt: Date
}

/// The current user's lists don't show a channel until something happens in it.
public struct ChannelHiddenEvent: ChannelSpecificEvent {
    /// The channel that it happened in.
    public let cid: ChannelId
    /// Who did it.
    public let user: ChatUser
    /// Whether the messages are gone, too.
    public let isHistoryCleared: Bool
    /// When it happened.
    public let createdAt: Date
}

/// Somebody became a member.
public struct MemberAddedEvent: MemberEvent {
    /// Who did it.
    public let user: ChatUser
    /// The channel that it happened in.
    public let cid: ChannelId
    /// The member as it is now.
    public let member: ChatChannelMember
    /// When it happened.
    public let createdAt: Date

    /// The identifier of the member's user.
    public var memberUserId: UserId { member.id }
}

/// What is known of a member was changed.
public struct MemberUpdatedEvent: MemberEvent {
    /// Who did it.
    public let user: ChatUser
    /// The channel that it happened in.
    public let cid: ChannelId
    /// The member as it is now.
    public let member: ChatChannelMember
    /// When it happened.
    public let createdAt: Date

    /// The identifier of the member's user.
    public var memberUserId: UserId { member.id }
}

/// Somebody is a member no more.
public struct MemberRemovedEvent: MemberEvent {
    /// Who did it.
    public let user: ChatUser
    /// The channel that it happened in.
    public let cid: ChannelId
    /// When it happened.
    public let createdAt: Date

    /// The identifier of the member's user.
    public var memberUserId: UserId { user.id }
}
