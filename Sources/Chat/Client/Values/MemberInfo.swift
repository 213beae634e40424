public import ChatModels

/// A user to add as a member of a channel.
public struct MemberInfo: Hashable, Sendable {
    /// The user.
    public let userId: UserId
    /// The custom data of the member.
    public let extraData: [String: RawJSON]?

    /// Creates a member.
    public init(userId: UserId, extraData: [String: RawJSON]? = nil) {
        self.userId = userId
        self.extraData = extraData
    }
}
