internal import ChatModels
internal import Foundation

extension MemoryState {
    /// Mutes a user, for a number of minutes or without an end.
    mutating func mute(_ id: UserId, minutes: Int?) throws {
        try mute(id, true)
        muteEnds[id] = minutes.map { Present.now.addingTimeInterval(Double($0) * 60) }
    }

    /// Unmutes a user.
    mutating func unmute(_ id: UserId) throws {
        try mute(id, false)
        muteEnds[id] = nil
    }

    /// Flags a user, or removes the flag.
    mutating func flag(_ id: UserId, _ isFlagged: Bool) throws {
        _ = try actor()
        replace(try user(id).flagged(isFlagged))
    }

    /// Bans a member of a channel.
    ///
    /// - Parameters:
    ///   - minutes: The duration; `nil` for no end.
    ///   - isShadow: Whether the ban is hidden from the member.
    mutating func ban(_ id: UserId, from cid: ChannelId, minutes: Int?, isShadow: Bool) throws {
        _ = try actor()
        try channel(cid, allowing: .banChannelMembers)
        let end = minutes.map { Present.now.addingTimeInterval(Double($0) * 60) }
        try updateMember(id, of: cid) {
            $0.isBanned = !isShadow
            $0.isShadowBanned = isShadow
            $0.banExpiresAt = end
        }
    }

    /// Unbans a member.
    mutating func unban(_ id: UserId, from cid: ChannelId) throws {
        _ = try actor()
        try channel(cid, allowing: .banChannelMembers)
        try updateMember(id, of: cid) { $0.endBan() }
    }

    /// Ends the mutes and bans that have expired.
    mutating func endExpiredMutesAndBans(at now: Date) {
        for (id, end) in muteEnds where end <= now { try? unmute(id) }
        for record in records {
            for member in record.members where member.banExpiresAt.map({ $0 <= now }) == true {
                try? updateMember(member.id, of: record.channel.cid) { $0.endBan() }
            }
        }
    }

    /// The member of a channel with an identifier.
    func member(_ id: UserId, of cid: ChannelId) throws -> ChatChannelMember {
        guard let member = try record(cid).members.first(where: { $0.id == id }) else {
            throw ClientError("User \(id) is not a member of channel \(cid).")
        }
        return member
    }

    /// Changes a member everywhere in the channel.
    mutating func updateMember(_ id: UserId, of cid: ChannelId, _ body: (inout MemberFields) -> Void) throws {
        let changed = try member(id, of: cid).with(body)
        withRecord(cid) { $0.members = $0.members.map { $0.id == id ? changed : $0 } }
        update(cid) { channel in
            channel.lastActiveMembers = channel.lastActiveMembers.map { $0.id == id ? changed : $0 }
            if channel.membership?.id == id { channel.membership = changed }
        }
    }
}

extension MemberFields {
    fileprivate mutating func endBan() {
        isBanned = false
        isShadowBanned = false
        banExpiresAt = nil
    }
}

extension ChatUser {
    /// Returns the user with or without a flag of the current user.
    fileprivate func flagged(_ isFlagged: Bool) -> ChatUser {
        ChatUser(
            id: id, name: name, imageURL: imageURL, isOnline: isOnline, isBanned: isBanned,
            isFlaggedByCurrentUser: isFlagged, userRole: userRole, userCreatedAt: userCreatedAt,
            userUpdatedAt: userUpdatedAt, userDeactivatedAt: userDeactivatedAt, lastActiveAt: lastActiveAt,
            teams: teams, language: language, extraData: extraData)
    }
}
