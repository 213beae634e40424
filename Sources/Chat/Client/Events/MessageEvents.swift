public import ChatModels
public import Foundation

/// A message was sent.
public struct MessageNewEvent: ChannelSpecificEvent {
    /// Who sent it.
    public let user: ChatUser
    /// The message as it is now.
    public let message: ChatMessage
    /// The channel, with the message in it.
    public let channel: ChatChannel
    /// When it happened.
    public let createdAt: Date
    /// How many look at the channel.
    public let watcherCount: Int?
    /// What the current user has not read, over all channels.
    public let unreadCount: UnreadCount?

    /// The identifier of the channel.
    public var cid: ChannelId { channel.cid }
}

/// A message was changed: its text, its pin, its poll.
public struct MessageUpdatedEvent: ChannelSpecificEvent {
    /// Who changed it.
    public let user: ChatUser
    /// The channel as it is now.
    public let channel: ChatChannel
    /// The message as it is now.
    public let message: ChatMessage
    /// When it happened.
    public let createdAt: Date

    /// The identifier of the channel.
    public var cid: ChannelId { channel.cid }
}

/// A message was deleted.
public struct MessageDeletedEvent: ChannelSpecificEvent {
    /// Who deleted it.
    public let user: ChatUser?
    /// The channel as it is now.
    public let channel: ChatChannel
    /// The message as it is now, or as it was last if nothing is left of it.
    public let message: ChatMessage
    /// When it happened.
    public let createdAt: Date
    /// Whether nothing is left of it.
    public let isHardDelete: Bool

    /// The identifier of the channel.
    public var cid: ChannelId { channel.cid }
}

/// A channel, or a thread in it, was read.
public struct MessageReadEvent: ChannelSpecificEvent {
    /// Who read it.
    public let user: ChatUser
    /// The channel as it is now.
    public let channel: ChatChannel
    /// The thread; `nil` for the channel.
    public let thread: ChatThread?
    /// When it happened.
    public let createdAt: Date
    /// What the current user has not read, over all channels.
    public let unreadCount: UnreadCount?

    /// The identifier of the channel.
    public var cid: ChannelId { channel.cid }
}

/// Somebody began or stopped to type.
public struct TypingEvent: ChannelSpecificEvent {
    /// Whether they began.
    public let isTyping: Bool
    /// The channel that it happened in.
    public let cid: ChannelId
    /// Who did it.
    public let user: ChatUser
    /// The message whose thread they type in.
    public let parentId: MessageId?
    /// When it happened.
    public let createdAt: Date

    /// Whether they type in a thread.
    public var isThread: Bool { parentId != nil }
}
