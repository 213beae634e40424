import UIKitValues

/// The spacing around messages, in points.
public struct SpacingStyle: Sendable, Hashable {
    /// Between a message and the sides of the list.
    public var sides: CGFloat?

    /// Between an avatar and its message.
    public var avatar: CGFloat?

    /// Between a bubble and the line below it.
    public var footnote: CGFloat?

    /// Between the messages of a group.
    public var messages: CGFloat?

    /// Below the last message of a group.
    public var groups: CGFloat?

    /// Creates spacing that changes nothing.
    public init() {}
}
