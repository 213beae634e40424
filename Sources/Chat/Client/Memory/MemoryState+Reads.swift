internal import ChatModels
internal import Foundation

extension MemoryState {
    /// Marks all messages of a channel as read by the current user.
    mutating func markRead(_ cid: ChannelId) {
        guard let record = self[cid], record.channel.isUnread else { return }
        let user = currentUser
        let latest = record.messages.last
        if let user { noteReader(user, in: record) }
        let time = max(latest?.createdAt ?? .distantPast, Present.now)
        update(cid) { channel in
            channel.unreadCount = .noUnread
            guard let user else { return }
            channel.read(by: user, at: time, to: latest?.id, unread: 0)
        }
        guard let user else { return }
        countUnread()
        post(in: cid) { state, channel in
            MessageReadEvent(
                user: user, channel: channel, thread: nil, createdAt: time,
                unreadCount: state.currentUser?.unreadCount)
        }
    }

    /// Adds a user to the readers of the messages since their last read.
    private mutating func noteReader(_ user: ChatUser, in record: ChannelRecord) {
        let before = record.channel.reads.first { $0.user == user }?.lastReadAt ?? .distantPast
        for message in record.messages
        where message.createdAt > before && message.author != user && !message.readBy.contains(user) {
            updateMessage(message.id, in: record.channel.cid) { message in
                message.readBy.insert(user)
                message.readByCount += 1
            }
        }
    }

    /// Marks a message and all that came after it as unread by the current user.
    mutating func markUnread(from id: MessageId, in cid: ChannelId) throws {
        let user = try actor()
        try require(\.readEventsEnabled, named: "read events", in: record(cid).channel)
        _ = try knownMessage(id, in: cid)
        let shown = shownMessages(in: cid)
        let place = shown.firstIndex { $0.id == id } ?? shown.count
        let unread = shown[place...].filter { $0.author != user && $0.countsAsUnread }
        let before = place > 0 ? shown[place - 1] : nil
        update(cid) { channel in
            channel.unreadCount = ChannelUnreadCount(
                messages: unread.count, mentions: unread.filter { $0.mentionedUsers.contains(user) }.count)
            channel.read(by: user, at: before?.createdAt ?? .distantPast, to: before?.id, unread: unread.count)
        }
    }

    /// Marks all channels as read by the current user.
    mutating func markAllRead() throws {
        _ = try actor()
        for record in records { markRead(record.channel.cid) }
    }
}

extension ChatChannel {
    /// Records the position up to which a user has read.
    fileprivate mutating func read(by user: ChatUser, at time: Date, to id: MessageId?, unread: Int) {
        let read = ChatChannelRead(
            user: user, lastReadAt: time, lastReadMessageId: id, unreadMessagesCount: unread)
        guard let place = reads.firstIndex(where: { $0.user == user }) else { return reads.append(read) }
        reads[place] = read
    }
}
