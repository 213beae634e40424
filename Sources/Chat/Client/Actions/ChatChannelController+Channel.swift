public import ChatModels
public import Foundation

extension ChatChannelController {
    // MARK: What is known of it

    /// Changes all that is known of the channel: what is `nil` or empty is taken away.
    ///
    /// - Parameters:
    ///   - members: Who becomes a member besides those who are.
    ///   - invites: Who is asked to become a member.
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

    /// Changes a part of what is known of the channel: what is `nil` stays.
    ///
    /// - Parameters:
    ///   - members: Who becomes a member besides those who are.
    ///   - invites: Who is asked to become a member.
    ///   - extraData: Added to what is there.
    ///   - unsetProperties: The names of what is taken away: `"name"`, `"image"`, `"team"`, or keys of the extra data.
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

    /// Lets nobody write any more.
    public func freezeChannel(completion: (((any Error)?) -> Void)? = nil) {
        change(completion) { state, cid in
            try state.channel(cid, allowing: .freezeChannel)
            try state.change(cid) { $0.isFrozen = true }
        }
    }

    /// Lets members write again.
    public func unfreezeChannel(completion: (((any Error)?) -> Void)? = nil) {
        change(completion) { state, cid in
            try state.channel(cid, allowing: .freezeChannel)
            try state.change(cid) { $0.isFrozen = false }
        }
    }

    /// Makes members wait between two messages.
    ///
    /// - Parameter cooldownDuration: In seconds.
    public func enableSlowMode(cooldownDuration: Int, completion: (((any Error)?) -> Void)? = nil) {
        change(completion) { state, cid in
            try state.channel(cid, allowing: .setChannelCooldown)
            guard (1...120).contains(cooldownDuration) else {
                throw ClientError("A cooldown takes 1 to 120 seconds, not \(cooldownDuration).")
            }
            try state.change(cid) { $0.cooldownDuration = cooldownDuration }
        }
    }

    /// Lets members write without waiting.
    public func disableSlowMode(completion: (((any Error)?) -> Void)? = nil) {
        change(completion) { state, cid in
            try state.channel(cid, allowing: .setChannelCooldown)
            try state.change(cid) { $0.cooldownDuration = 0 }
        }
    }

    // MARK: What becomes of it

    /// Deletes the channel with all that is in it.
    public func deleteChannel(completion: (((any Error)?) -> Void)? = nil) {
        change(completion) { state, cid in try state.delete(cid) }
    }

    /// Deletes all messages.
    ///
    /// - Parameters:
    ///   - skipPush: Without effect: there are no notifications.
    ///   - hardDelete: Without effect: in either case nobody sees them again.
    ///   - systemMessage: What is said about it in the channel then.
    public func truncateChannel(
        skipPush: Bool = false, hardDelete: Bool = true, systemMessage: String? = nil,
        completion: (((any Error)?) -> Void)? = nil
    ) {
        change(completion) { state, cid in try state.truncate(cid, systemMessage: systemMessage) }
    }

    /// Hides the channel from the current user's lists until something happens in it.
    ///
    /// - Parameter clearHistory: Whether the user doesn't see what was written before.
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

    /// Mutes the channel for the current user for a time. The present of a render stands still, so that the time is over
    /// only where a later present holds while the user connects.
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

    // MARK: Who is there

    /// Counts the current user among those who look at the channel.
    public func startWatching(isInRecoveryMode: Bool = false, completion: (((any Error)?) -> Void)? = nil) {
        change(completion) { state, cid in try state.watch(cid, true) }
    }

    /// Counts the current user among those who look at the channel no more.
    public func stopWatching(completion: (((any Error)?) -> Void)? = nil) {
        change(completion) { state, cid in try state.watch(cid, false) }
    }

    /// Notes that the current user types. It ends with `sendStopTypingEvent` or with a message.
    ///
    /// - Parameter parentMessageId: The message whose thread is typed in; a channel doesn't show that.
    public func sendKeystrokeEvent(parentMessageId: MessageId? = nil, completion: (((any Error)?) -> Void)? = nil) {
        change(completion ?? { _ in }) { state, cid in try state.type(in: cid, parentId: parentMessageId, true) }
    }

    /// Notes that the current user begins to type.
    ///
    /// - Parameter parentMessageId: The message whose thread is typed in; a channel doesn't show that.
    public func sendStartTypingEvent(
        parentMessageId: MessageId? = nil, completion: (((any Error)?) -> Void)? = nil
    ) {
        sendKeystrokeEvent(parentMessageId: parentMessageId, completion: completion)
    }

    /// Notes that the current user stops to type.
    ///
    /// - Parameter parentMessageId: The message whose thread is typed in; a channel doesn't show that.
    public func sendStopTypingEvent(
        parentMessageId: MessageId? = nil, completion: (((any Error)?) -> Void)? = nil
    ) {
        change(completion ?? { _ in }) { state, cid in try state.type(in: cid, parentId: parentMessageId, false) }
    }
}

extension MemoryState {
    /// Adds members and invited ones to a channel, which the current user must be allowed to do.
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
