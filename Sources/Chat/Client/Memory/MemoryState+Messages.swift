internal import ChatModels
internal import Foundation

// MARK: Visible messages

extension MemoryState {
    /// The messages that the list of a channel shows, oldest first.
    func shownMessages(in cid: ChannelId) -> [ChatMessage] {
        guard let record = self[cid] else { return [] }
        return record.messages.filter { $0.isVisibleInChannel(config: config) && isMeantForUser($0, in: record) }
    }

    /// The replies that a thread shows, oldest first.
    func shownReplies(to messageId: MessageId, in cid: ChannelId) -> [ChatMessage] {
        guard let record = self[cid] else { return [] }
        return record.messages.filter {
            $0.parentMessageId == messageId && !$0.isHidden(by: config) && isMeantForUser($0, in: record)
        }
    }

    private func isMeantForUser(_ message: ChatMessage, in record: ChannelRecord) -> Bool {
        let user = currentUser?.id ?? ""
        if let since = record.historyStarts[user], message.createdAt < since { return false }
        guard let readers = record.readers[message.id] else { return true }
        return readers.contains(user) || message.author.id == user
    }

    func message(_ id: MessageId, in cid: ChannelId) -> ChatMessage? { self[cid]?.messages.last { $0.id == id } }
}

extension ChatMessage {
    /// Whether two messages look the same: users are equal by their identifiers, even if their names differ.
    func isSame(as other: ChatMessage) -> Bool { self == other && author === other.author }
}

// MARK: Changes

extension MemoryState {
    /// The time of a new event in a channel: later than its newest message, and not before the current time.
    func time(in cid: ChannelId) -> Date {
        let record = self[cid]
        // The newest message itself may be unknown.
        let known = (record?.messages.map(\.createdAt) ?? []) + [record?.channel.lastMessageAt].compactMap { $0 }
        return max(Present.now, known.max()?.addingTimeInterval(1) ?? .distantPast)
    }

    /// The identifier of the next message that is sent in a channel, such as `"general-sent-1"`.
    mutating func nextMessageId(in cid: ChannelId) -> MessageId {
        var id = ""
        withRecord(cid) { record in
            repeat {
                record.sentCount += 1
                id = "\(cid.id)-sent-\(record.sentCount)"
            } while record.messages.contains { $0.id == id }
        }
        return id
    }

    /// Adds a message after all others, and updates its channel, its thread and the reads.
    mutating func append(_ message: ChatMessage, to cid: ChannelId) {
        let isOwn = message.author.id == currentUser?.id
        // The author has read the earlier messages.
        if isOwn { markRead(cid) }
        let activity = next()
        withRecord(cid) { record in
            record.messages.append(message)
            record.activity = activity
        }
        if let parent = message.parentMessageId { addReply(message, to: parent, in: cid) }
        let isShown = message.isVisibleInChannel(config: config)
        let members = self[cid]?.members ?? []
        update(cid) { channel in
            channel.currentlyTypingUsers.remove(message.author)
            guard isShown else { return }
            channel.latestMessages.insert(message, at: 0)
            channel.lastMessageAt = message.createdAt
            channel.isHidden = false
            if message.canBePreview { channel.previewMessage = message }
            if message.isPinned { channel.pinnedMessages.append(message) }
            channel.count(message, isOwn: isOwn, members: members)
        }
        countUnread()
        post(in: cid) { state, channel in
            MessageNewEvent(
                user: message.author, message: message, channel: channel, createdAt: message.createdAt,
                watcherCount: channel.watcherCount, unreadCount: state.currentUser?.unreadCount)
        }
    }

    /// Changes a message everywhere: in lists, in quotations, as the preview of its channel, and in threads.
    mutating func updateMessage(_ id: MessageId, in cid: ChannelId, _ body: (inout ChatMessage) -> Void) {
        var changed: ChatMessage?
        withRecord(cid) { record in
            guard let place = record.messages.lastIndex(where: { $0.id == id }) else { return }
            body(&record.messages[place])
            changed = record.messages[place]
        }
        guard let changed else { return }
        var quotation = changed
        quotation.quotedMessage = nil
        withRecord(cid) { record in
            for place in record.messages.indices {
                if record.messages[place].quotedMessage?.id == id { record.messages[place].quotedMessage = quotation }
                if let reply = record.messages[place].latestReplies.firstIndex(where: { $0.id == id }) {
                    record.messages[place].latestReplies[reply] = changed
                }
            }
        }
        update(cid) { channel in
            channel.latestMessages.replace(changed)
            channel.pinnedMessages.replace(changed)
            if channel.previewMessage?.id == id { channel.previewMessage = changed }
        }
        for place in threads.indices where threads[place].thread.channel.cid == cid {
            if threads[place].thread.id == id { threads[place].thread.parentMessage = changed }
            threads[place].thread.latestReplies.replace(changed)
        }
    }

    /// Removes a message without a trace.
    mutating func removeMessage(_ id: MessageId, in cid: ChannelId) {
        withRecord(cid) { record in
            record.messages.removeAll { $0.id == id || $0.parentMessageId == id }
            for place in record.messages.indices {
                if record.messages[place].quotedMessage?.id == id { record.messages[place].quotedMessage = nil }
                record.messages[place].latestReplies.removeAll { $0.id == id }
            }
        }
        let shown = shownMessages(in: cid)
        update(cid) { channel in
            channel.latestMessages.removeAll { $0.id == id }
            channel.pinnedMessages.removeAll { $0.id == id }
            guard channel.previewMessage?.id == id else { return }
            channel.previewMessage = shown.last(where: \.canBePreview)
            channel.lastMessageAt = shown.last?.createdAt ?? channel.createdAt
        }
        threads.removeAll { $0.thread.id == id }
        for place in threads.indices { threads[place].thread.latestReplies.removeAll { $0.id == id } }
    }

    /// Adds an event of a channel.
    mutating func post(in cid: ChannelId, _ event: (MemoryState, ChatChannel) -> any Event) {
        guard let channel = self[cid]?.channel else { return }
        events.append(event(self, channel))
    }
}

extension [ChatMessage] {
    /// Replaces the message with the same identifier, if there is one.
    fileprivate mutating func replace(_ message: ChatMessage) {
        if let place = firstIndex(where: { $0.id == message.id }) { self[place] = message }
    }
}

extension ChatChannel {
    /// Counts a new message: it is unread for everyone but its author, for whom all messages are read.
    fileprivate mutating func count(_ message: ChatMessage, isOwn: Bool, members: [ChatChannelMember]) {
        let before = message.createdAt.addingTimeInterval(-0.001)
        for member in members where !reads.contains(where: { $0.user == member }) {
            reads.append(ChatChannelRead(user: member, lastReadAt: before))
        }
        if !isOwn, message.countsAsUnread {
            unreadCount.messages += 1
            if let membership, message.mentionedUsers.contains(membership) { unreadCount.mentions += 1 }
        }
        for place in reads.indices {
            if reads[place].user == message.author {
                reads[place].lastReadAt = message.createdAt
                reads[place].lastReadMessageId = message.id
                reads[place].unreadMessagesCount = 0
            } else if message.countsAsUnread {
                reads[place].unreadMessagesCount += 1
            }
        }
    }
}
