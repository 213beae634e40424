internal import ChatModels
internal import Foundation

extension MemoryState {
    /// Changes a channel, and adds an event.
    mutating func change(_ cid: ChannelId, _ body: (inout ChatChannel) -> Void) throws {
        _ = try record(cid)
        let time = time(in: cid)
        let user = currentUser
        update(cid) { channel in
            body(&channel)
            channel.updatedAt = time
        }
        post(in: cid) { _, channel in
            ChannelUpdatedEvent(channel: channel, user: user, message: nil, createdAt: time)
        }
    }

    /// Deletes a channel with its messages.
    mutating func delete(_ cid: ChannelId) throws {
        let user = try actor()
        var channel = try channel(cid, allowing: .deleteChannel)
        channel.deletedAt = time(in: cid)
        events.append(ChannelDeletedEvent(user: user, channel: channel, createdAt: time(in: cid)))
        remove(cid)
    }

    /// Deletes all messages of a channel.
    ///
    /// - Parameter systemMessage: The text of a system message about it.
    mutating func truncate(_ cid: ChannelId, systemMessage: String?) throws {
        let user = try actor()
        try channel(cid, allowing: .deleteChannel, .updateChannel)
        let time = time(in: cid)
        withRecord(cid) { $0.messages = [] }
        threads.removeAll { $0.thread.channel.cid == cid }
        update(cid) { channel in
            channel.truncatedAt = time
            channel.latestMessages = []
            channel.pinnedMessages = []
            channel.previewMessage = nil
            channel.lastMessageAt = nil
            channel.unreadCount = .noUnread
        }
        try addSystemMessage(systemMessage, in: cid)
        let message = self[cid]?.messages.last
        post(in: cid) { _, channel in
            ChannelTruncatedEvent(channel: channel, user: user, message: message, createdAt: time)
        }
    }

    /// Hides a channel from the current user's lists until something happens in it.
    ///
    /// - Parameter clearsHistory: Whether the user doesn't see the earlier messages.
    mutating func hide(_ cid: ChannelId, clearsHistory: Bool) throws {
        let user = try actor()
        _ = try record(cid)
        let time = time(in: cid)
        if clearsHistory { withRecord(cid) { $0.historyStarts[user.id] = time } }
        update(cid) { channel in
            channel.isHidden = true
            guard clearsHistory else { return }
            channel.latestMessages = []
            channel.previewMessage = nil
            channel.unreadCount = .noUnread
        }
        events.append(
            ChannelHiddenEvent(cid: cid, user: user, isHistoryCleared: clearsHistory, createdAt: time))
    }

    /// Shows a channel in the current user's lists again.
    mutating func show(_ cid: ChannelId) throws {
        let user = try actor()
        _ = try record(cid)
        update(cid) { $0.isHidden = false }
        events.append(ChannelVisibleEvent(cid: cid, user: user, createdAt: time(in: cid)))
    }

    /// Mutes a channel for the current user, or unmutes it.
    mutating func mute(_ cid: ChannelId, _ isMuted: Bool, expiresAt: Date? = nil) throws {
        let user = try actor()
        let channel = try record(cid).channel
        if isMuted { try require(\.mutesEnabled, named: "mutes", in: channel) }
        if isMuted { try self.channel(cid, allowing: .muteChannel) }
        let isOver = expiresAt.map { $0 <= Present.now } ?? false
        withRecord(cid) { record in
            if isMuted { record.mutes[user.id] = expiresAt ?? .distantFuture } else { record.mutes[user.id] = nil }
        }
        update(cid) { $0.isMuted = isMuted && !isOver }
    }

    /// Records that the current user starts or stops typing.
    mutating func type(in cid: ChannelId, parentId: MessageId?, _ isTyping: Bool) throws {
        let user = try actor()
        let channel = try channel(cid, allowing: .sendTypingEvents, .typingEvents)
        try require(\.typingEventsEnabled, named: "typing events", in: channel)
        guard channel.currentlyTypingUsers.contains(user) != isTyping || parentId != nil else { return }
        if parentId == nil {
            update(cid) { channel in
                if isTyping {
                    channel.currentlyTypingUsers.insert(user)
                } else {
                    channel.currentlyTypingUsers.remove(user)
                }
            }
        }
        events.append(
            TypingEvent(isTyping: isTyping, cid: cid, user: user, parentId: parentId, createdAt: time(in: cid)))
    }

    /// Adds the current user to the watchers of a channel, or removes them.
    mutating func watch(_ cid: ChannelId, _ isWatching: Bool) throws {
        let user = try actor()
        let watches = try record(cid).channel.lastActiveWatchers.contains(user)
        guard watches != isWatching else { return }
        update(cid) { channel in
            channel.watcherCount = max(0, channel.watcherCount + (isWatching ? 1 : -1))
            if isWatching {
                channel.lastActiveWatchers.append(user)
            } else {
                channel.lastActiveWatchers.removeAll { $0 == user }
            }
        }
    }
}
