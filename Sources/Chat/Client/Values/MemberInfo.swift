public import ChatModels

/// A user who is to become a member of a channel.
public struct MemberInfo: Hashable, Sendable {
    /// The user.
    public let userId: UserId
    /// What is to be known of the member beside the user's own data.
    public let extraData: [String: RawJSON]?

    /// Describes a member.
    public init(userId: UserId, extraData: [String: RawJSON]? = nil) {
        self.userId = userId
        self.extraData = extraData
    }
}
