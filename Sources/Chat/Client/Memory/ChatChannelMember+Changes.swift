internal import ChatModels
internal import Foundation

/// The mutable properties of a channel member.
struct MemberFields {
    var role: MemberRole
    var updatedAt: Date
    var isInvited: Bool
    var inviteAcceptedAt: Date?
    var inviteRejectedAt: Date?
    var isBanned: Bool
    var banExpiresAt: Date?
    var isShadowBanned: Bool
    var notificationsMuted: Bool
    var pinnedAt: Date?
    var archivedAt: Date?
    var extraData: [String: RawJSON]
}

extension ChatChannelMember {
    /// Returns a copy that was changed by `change`; members are immutable.
    ///
    /// - Parameter user: The new user; `nil` to keep the current one.
    func with(user: ChatUser? = nil, _ change: (inout MemberFields) -> Void = { _ in }) -> ChatChannelMember {
        var fields = MemberFields(
            role: memberRole, updatedAt: memberUpdatedAt, isInvited: isInvited, inviteAcceptedAt: inviteAcceptedAt,
            inviteRejectedAt: inviteRejectedAt, isBanned: isBannedFromChannel, banExpiresAt: banExpiresAt,
            isShadowBanned: isShadowBannedFromChannel, notificationsMuted: notificationsMuted, pinnedAt: pinnedAt,
            archivedAt: archivedAt, extraData: memberExtraData)
        change(&fields)
        return ChatChannelMember(
            user: user ?? self, memberRole: fields.role, memberCreatedAt: memberCreatedAt,
            memberUpdatedAt: fields.updatedAt, isInvited: fields.isInvited,
            inviteAcceptedAt: fields.inviteAcceptedAt, inviteRejectedAt: fields.inviteRejectedAt,
            isBannedFromChannel: fields.isBanned, banExpiresAt: fields.banExpiresAt,
            isShadowBannedFromChannel: fields.isShadowBanned, notificationsMuted: fields.notificationsMuted,
            pinnedAt: fields.pinnedAt, archivedAt: fields.archivedAt, memberExtraData: fields.extraData)
    }
}
