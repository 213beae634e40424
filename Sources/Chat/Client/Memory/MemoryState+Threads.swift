internal import ChatModels
internal import Foundation

extension MemoryState {
    /// Counts a reply, which is already in the channel, for its parent message and its thread.
    mutating func addReply(_ reply: ChatMessage, to id: MessageId, in cid: ChannelId) {
        updateMessage(id, in: cid) { parent in
            parent.replyCount += 1
            parent.latestReplies.insert(reply, at: 0)
            guard !parent.threadParticipants.contains(reply.author) else { return }
            parent.threadParticipants.append(reply.author)
            parent.threadParticipantsCount += 1
        }
        guard let parent = message(id, in: cid), let channel = self[cid]?.channel else { return }
        let activity = next()
        guard let place = threads.firstIndex(where: { $0.thread.id == id }) else {
            let thread = ChatThread(
                parentMessage: parent, channel: channel,
                threadParticipants: parent.threadParticipants.map { ThreadParticipant(user: $0, threadId: id) },
                latestReplies: parent.latestReplies.reversed())
            // The list of threads has those that the current user wrote in.
            let isOwn = currentUser.map { parent.author == $0 || parent.threadParticipants.contains($0) } ?? false
            threads.append(ThreadRecord(thread: thread, activity: activity, isMadeHere: isOwn))
            return
        }
        threads[place].activity = activity
        threads[place].thread.count(reply)
    }

    /// Removes a deleted reply from the count of its parent message.
    mutating func discountReply(_ reply: ChatMessage, in cid: ChannelId) {
        guard let id = reply.parentMessageId else { return }
        updateMessage(id, in: cid) { $0.replyCount = max(0, $0.replyCount - 1) }
        guard let place = threads.firstIndex(where: { $0.thread.id == id }) else { return }
        threads[place].thread.replyCount = max(0, threads[place].thread.replyCount - 1)
    }

    /// Marks the replies of a thread as read by the current user.
    mutating func markThreadRead(_ id: MessageId) throws {
        let user = try actor()
        try updateThread(id) { thread in
            let time = max(Present.now, thread.lastMessageAt ?? .distantPast)
            thread.reads.removeAll { $0.user == user }
            thread.reads.append(ThreadRead(user: user, lastReadAt: time))
        }
    }

    /// Marks all replies of a thread as unread by the current user.
    mutating func markThreadUnread(_ id: MessageId) throws {
        let user = try actor()
        try updateThread(id) { thread in
            thread.reads.removeAll { $0.user == user }
            thread.reads.append(ThreadRead(user: user, unreadMessagesCount: max(thread.replyCount, 1)))
        }
    }

    mutating func updateThread(_ id: MessageId, _ body: (inout ChatThread) -> Void) throws {
        guard let place = threads.firstIndex(where: { $0.thread.id == id }) else {
            throw ClientError("Message \(id) has no thread.")
        }
        body(&threads[place].thread)
    }
}

extension ChatThread {
    /// Adds a new reply.
    fileprivate mutating func count(_ reply: ChatMessage) {
        replyCount += 1
        latestReplies.append(reply)
        lastMessageAt = reply.createdAt
        updatedAt = reply.createdAt
        if !threadParticipants.contains(where: { $0.user == reply.author }) {
            threadParticipants.append(
                ThreadParticipant(user: reply.author, threadId: id, createdAt: reply.createdAt))
            participantCount += 1
        }
        for place in reads.indices {
            if reads[place].user == reply.author {
                reads[place].unreadMessagesCount = 0
                reads[place].lastReadAt = reply.createdAt
            } else {
                reads[place].unreadMessagesCount += 1
            }
        }
    }
}
