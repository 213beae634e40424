internal import ChatModels
internal import Foundation

extension MemoryState {
    /// Adds users as members of a channel, or invites them.
    ///
    /// - Parameter hidesHistory: Whether the earlier messages are hidden from them.
    mutating func addMembers(
        _ infos: [MemberInfo], to cid: ChannelId, areInvited: Bool = false, hidesHistory: Bool = false
    ) throws {
        let time = time(in: cid)
        for info in infos {
            let user = try user(info.userId)
            guard try !record(cid).members.contains(where: { $0.id == user.id }) else { continue }
            let member = ChatChannelMember(
                user: user, memberCreatedAt: time, memberUpdatedAt: time, isInvited: areInvited,
                memberExtraData: info.extraData ?? [:])
            withRecord(cid) { record in
                record.members.append(member)
                if hidesHistory { record.historyStarts[user.id] = time }
            }
            let isOwn = user.id == currentUser?.id
            update(cid) { channel in
                channel.lastActiveMembers.append(member)
                channel.memberCount += 1
                if isOwn { channel.membership = member }
            }
            events.append(MemberAddedEvent(user: user, cid: cid, member: member, createdAt: time))
        }
    }

    /// Removes members from a channel.
    mutating func removeMembers(_ ids: Set<UserId>, from cid: ChannelId) throws {
        let time = time(in: cid)
        for id in ids.sorted() {
            guard let member = try record(cid).members.first(where: { $0.id == id }) else {
                throw ClientError("User \(id) is not a member of channel \(cid).")
            }
            withRecord(cid) { record in record.members.removeAll { $0.id == id } }
            update(cid) { channel in
                channel.lastActiveMembers.removeAll { $0.id == id }
                channel.memberCount = max(0, channel.memberCount - 1)
                if channel.membership?.id == id { channel.membership = nil }
            }
            events.append(MemberRemovedEvent(user: member, cid: cid, createdAt: time))
        }
    }

    /// Updates a member.
    mutating func updateMember(_ id: UserId, in cid: ChannelId, _ change: (inout MemberFields) -> Void) throws {
        guard let old = try record(cid).members.first(where: { $0.id == id }) else {
            throw ClientError("User \(id) is not a member of channel \(cid).")
        }
        let time = time(in: cid)
        let member = old.with { fields in
            fields.updatedAt = time
            change(&fields)
        }
        withRecord(cid) { record in record.members = record.members.map { $0.id == id ? member : $0 } }
        update(cid) { channel in
            channel.lastActiveMembers = channel.lastActiveMembers.map { $0.id == id ? member : $0 }
            if channel.membership?.id == id { channel.membership = member }
        }
        events.append(MemberUpdatedEvent(user: member, cid: cid, member: member, createdAt: time))
    }

    /// Answers an invitation of the current user.
    mutating func answerInvite(in cid: ChannelId, isAccepted: Bool) throws {
        let user = try actor()
        guard try record(cid).members.first(where: { $0.id == user.id })?.isInvited == true else {
            throw ClientError("User \(user.id) is not invited to channel \(cid).")
        }
        let time = time(in: cid)
        try updateMember(user.id, in: cid) { fields in
            if isAccepted { fields.inviteAcceptedAt = time } else { fields.inviteRejectedAt = time }
            fields.isInvited = false
        }
    }

    /// Adds a system message to a channel, such as for a user who joined.
    mutating func addSystemMessage(_ text: String?, in cid: ChannelId) throws {
        guard let text else { return }
        _ = try send(MessageDraft(text: text, type: .system), in: cid)
    }
}
