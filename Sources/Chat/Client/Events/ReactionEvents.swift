public import ChatModels
public import Foundation

/// Somebody reacted to a message.
public struct ReactionNewEvent: ChannelSpecificEvent {
    /// Who did it.
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

/// Somebody gave a reaction another score.
public struct ReactionUpdatedEvent: ChannelSpecificEvent {
    /// Who did it.
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

/// Somebody took a reaction back.
public struct ReactionDeletedEvent: ChannelSpecificEvent {
    /// Who did it.
    public let user: ChatUser
    /// The channel that it happened in.
    public let cid: ChannelId
    /// The message without the reaction.
    public let message: ChatMessage
    /// The reaction that is gone.
    public let reaction: ChatMessageReaction
    /// When it happened.
    public let createdAt: Date
}
