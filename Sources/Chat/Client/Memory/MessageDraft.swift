internal import ChatModels
internal import Foundation

/// A message that the current user wants to send.
struct MessageDraft {
    var id: MessageId?
    var text: String
    var type = MessageType.regular
    var pinning: MessagePinning?
    var isSilent = false
    var attachments: [AnyAttachmentPayload] = []
    var mentionedUserIds: [UserId] = []
    var quotedMessageId: MessageId?
    var parentMessageId: MessageId?
    var showReplyInChannel = false
    /// The users who see the message, besides its author; empty for everyone.
    var readers: [UserId] = []
    var poll: Poll?
    var extraData: [String: RawJSON] = [:]
}

extension MemoryState {
    /// Sends a message.
    ///
    /// - Returns: Its identifier.
    mutating func send(_ draft: MessageDraft, in cid: ChannelId) throws -> MessageId {
        let user = try actor()
        try check(draft, in: cid)
        let quoted = try draft.quotedMessageId.map { id in
            var quoted = try knownMessage(id, in: cid)
            quoted.quotedMessage = nil
            return quoted
        }
        let mentioned = try Set(draft.mentionedUserIds.map(self.user))
        let time = time(in: cid)
        let id = draft.id ?? nextMessageId(in: cid)
        let message = ChatMessage(
            id: id, cid: cid, text: draft.text, type: draft.type, createdAt: time, author: user,
            isSentByCurrentUser: true, parentMessageId: draft.parentMessageId,
            showReplyInChannel: draft.showReplyInChannel, quotedMessage: quoted, mentionedUsers: mentioned,
            allAttachments: draft.attachments.attached(to: id, in: cid), poll: draft.poll, isSilent: draft.isSilent,
            pinDetails: draft.pinning.map {
                MessagePinDetails(pinnedAt: time, pinnedBy: user, expiresAt: $0.expirationDate)
            }, extraData: draft.extraData)
        if !draft.readers.isEmpty { withRecord(cid) { $0.readers[id] = Set(draft.readers) } }
        append(message, to: cid)
        return id
    }

    private func check(_ draft: MessageDraft, in cid: ChannelId) throws {
        if let parent = draft.parentMessageId {
            let channel = try channel(cid, allowing: .sendReply)
            try require(\.repliesEnabled, named: "replies", in: channel)
            _ = try knownMessage(parent, in: cid)
        } else if draft.type != .system {
            try channel(cid, allowing: .sendMessage)
        }
        let channel = try record(cid).channel
        if channel.isFrozen, draft.type != .system { throw ClientError("Channel \(cid) is frozen.") }
        if let id = draft.id, message(id, in: cid) != nil { throw ClientError("The message \(id) already exists.") }
        if draft.quotedMessageId != nil { try require(\.quotesEnabled, named: "quotes", in: channel) }
        if draft.pinning != nil { try self.channel(cid, allowing: .pinMessage) }
        if draft.poll != nil {
            try require(\.pollsEnabled, named: "polls", in: channel)
            try self.channel(cid, allowing: .sendPoll)
        }
        try check(draft.attachments, in: channel)
        try check(draft.text, in: channel)
        guard draft.type != .system, let wait = cooldown(in: cid) else { return }
        throw ClientError("Channel \(cid) is in slow mode: the next message can be sent in \(wait) s.")
    }

    private func check(_ attachments: [AnyAttachmentPayload], in channel: ChatChannel) throws {
        if attachments.contains(where: { $0.localFileURL != nil }) {
            try require(\.uploadsEnabled, named: "uploads", in: channel)
            try self.channel(channel.cid, allowing: .uploadFile)
        }
        guard attachments.count > config.maxAttachmentCountPerMessage else { return }
        throw ClientError(
            "A message can have \(config.maxAttachmentCountPerMessage) attachments, but has \(attachments.count): "
                + "see ChatClientConfig.maxAttachmentCountPerMessage.")
    }

    func check(_ text: String, in channel: ChatChannel) throws {
        guard text.count <= channel.config.maxMessageLength else {
            throw ClientError(
                "A message in channel \(channel.cid) can have \(channel.config.maxMessageLength) characters, but the text "
                    + "has \(text.count).")
        }
        guard text.first == "/", let word = text.dropFirst().split(separator: " ").first else { return }
        guard channel.config.commands.contains(where: { $0.name == word }) else { return }
        throw ClientError.ServerNeeded("The command /\(word) needs a server.")
    }

    /// The seconds until the current user may send the next message in slow mode; `nil` if they may now.
    func cooldown(in cid: ChannelId) -> Int? {
        guard let record = self[cid], record.channel.cooldownDuration > 0, !record.channel.canSkipSlowMode,
            let last = record.messages.last(where: { $0.author.id == currentUser?.id })
        else { return nil }
        let seconds = record.channel.cooldownDuration - Int(Present.now.timeIntervalSince(last.createdAt))
        return seconds > 0 ? seconds : nil
    }
}

extension [AnyAttachmentPayload] {
    /// The attachments of a message.
    func attached(to id: MessageId, in cid: ChannelId) -> [AnyChatMessageAttachment] {
        enumerated().map { index, payload in
            AnyChatMessageAttachment(
                id: AttachmentId(cid: cid, messageId: id, index: index),
                type: payload.type, payload: payload)
        }
    }
}
