public import ChatModels

extension ChatChannelController {
    /// Makes users members. Who is one already stays so.
    ///
    /// - Parameters:
    ///   - hideHistory: Whether they don't see what was written before.
    ///   - message: What is said about it in the channel.
    public func addMembers(
        userIds: Set<UserId>, hideHistory: Bool = false, message: String? = nil,
        completion: (((any Error)?) -> Void)? = nil
    ) {
        addMembers(
            userIds.sorted().map { MemberInfo(userId: $0) }, hideHistory: hideHistory, message: message,
            completion: completion)
    }

    /// Makes users members, with data of their own. Who is one already stays so.
    ///
    /// - Parameters:
    ///   - hideHistory: Whether they don't see what was written before.
    ///   - message: What is said about it in the channel.
    public func addMembers(
        _ members: [MemberInfo], hideHistory: Bool = false, message: String? = nil,
        completion: (((any Error)?) -> Void)? = nil
    ) {
        change(completion, action: "addMembers") { state, cid in
            try state.channel(cid, allowing: .updateChannelMembers)
            try state.addMembers(members, to: cid, hidesHistory: hideHistory)
            try state.say(message, in: cid)
        }
    }

    /// Takes users out of the channel: others, or the current user who leaves.
    ///
    /// - Parameter message: What is said about it in the channel.
    public func removeMembers(
        userIds: Set<UserId>, message: String? = nil, completion: (((any Error)?) -> Void)? = nil
    ) {
        change(completion) { state, cid in
            let leaves = try userIds == [state.actor().id]
            try state.channel(cid, allowing: leaves ? .leaveChannel : .updateChannelMembers, .updateChannelMembers)
            try state.say(message, in: cid)
            try state.removeMembers(userIds, from: cid)
        }
    }

    /// Asks users to become members.
    public func inviteMembers(userIds: Set<UserId>, completion: (((any Error)?) -> Void)? = nil) {
        change(completion) { state, cid in
            try state.channel(cid, allowing: .updateChannelMembers)
            try state.addMembers(userIds.sorted().map { MemberInfo(userId: $0) }, to: cid, areInvited: true)
        }
    }

    /// Accepts the invitation of the current user.
    ///
    /// - Parameter message: What is said about it in the channel.
    public func acceptInvite(message: String? = nil, completion: (((any Error)?) -> Void)? = nil) {
        change(completion) { state, cid in
            try state.answerInvite(in: cid, isAccepted: true)
            try state.say(message, in: cid)
        }
    }

    /// Rejects the invitation of the current user.
    public func rejectInvite(completion: (((any Error)?) -> Void)? = nil) {
        change(completion) { state, cid in try state.answerInvite(in: cid, isAccepted: false) }
    }

    /// Keeps the channel on top of the current user's lists that are sorted by pins.
    public func pin(scope: ChannelPinningScope = .me, completion: (((any Error)?) -> Void)? = nil) {
        updateMembership(completion) { state, cid in
            let time = state.time(in: cid)
            return { $0.pinnedAt = time }
        }
    }

    /// Takes the current user's pin off the channel.
    public func unpin(scope: ChannelPinningScope = .me, completion: (((any Error)?) -> Void)? = nil) {
        updateMembership(completion) { _, _ in { $0.pinnedAt = nil } }
    }

    /// Puts the channel away from the current user's lists that leave archived ones out.
    public func archive(scope: ChannelArchivingScope = .me, completion: (((any Error)?) -> Void)? = nil) {
        updateMembership(completion) { state, cid in
            let time = state.time(in: cid)
            return { $0.archivedAt = time }
        }
    }

    /// Takes the channel back to the current user's lists.
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

/// For whom a channel is pinned.
public enum ChannelPinningScope: Sendable {
    /// For the current user.
    case me
}

/// For whom a channel is put away.
public enum ChannelArchivingScope: Sendable {
    /// For the current user.
    case me
}
