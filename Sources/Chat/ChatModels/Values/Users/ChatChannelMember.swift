public import Foundation

/// A user as a member of a channel.
public class ChatChannelMember: ChatUser, @unchecked Sendable {
    public let memberRole: MemberRole
    public let memberCreatedAt: Date
    public let memberUpdatedAt: Date
    public let isInvited: Bool
    public let inviteAcceptedAt: Date?
    public let inviteRejectedAt: Date?
    public let isBannedFromChannel: Bool
    public let banExpiresAt: Date?
    public let isShadowBannedFromChannel: Bool
    public let notificationsMuted: Bool

    /// When the member pinned the channel, or `nil` if they didn't.
    public let pinnedAt: Date?

    /// When the member archived the channel, or `nil` if they didn't.
    public let archivedAt: Date?
    public let memberExtraData: [String: RawJSON]

    /// Makes `user` a member.
    public init(
        user: ChatUser,
        memberRole: MemberRole = .member,
        memberCreatedAt: Date = .distantPast,
        memberUpdatedAt: Date = .distantPast,
        isInvited: Bool = false,
        inviteAcceptedAt: Date? = nil,
        inviteRejectedAt: Date? = nil,
        isBannedFromChannel: Bool = false,
        banExpiresAt: Date? = nil,
        isShadowBannedFromChannel: Bool = false,
        notificationsMuted: Bool = false,
        pinnedAt: Date? = nil,
        archivedAt: Date? = nil,
        memberExtraData: [String: RawJSON] = [:]
    ) {
        self.memberRole = memberRole
        self.memberCreatedAt = memberCreatedAt
        self.memberUpdatedAt = memberUpdatedAt
        self.isInvited = isInvited
        self.inviteAcceptedAt = inviteAcceptedAt
        self.inviteRejectedAt = inviteRejectedAt
        self.isBannedFromChannel = isBannedFromChannel
        self.banExpiresAt = banExpiresAt
        self.isShadowBannedFromChannel = isShadowBannedFromChannel
        self.notificationsMuted = notificationsMuted
        self.pinnedAt = pinnedAt
        self.archivedAt = archivedAt
        self.memberExtraData = memberExtraData
        super.init(copying: user)
    }
}

/// The role of a member in a channel.
public struct MemberRole: OpenName {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let member = Self(rawValue: "member")
    public static let moderator = Self(rawValue: "moderator")
    public static let admin = Self(rawValue: "admin")
    public static let owner = Self(rawValue: "owner")
    public static let anonymous = Self(rawValue: "anonymous")
}
