internal import ChatModels
internal import Foundation

// Files may have many thousands of items, so nothing here is searched item by item.

extension MemoryState {
    /// Adds channels.
    ///
    /// - Parameter messages: The messages of a channel, newest first; if empty, the known ones stay.
    mutating func seed(_ channels: [ChatChannel], newestFirst messages: (MemoryState, ChatChannel) -> [ChatMessage]) {
        for channel in channels { seedRecord(of: channel, newestFirst: messages(self, channel)) }
        updateThreads(in: Set(channels.map(\.cid)))
    }

    /// Adds a channel.
    ///
    /// - Parameter messages: Newest first; if empty, the known ones stay.
    mutating func seed(_ channel: ChatChannel, newestFirst messages: [ChatMessage] = []) {
        seed([channel]) { _, _ in messages }
    }

    private mutating func seedRecord(of channel: ChatChannel, newestFirst messages: [ChatMessage]) {
        seed(channel.lastActiveMembers)
        var record = self[channel.cid] ?? ChannelRecord(channel: channel, members: channel.lastActiveMembers)
        record.channel = channel
        if !messages.isEmpty {
            let given = Set(messages.map(\.id))
            let replies = record.messages.filter { $0.isPartOfThread && !given.contains($0.id) }
            record.messages = messages.reversed()
            record.messages.insertByDate(replies)
        }
        set(record)
    }

    /// Adds conversations with their replies and threads.
    mutating func seed(_ conversations: [Conversation]) {
        var seeded: [ChatUser] = []
        for conversation in conversations {
            if !conversation.users.isIdentical(to: seeded) { seed(conversation.users) }
            seeded = conversation.users
            seedRecord(of: conversation)
        }
        updateThreads(in: Set(conversations.map(\.channel.cid)))
        seed(conversations.flatMap(\.threads))
    }

    private mutating func seed(_ given: [ChatUser]) {
        for user in given { users[user.id] = users[user.id] ?? user }
    }

    private mutating func seedRecord(of conversation: Conversation) {
        var record = ChannelRecord(channel: conversation.channel, members: conversation.channel.lastActiveMembers)
        record.messages = conversation.messages
        if record.channel.previewMessage == nil {
            record.channel.previewMessage = conversation.messages.last {
                $0.isVisibleInChannel(config: config) && $0.canBePreview
            }
        }
        set(record)
    }

    private mutating func set(_ record: ChannelRecord) {
        guard self[record.channel.cid] != nil else { return add(record) }
        withRecord(record.channel.cid) { $0 = record }
    }

    private mutating func updateThreads(in cids: Set<ChannelId>) {
        for place in threads.indices {
            let cid = threads[place].thread.channel.cid
            guard cids.contains(cid), let channel = self[cid]?.channel else { continue }
            threads[place].thread.channel = channel
        }
    }

    /// Adds a message and its replies.
    ///
    /// - Parameter replies: In any order.
    mutating func seed(_ message: ChatMessage?, replies: [ChatMessage], in cid: ChannelId) {
        put(Self.messages(message, replies: replies), in: cid)
    }

    private static func messages(_ parent: ChatMessage?, replies: [ChatMessage]) -> [ChatMessage] {
        [parent].compactMap(\.self)
            + replies.map { reply in
                var reply = reply
                reply.parentMessageId = reply.parentMessageId ?? parent?.id
                return reply
            }
    }

    private mutating func put(_ messages: [ChatMessage], in cid: ChannelId) {
        if self[cid] == nil { add(ChannelRecord(channel: ChatChannel(cid: cid), members: [])) }
        withRecord(cid) { $0.messages.put(messages) }
    }

    /// Adds threads with their channels, messages and replies.
    mutating func seed(_ given: [ChatThread]) {
        var messages: [ChannelId: [ChatMessage]] = [:]
        var places = Dictionary(threads.enumerated().map { ($1.thread.id, $0) }) { $1 }
        for thread in given {
            if self[thread.channel.cid] == nil { seedRecord(of: thread.channel, newestFirst: []) }
            messages[thread.channel.cid, default: []] +=
                Self.messages(thread.parentMessage, replies: thread.latestReplies)
            if let place = places[thread.id] {
                threads[place].thread = thread
            } else {
                places[thread.id] = threads.count
                threads.append(ThreadRecord(thread: thread))
            }
        }
        for (cid, messages) in messages { put(messages, in: cid) }
    }
}

extension [ChatUser] {
    /// Whether two arrays share their storage, as the users of all channels of a file do.
    fileprivate func isIdentical(to other: [ChatUser]) -> Bool {
        withUnsafeBufferPointer { own in other.withUnsafeBufferPointer { own.baseAddress == $0.baseAddress } }
    }
}

extension [ChatMessage] {
    /// Replaces the messages with the same identifiers, and inserts the others by date.
    fileprivate mutating func put(_ messages: [ChatMessage]) {
        var places = Dictionary(enumerated().map { ($1.id, $0) }) { $1 }
        var new: [ChatMessage] = []
        for message in messages {
            let place = places[message.id] ?? count + new.count
            switch place {
            case ..<count: self[place] = message
            case ..<(count + new.count): new[place - count] = message
            default:
                places[message.id] = place
                new.append(message)
            }
        }
        insertByDate(new)
    }

    /// Inserts each message after all that are not later.
    fileprivate mutating func insertByDate(_ messages: [ChatMessage]) {
        guard !messages.isEmpty else { return }
        var waiting = messages.sortedByDate()
        var reversed: [ChatMessage] = []
        reversed.reserveCapacity(count + messages.count)
        for message in self.reversed() {
            while let new = waiting.last, message.createdAt <= new.createdAt { reversed.append(waiting.removeLast()) }
            reversed.append(message)
        }
        self = (reversed + waiting.reversed()).reversed()
    }
}
