internal import ChatModels

extension MemoryState {
    /// Blocks a user, or unblocks them: so does the channel with them alone.
    mutating func block(_ id: UserId, _ isBlocked: Bool) throws {
        let user = try actor()
        let other = try self.user(id)
        currentUser = user.with { fields in
            if isBlocked { fields.blockedUserIds.insert(id) } else { fields.blockedUserIds.remove(id) }
        }
        for record in records where Set(record.members.map(\.id)) == [user.id, other.id] {
            update(record.channel.cid) { $0.isBlocked = isBlocked }
        }
    }

    /// Mutes a user, or unmutes them.
    mutating func mute(_ id: UserId, _ isMuted: Bool) throws {
        let user = try actor()
        let other = try self.user(id)
        currentUser = user.with { fields in
            if isMuted { fields.mutedUsers.insert(other) } else { fields.mutedUsers.remove(other) }
        }
    }
}
