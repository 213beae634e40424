internal import ChatModels
internal import Foundation

extension MemoryState {
    /// Edits a message.
    ///
    /// - Parameters:
    ///   - attachments: `nil` to keep the current ones.
    ///   - extraData: `nil` to keep the current data.
    mutating func edit(
        _ id: MessageId, in cid: ChannelId, text: String, attachments: [AnyAttachmentPayload]?,
        readers: [UserId] = [], extraData: [String: RawJSON]?
    ) throws {
        let user = try actor()
        let message = try knownMessage(id, in: cid)
        let channel = try channel(
            cid, allowing: message.author == user ? .updateOwnMessage : .updateAnyMessage, .updateAnyMessage)
        if message.isDeleted { throw ClientError.MessageEditing(messageId: id, reason: "it is deleted") }
        try check(text, in: channel)
        let time = time(in: cid)
        if !readers.isEmpty { withRecord(cid) { $0.readers[id] = Set(readers) } }
        updateMessage(id, in: cid) { message in
            if message.text != text {
                message.text = text
                message.textUpdatedAt = time
                message.translations = nil
            }
            if let attachments { message.allAttachments = attachments.attached(to: id, in: cid) }
            if let extraData { message.extraData = extraData }
            message.localState = nil
            message.updatedAt = time
        }
        postUpdate(of: id, in: cid, by: user, at: time)
    }

    mutating func postUpdate(of id: MessageId, in cid: ChannelId, by user: ChatUser, at time: Date) {
        guard let message = message(id, in: cid) else { return }
        post(in: cid) { _, channel in
            MessageUpdatedEvent(user: user, channel: channel, message: message, createdAt: time)
        }
    }

    /// Deletes a message.
    ///
    /// - Parameter hard: Whether the message is removed. Otherwise, the configuration of the client decides who sees a
    ///   placeholder.
    mutating func delete(_ id: MessageId, in cid: ChannelId, hard: Bool) throws {
        let user = try actor()
        let message = try knownMessage(id, in: cid)
        try channel(cid, allowing: message.author == user ? .deleteOwnMessage : .deleteAnyMessage, .deleteAnyMessage)
        // No one else has seen a message that wasn't sent.
        let isLocal = message.localState == .sendingFailed || message.type == .ephemeral || message.type == .error
        let hard = hard || isLocal
        let time = time(in: cid)
        if !message.isDeleted { discountReply(message, in: cid) }
        updateMessage(id, in: cid) { message in
            message.deletedAt = time
            message.updatedAt = time
            message.type = .deleted
            message.pinDetails = nil
        }
        update(cid) { channel in channel.pinnedMessages.removeAll { $0.id == id } }
        guard let deleted = self.message(id, in: cid) else { return }
        post(in: cid) { _, channel in
            MessageDeletedEvent(
                user: user, channel: channel, message: deleted, createdAt: time, isHardDelete: hard)
        }
        if hard { removeMessage(id, in: cid) } else { showPreview(in: cid) }
    }

    /// Updates the preview of a channel, without a deleted message that the configuration hides.
    private mutating func showPreview(in cid: ChannelId) {
        guard let preview = self[cid]?.channel.previewMessage, preview.isHidden(by: config) else { return }
        let shown = shownMessages(in: cid)
        update(cid) { channel in
            channel.latestMessages.removeAll { $0.id == preview.id }
            channel.previewMessage = shown.last(where: \.canBePreview)
            channel.lastMessageAt = shown.last?.createdAt ?? channel.createdAt
        }
    }

    /// Pins a message, or unpins it without a `pinning`.
    mutating func pin(_ id: MessageId, in cid: ChannelId, _ pinning: MessagePinning?) throws {
        let user = try actor()
        try channel(cid, allowing: .pinMessage)
        _ = try knownMessage(id, in: cid)
        let time = time(in: cid)
        updateMessage(id, in: cid) { message in
            message.pinDetails = pinning.map {
                MessagePinDetails(pinnedAt: time, pinnedBy: user, expiresAt: $0.expirationDate)
            }
        }
        guard let message = message(id, in: cid) else { return }
        update(cid) { channel in
            channel.pinnedMessages.removeAll { $0.id == id }
            if message.isPinned { channel.pinnedMessages.append(message) }
        }
        postUpdate(of: id, in: cid, by: user, at: time)
    }

    /// Flags a message for moderators, or removes the flag.
    mutating func flag(_ id: MessageId, in cid: ChannelId, _ isFlagged: Bool) throws {
        _ = try actor()
        if isFlagged { try channel(cid, allowing: .flagMessage) }
        _ = try knownMessage(id, in: cid)
        updateMessage(id, in: cid) { $0.isFlaggedByCurrentUser = isFlagged }
    }

    /// Sends a message again after a failure.
    mutating func resend(_ id: MessageId, in cid: ChannelId) throws {
        _ = try actor()
        let message = try knownMessage(id, in: cid)
        guard message.localState != nil || message.isBounced else {
            throw ClientError.MessageEditing(messageId: id, reason: "it was already sent")
        }
        updateMessage(id, in: cid) { message in
            message.localState = nil
            message.moderationDetails = nil
            for place in message.allAttachments.indices { message.allAttachments[place].uploadingState = nil }
        }
    }

    /// Uploads an attachment again after a failure.
    mutating func resend(_ id: AttachmentId) throws {
        let message = try knownMessage(id.messageId, in: id.cid)
        guard let place = message.allAttachments.firstIndex(where: { $0.id == id }) else {
            throw ClientError("There is no attachment \(id.rawValue).")
        }
        updateMessage(id.messageId, in: id.cid) { message in
            message.allAttachments[place].uploadingState?.state = .uploaded
        }
    }

    /// Performs an action of a message that only its author sees.
    mutating func dispatch(_ action: AttachmentAction, of id: MessageId, in cid: ChannelId) throws {
        guard try knownMessage(id, in: cid).type == .ephemeral else {
            throw ClientError("Message \(id) isn't ephemeral: it has no actions.")
        }
        if action.isCancel { return removeMessage(id, in: cid) }
        guard action.value.lowercased() == "send" else {
            throw ClientError.ServerNeeded("The action \"\(action.text)\" of message \(id) needs a server.")
        }
        updateMessage(id, in: cid) { message in
            message.type = message.isPartOfThread ? .reply : .regular
            for place in message.allAttachments.indices { message.allAttachments[place].removeActions() }
        }
        guard let sent = message(id, in: cid) else { return }
        removeMessage(id, in: cid)
        append(sent, to: cid)
    }
}

extension AnyChatMessageAttachment {
    /// Removes the buttons of a GIF, which only its author sees.
    fileprivate mutating func removeActions() {
        guard var giphy = payload.value as? GiphyAttachmentPayload else { return }
        giphy.actions = []
        payload = AnyAttachmentPayload(giphy)
    }
}
