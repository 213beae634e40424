public import ChatModels
public import Foundation

/// A message was sent.
public struct MessageNewEvent: ChannelSpecificEvent {
    /// The user who sent it.
    public let user: ChatUser
    /// The current state of the message.
    public let message: ChatMessage
    /// The channel, with the message in it.
    public let channel: ChatChannel
    /// When it happened.
    public let createdAt: Date
    /// The number of watchers of the channel.
    public let watcherCount: Int?
    /// The unread count of the current user over all channels.
    public let unreadCount: UnreadCount?

    /// The identifier of the channel.
    public var cid: ChannelId { channel.cid }
}

/// A message was changed, such as its text, its pin or its poll.
public struct MessageUpdatedEvent: ChannelSpecificEvent {
    /// The user who changed it.
    public let user: ChatUser
    /// The current state of the channel.
    public let channel: ChatChannel
    /// The current state of the message.
    public let message: ChatMessage
    /// When it happened.
    public let createdAt: Date

    /// The identifier of the channel.
    public var cid: ChannelId { channel.cid }
}

/// A message was deleted.
public struct MessageDeletedEvent: ChannelSpecificEvent {
    /// The user who deleted it.
    public let user: ChatUser?
    /// The current state of the channel.
    public let channel: ChatChannel
    /// The current state of the message, or its last one if it was removed.
    public let message: ChatMessage
    /// When it happened.
    public let createdAt: Date
    /// Whether the message was removed entirely.
    public let isHardDelete: Bool

    /// The identifier of the channel.
    public var cid: ChannelId { channel.cid }
}

/// A channel, or a thread in it, was read.
public struct MessageReadEvent: ChannelSpecificEvent {
    /// The user who read it.
    public let user: ChatUser
    /// The current state of the channel.
    public let channel: ChatChannel
    /// The thread; `nil` for the channel.
    public let thread: ChatThread?
    /// When it happened.
    public let createdAt: Date
    /// The unread count of the current user over all channels.
    public let unreadCount: UnreadCount?

    /// The identifier of the channel.
    public var cid: ChannelId { channel.cid }
}

/// A user began or stopped to type.
public struct TypingEvent: ChannelSpecificEvent {
    /// Whether they began.
    public let isTyping: Bool
    /// The channel that it happened in.
    public let cid: ChannelId
    /// The user who did it.
    public let user: ChatUser
    /// The message of the thread that the user types in.
    public let parentId: MessageId?
    /// When it happened.
    public let createdAt: Date

    /// Whether the user types in a thread.
    public var isThread: Bool { parentId != nil }
}
