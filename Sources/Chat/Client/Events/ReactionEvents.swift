public import ChatModels
public import Foundation

/// Somebody reacted to a message.
public struct ReactionNewEvent: ChannelSpecificEvent {
    public let user: ChatUser
    public let cid: ChannelId
    /// The message with the reaction.
    public let message: ChatMessage
    public let reaction: ChatMessageReaction
    public let createdAt: Date
}

/// Somebody gave a reaction another score.
public struct ReactionUpdatedEvent: ChannelSpecificEvent {
    public let user: ChatUser
    public let cid: ChannelId
    /// The message with the reaction.
    public let message: ChatMessage
    public let reaction: ChatMessageReaction
    public let createdAt: Date
}

/// Somebody took a reaction back.
public struct ReactionDeletedEvent: ChannelSpecificEvent {
    public let user: ChatUser
    public let cid: ChannelId
    /// The message without the reaction.
    public let message: ChatMessage
    /// The reaction that is gone.
    public let reaction: ChatMessageReaction
    public let createdAt: Date
}
