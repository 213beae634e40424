internal import ChatModels
internal import Foundation

/// A channel that is created if it doesn't exist.
struct ChannelPlan {
    /// `nil` for the direct channel between the members.
    var cid: ChannelId?
    var type = ChannelType.messaging
    var name: String?
    var imageURL: URL?
    var team: TeamId?
    var members: Set<UserId> = []
    var invites: Set<UserId> = []
    var isCurrentUserMember = true
    var extraData: [String: RawJSON] = [:]
}

extension MemoryState {
    /// Creates a channel. An existing one stays as it is.
    ///
    /// - Returns: Its identifier.
    mutating func make(_ plan: ChannelPlan) throws -> ChannelId {
        let ids = plan.members.union(plan.isCurrentUserMember ? [try actor().id] : [])
        let cid = plan.cid ?? directChannel(of: ids, type: plan.type)
        guard self[cid] == nil else { return cid }
        let user = try actor()
        let now = Present.now
        let members = try ids.sorted().map { id in
            ChatChannelMember(
                user: try self.user(id), memberRole: id == user.id ? .owner : .member, memberCreatedAt: now,
                memberUpdatedAt: now)
        }
        var record = ChannelRecord(
            channel: ChatChannel(
                cid: cid, name: plan.name, imageURL: plan.imageURL, createdAt: now, updatedAt: now, createdBy: user,
                ownCapabilities: ChannelCapability.ofOwner, lastActiveMembers: members,
                membership: members.first { $0.id == user.id }, team: plan.team, extraData: plan.extraData),
            members: members)
        record.isMadeHere = true
        record.activity = next()
        add(record)
        try addMembers(plan.invites.sorted().map { MemberInfo(userId: $0) }, to: cid, areInvited: true)
        post(in: cid) { _, channel in
            ChannelUpdatedEvent(channel: channel, user: user, message: nil, createdAt: now)
        }
        return cid
    }

    /// The direct channel between users, whether it exists or not.
    private func directChannel(of ids: Set<UserId>, type: ChannelType) -> ChannelId {
        let known = records.first { record in
            record.channel.isDirectMessageChannel && record.channel.type == type
                && Set(record.members.map(\.id)) == ids
        }
        return known?.channel.cid ?? ChannelId(type: type, id: "!members-" + ids.sorted().joined(separator: "-"))
    }
}

extension ChannelCapability {
    /// The capabilities of a channel's creator.
    static let ofOwner = ofMember.union([
        .pinMessage, .updateChannel, .deleteChannel, .updateChannelMembers, .freezeChannel, .setChannelCooldown,
        .banChannelMembers, .updateAnyMessage, .deleteAnyMessage,
    ])
}
