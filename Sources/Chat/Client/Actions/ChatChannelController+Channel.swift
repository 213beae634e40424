public import ChatModels
public import Foundation

extension ChatChannelController {
    // MARK: Data

    /// Replaces the data of the channel: properties that are `nil` or empty are removed.
    ///
    /// - Parameters:
    ///   - members: The users to add as members.
    ///   - invites: The users to invite.
    public func updateChannel(
        name: String?, imageURL: URL?, team: String?, members: Set<UserId> = [], invites: Set<UserId> = [],
        extraData: [String: RawJSON] = [:], completion: (((any Error)?) -> Void)? = nil
    ) {
        change(completion) { state, cid in
            try state.channel(cid, allowing: .updateChannel)
            try state.add(members: members, invites: invites, to: cid)
            try state.change(cid) { channel in
                channel.name = name
                channel.imageURL = imageURL
                channel.team = team
                channel.extraData = extraData
            }
        }
    }

    /// Updates some properties of the channel; `nil` keeps the current value.
    ///
    /// - Parameters:
    ///   - members: The users to add as members.
    ///   - invites: The users to invite.
    ///   - extraData: Merged into the existing data.
    ///   - unsetProperties: The names of the properties to remove: `"name"`, `"image"`, `"team"`, or keys of the extra
    ///     data.
    public func partialChannelUpdate(
        name: String? = nil, imageURL: URL? = nil, team: TeamId? = nil, members: Set<UserId> = [],
        invites: Set<UserId> = [], extraData: [String: RawJSON] = [:], unsetProperties: [String] = [],
        completion: (((any Error)?) -> Void)? = nil
    ) {
        change(completion) { state, cid in
            try state.channel(cid, allowing: .updateChannel)
            try state.add(members: members, invites: invites, to: cid)
            try state.change(cid) { channel in
                channel.name = name ?? channel.name
                channel.imageURL = imageURL ?? channel.imageURL
                channel.team = team ?? channel.team
                channel.extraData.merge(extraData) { $1 }
                for key in unsetProperties { channel.unset(key) }
            }
        }
    }

    /// Freezes the channel, so that no one can write in it.
    public func freezeChannel(completion: (((any Error)?) -> Void)? = nil) {
        change(completion) { state, cid in
            try state.channel(cid, allowing: .freezeChannel)
            try state.change(cid) { $0.isFrozen = true }
        }
    }

    /// Unfreezes the channel, so that members can write in it again.
    public func unfreezeChannel(completion: (((any Error)?) -> Void)? = nil) {
        change(completion) { state, cid in
            try state.channel(cid, allowing: .freezeChannel)
            try state.change(cid) { $0.isFrozen = false }
        }
    }

    /// Enables slow mode, in which members have to wait between two messages.
    ///
    /// - Parameter cooldownDuration: In seconds.
    public func enableSlowMode(cooldownDuration: Int, completion: (((any Error)?) -> Void)? = nil) {
        change(completion) { state, cid in
            try state.channel(cid, allowing: .setChannelCooldown)
            guard (1...120).contains(cooldownDuration) else {
                throw ClientError("A cooldown can be 1 to 120 seconds, not \(cooldownDuration).")
            }
            try state.change(cid) { $0.cooldownDuration = cooldownDuration }
        }
    }

    /// Disables slow mode.
    public func disableSlowMode(completion: (((any Error)?) -> Void)? = nil) {
        change(completion) { state, cid in
            try state.channel(cid, allowing: .setChannelCooldown)
            try state.change(cid) { $0.cooldownDuration = 0 }
        }
    }

    // MARK: Deleting and hiding

    /// Deletes the channel with its messages.
    public func deleteChannel(completion: (((any Error)?) -> Void)? = nil) {
        change(completion) { state, cid in try state.delete(cid) }
    }

    /// Deletes all messages.
    ///
    /// - Parameters:
    ///   - skipPush: Has no effect: there are no notifications.
    ///   - hardDelete: Has no effect: the messages are removed in either case.
    ///   - systemMessage: The text of a system message about it.
    public func truncateChannel(
        skipPush: Bool = false, hardDelete: Bool = true, systemMessage: String? = nil,
        completion: (((any Error)?) -> Void)? = nil
    ) {
        change(completion) { state, cid in try state.truncate(cid, systemMessage: systemMessage) }
    }

    /// Hides the channel from the current user's lists until something happens in it.
    ///
    /// - Parameter clearHistory: Whether the user doesn't see the earlier messages.
    public func hideChannel(clearHistory: Bool = false, completion: (((any Error)?) -> Void)? = nil) {
        change(completion) { state, cid in try state.hide(cid, clearsHistory: clearHistory) }
    }

    /// Shows the channel in the current user's lists again.
    public func showChannel(completion: (((any Error)?) -> Void)? = nil) {
        change(completion) { state, cid in try state.show(cid) }
    }

    /// Mutes the channel for the current user.
    public func muteChannel(completion: (((any Error)?) -> Void)? = nil) {
        change(completion) { state, cid in try state.mute(cid, true) }
    }

    /// Mutes the channel for the current user for a time.
    ///
    /// The render's current time is fixed, so the mute only ends if the user connects again under a later one.
    ///
    /// - Parameter expiration: In milliseconds.
    public func muteChannel(expiration: Int, completion: (((any Error)?) -> Void)? = nil) {
        change(completion) { state, cid in
            try state.mute(cid, true, expiresAt: Present.now.addingTimeInterval(Double(expiration) / 1000))
        }
    }

    /// Unmutes the channel for the current user.
    public func unmuteChannel(completion: (((any Error)?) -> Void)? = nil) {
        change(completion) { state, cid in try state.mute(cid, false) }
    }

    // MARK: Watching and typing

    /// Starts watching the channel as the current user.
    public func startWatching(isInRecoveryMode: Bool = false, completion: (((any Error)?) -> Void)? = nil) {
        change(completion) { state, cid in try state.watch(cid, true) }
    }

    /// Stops watching the channel as the current user.
    public func stopWatching(completion: (((any Error)?) -> Void)? = nil) {
        change(completion) { state, cid in try state.watch(cid, false) }
    }

    /// Reports that the current user is typing, until `sendStopTypingEvent` or the next message.
    ///
    /// - Parameter parentMessageId: The message of the thread that the user types in; a channel doesn't show that.
    public func sendKeystrokeEvent(parentMessageId: MessageId? = nil, completion: (((any Error)?) -> Void)? = nil) {
        change(completion ?? { _ in }) { state, cid in try state.type(in: cid, parentId: parentMessageId, true) }
    }

    /// Reports that the current user starts typing.
    ///
    /// - Parameter parentMessageId: The message of the thread that the user types in; a channel doesn't show that.
    public func sendStartTypingEvent(
        parentMessageId: MessageId? = nil, completion: (((any Error)?) -> Void)? = nil
    ) {
        sendKeystrokeEvent(parentMessageId: parentMessageId, completion: completion)
    }

    /// Reports that the current user stops typing.
    ///
    /// - Parameter parentMessageId: The message of the thread that the user types in; a channel doesn't show that.
    public func sendStopTypingEvent(
        parentMessageId: MessageId? = nil, completion: (((any Error)?) -> Void)? = nil
    ) {
        change(completion ?? { _ in }) { state, cid in try state.type(in: cid, parentId: parentMessageId, false) }
    }
}

extension MemoryState {
    /// Adds members and invites users, if the current user has the capability.
    fileprivate mutating func add(members: Set<UserId>, invites: Set<UserId>, to cid: ChannelId) throws {
        guard !members.isEmpty || !invites.isEmpty else { return }
        try channel(cid, allowing: .updateChannelMembers)
        try addMembers(members.sorted().map { MemberInfo(userId: $0) }, to: cid)
        try addMembers(invites.sorted().map { MemberInfo(userId: $0) }, to: cid, areInvited: true)
    }
}

extension ChatChannel {
    fileprivate mutating func unset(_ key: String) {
        switch key {
        case "name": name = nil
        case "image": imageURL = nil
        case "team": team = nil
        default: extraData[key] = nil
        }
    }
}
