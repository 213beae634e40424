internal import ChatModels

extension MemoryState {
    /// Blocks or unblocks a user and the direct channel with them.
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

    /// Mutes or unmutes a user.
    mutating func mute(_ id: UserId, _ isMuted: Bool) throws {
        let user = try actor()
        let other = try self.user(id)
        currentUser = user.with { fields in
            if isMuted { fields.mutedUsers.insert(other) } else { fields.mutedUsers.remove(other) }
        }
    }
}
