public import ChatModels

extension ChatChannelController {
    /// Adds users as members. Existing members are unaffected.
    ///
    /// - Parameters:
    ///   - hideHistory: Whether the earlier messages are hidden from them.
    ///   - message: The text of a system message about it.
    public func addMembers(
        userIds: Set<UserId>, hideHistory: Bool = false, message: String? = nil,
        completion: (((any Error)?) -> Void)? = nil
    ) {
        addMembers(
            userIds.sorted().map { MemberInfo(userId: $0) }, hideHistory: hideHistory, message: message,
            completion: completion)
    }

    /// Adds users as members, with custom data. Existing members are unaffected.
    ///
    /// - Parameters:
    ///   - hideHistory: Whether the earlier messages are hidden from them.
    ///   - message: The text of a system message about it.
    public func addMembers(
        _ members: [MemberInfo], hideHistory: Bool = false, message: String? = nil,
        completion: (((any Error)?) -> Void)? = nil
    ) {
        change(completion, action: "addMembers") { state, cid in
            try state.channel(cid, allowing: .updateChannelMembers)
            try state.addMembers(members, to: cid, hidesHistory: hideHistory)
            try state.addSystemMessage(message, in: cid)
        }
    }

    /// Removes members from the channel, which may include the current user.
    ///
    /// - Parameter message: The text of a system message about it.
    public func removeMembers(
        userIds: Set<UserId>, message: String? = nil, completion: (((any Error)?) -> Void)? = nil
    ) {
        change(completion) { state, cid in
            let leaves = try userIds == [state.actor().id]
            try state.channel(cid, allowing: leaves ? .leaveChannel : .updateChannelMembers, .updateChannelMembers)
            try state.addSystemMessage(message, in: cid)
            try state.removeMembers(userIds, from: cid)
        }
    }

    /// Invites users to the channel.
    public func inviteMembers(userIds: Set<UserId>, completion: (((any Error)?) -> Void)? = nil) {
        change(completion) { state, cid in
            try state.channel(cid, allowing: .updateChannelMembers)
            try state.addMembers(userIds.sorted().map { MemberInfo(userId: $0) }, to: cid, areInvited: true)
        }
    }

    /// Accepts the invitation of the current user.
    ///
    /// - Parameter message: The text of a system message about it.
    public func acceptInvite(message: String? = nil, completion: (((any Error)?) -> Void)? = nil) {
        change(completion) { state, cid in
            try state.answerInvite(in: cid, isAccepted: true)
            try state.addSystemMessage(message, in: cid)
        }
    }

    /// Rejects the invitation of the current user.
    public func rejectInvite(completion: (((any Error)?) -> Void)? = nil) {
        change(completion) { state, cid in try state.answerInvite(in: cid, isAccepted: false) }
    }

    /// Pins the channel for the current user: it is at the top of lists that are sorted by pins.
    public func pin(scope: ChannelPinningScope = .me, completion: (((any Error)?) -> Void)? = nil) {
        updateMembership(completion) { state, cid in
            let time = state.time(in: cid)
            return { $0.pinnedAt = time }
        }
    }

    /// Unpins the channel for the current user.
    public func unpin(scope: ChannelPinningScope = .me, completion: (((any Error)?) -> Void)? = nil) {
        updateMembership(completion) { _, _ in { $0.pinnedAt = nil } }
    }

    /// Archives the channel for the current user: it is missing from lists that exclude archived channels.
    public func archive(scope: ChannelArchivingScope = .me, completion: (((any Error)?) -> Void)? = nil) {
        updateMembership(completion) { state, cid in
            let time = state.time(in: cid)
            return { $0.archivedAt = time }
        }
    }

    /// Unarchives the channel for the current user.
    public func unarchive(scope: ChannelArchivingScope = .me, completion: (((any Error)?) -> Void)? = nil) {
        updateMembership(completion) { _, _ in { $0.archivedAt = nil } }
    }

    private func updateMembership(
        _ completion: (((any Error)?) -> Void)?, action: String = #function,
        _ makeChange: @escaping (MemoryState, ChannelId) -> (inout MemberFields) -> Void
    ) {
        change(completion, action: action) { state, cid in
            let user = try state.actor()
            try state.updateMember(user.id, in: cid, makeChange(state, cid))
        }
    }
}

/// The users that a channel is pinned for.
public enum ChannelPinningScope: Sendable {
    /// For the current user.
    case me
}

/// The users that a channel is archived for.
public enum ChannelArchivingScope: Sendable {
    /// For the current user.
    case me
}
