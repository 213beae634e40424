public import ChatModels

/// An event, of which ``EventsController`` notifies its delegate.
public protocol Event: Sendable {}

/// An event in one channel.
public protocol ChannelSpecificEvent: Event {
    /// The channel that it happened in.
    var cid: ChannelId { get }
}

/// An event about a member of a channel.
public protocol MemberEvent: ChannelSpecificEvent {
    /// The member's user.
    var memberUserId: UserId { get }
}
