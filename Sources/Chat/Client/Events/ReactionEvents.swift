public import ChatModels
public import Foundation

/// A user reacted to a message.
public struct ReactionNewEvent: ChannelSpecificEvent {
    /// The user who did it.
    public let user: ChatUser
    /// The channel that it happened in.
    public let cid: ChannelId
    /// The message with the reaction.
    public let message: ChatMessage
    /// The reaction.
    public let reaction: ChatMessageReaction
    /// When it happened.
    public let createdAt: Date
}

/// A user gave a reaction another score.
public struct ReactionUpdatedEvent: ChannelSpecificEvent {
    /// The user who did it.
    public let user: ChatUser
    /// The channel that it happened in.
    public let cid: ChannelId
    /// The message with the reaction.
    public let message: ChatMessage
    /// The reaction.
    public let reaction: ChatMessageReaction
    /// When it happened.
    public let createdAt: Date
}

/// A user removed a reaction.
public struct ReactionDeletedEvent: ChannelSpecificEvent {
    /// The user who did it.
    public let user: ChatUser
    /// The channel that it happened in.
    public let cid: ChannelId
    /// The message without the reaction.
    public let message: ChatMessage
    /// The removed reaction.
    public let reaction: ChatMessageReaction
    /// When it happened.
    public let createdAt: Date
}
