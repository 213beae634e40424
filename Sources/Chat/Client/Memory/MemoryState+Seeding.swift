internal import ChatModels
internal import Foundation

extension MemoryState {
    /// Takes a channel as known.
    ///
    /// - Parameter messages: Newest first; if there are none, those that are known of the channel stay.
    mutating func seed(_ channel: ChatChannel, newestFirst messages: [ChatMessage] = []) {
        for member in channel.lastActiveMembers { users[member.id] = users[member.id] ?? member }
        var record = self[channel.cid] ?? ChannelRecord(channel: channel, members: channel.lastActiveMembers)
        record.channel = channel
        if !messages.isEmpty {
            let replies = record.messages.filter(\.isPartOfThread)
            record.messages = messages.reversed()
            if !replies.isEmpty {
                let given = Set(messages.map(\.id))
                for reply in replies where !given.contains(reply.id) { record.messages.insertByDate(reply) }
            }
        }
        seed(record)
    }

    /// Takes a conversation as known, with its replies and threads.
    mutating func seed(_ conversation: Conversation) {
        for user in conversation.users { users[user.id] = users[user.id] ?? user }
        var record = ChannelRecord(channel: conversation.channel, members: conversation.channel.lastActiveMembers)
        record.messages = conversation.messages
        if record.channel.previewMessage == nil {
            record.channel.previewMessage = conversation.messages.last {
                $0.isVisibleInChannel(config: config) && $0.canBePreview
            }
        }
        seed(record)
        for thread in conversation.threads { seed(thread) }
    }

    private mutating func seed(_ record: ChannelRecord) {
        guard self[record.channel.cid] != nil else { return add(record) }
        withRecord(record.channel.cid) { $0 = record }
        update(record.channel.cid) { _ in }
    }

    /// Takes a message and replies to it as known.
    ///
    /// - Parameter replies: In any order.
    mutating func seed(_ message: ChatMessage?, replies: [ChatMessage], in cid: ChannelId) {
        if self[cid] == nil { add(ChannelRecord(channel: ChatChannel(cid: cid), members: [])) }
        withRecord(cid) { record in
            if let message { record.messages.put(message) }
            for var reply in replies {
                reply.parentMessageId = reply.parentMessageId ?? message?.id
                record.messages.put(reply)
            }
        }
    }

    /// Takes a thread as known, with its channel, its message and its replies.
    mutating func seed(_ thread: ChatThread) {
        if self[thread.channel.cid] == nil { seed(thread.channel) }
        seed(thread.parentMessage, replies: thread.latestReplies, in: thread.channel.cid)
        if let place = threads.firstIndex(where: { $0.thread.id == thread.id }) {
            threads[place].thread = thread
        } else {
            threads.append(ThreadRecord(thread: thread))
        }
    }
}

extension [ChatMessage] {
    /// Replaces the message with the same identifier, or puts the message where its date belongs.
    mutating func put(_ message: ChatMessage) {
        if let place = lastIndex(where: { $0.id == message.id }) {
            self[place] = message
        } else {
            insertByDate(message)
        }
    }

    /// Puts a message behind all that are not later.
    mutating func insertByDate(_ message: ChatMessage) {
        insert(message, at: lastIndex { $0.createdAt <= message.createdAt }.map { $0 + 1 } ?? 0)
    }
}
