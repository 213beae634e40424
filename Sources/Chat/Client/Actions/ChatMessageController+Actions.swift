public import ChatModels

extension ChatMessageController {
    /// Does something to the message in the memory.
    func change(
        _ completion: (((any Error)?) -> Void)?, action: String = #function,
        _ body: @escaping (inout MemoryState, MessageId, ChannelId) throws -> Void
    ) {
        let (id, cid) = (messageId, cid)
        client.change(completion, action: action) { state in try body(&state, id, cid) }
    }

    // MARK: Text

    /// Changes what the message says. Other texts say that they were edited.
    ///
    /// - Parameters:
    ///   - skipPush: Without effect: there are no notifications.
    ///   - skipEnrichUrl: Without effect: nothing is fetched, and so links have no previews.
    ///   - attachments: All that the message has afterwards.
    ///   - restrictedVisibility: Who alone sees the message besides its author; empty for those who did before.
    ///   - extraData: `nil` for what it had before.
    public func editMessage(
        text: String, skipPush: Bool = false, skipEnrichUrl: Bool = false, attachments: [AnyAttachmentPayload] = [],
        restrictedVisibility: [UserId] = [], extraData: [String: RawJSON]? = nil,
        completion: (((any Error)?) -> Void)? = nil
    ) {
        change(completion) { state, id, cid in
            try state.edit(
                id, in: cid, text: text, attachments: attachments, readers: restrictedVisibility, extraData: extraData)
        }
    }

    /// Changes a part of the message: what is `nil` stays.
    ///
    /// - Parameter unsetProperties: The keys of `extraData` that are taken out.
    public func partialUpdateMessage(
        text: String? = nil, attachments: [AnyAttachmentPayload]? = nil, extraData: [String: RawJSON]? = nil,
        unsetProperties: [String]? = nil, completion: ((Result<ChatMessage, any Error>) -> Void)? = nil
    ) {
        let (id, cid) = (messageId, cid)
        client.act(completion) { state in
            let message = try state.knownMessage(id, in: cid)
            var data = message.extraData.merging(extraData ?? [:]) { $1 }
            for key in unsetProperties ?? [] { data[key] = nil }
            try state.edit(id, in: cid, text: text ?? message.text, attachments: attachments, extraData: data)
            return try state.knownMessage(id, in: cid)
        }
    }

    /// Deletes the message.
    ///
    /// - Parameter hard: Whether nothing is left of it. Otherwise `deletedMessagesVisibility` of the client's
    ///   configuration says who sees that it was there.
    public func deleteMessage(hard: Bool = false, completion: (((any Error)?) -> Void)? = nil) {
        change(completion) { state, id, cid in try state.delete(id, in: cid, hard: hard) }
    }

    /// Sends the message again if it could not be sent.
    public func resendMessage(completion: (((any Error)?) -> Void)? = nil) {
        change(completion) { state, id, cid in try state.resend(id, in: cid) }
    }

    /// Uploads an attachment again if it could not be uploaded.
    public func resendAttachment(with id: AttachmentId, completion: (((any Error)?) -> Void)? = nil) {
        change(completion) { state, _, _ in try state.resend(id) }
    }

    /// Uploads an attachment again if it could not be uploaded.
    public func restartFailedAttachmentUploading(
        with id: AttachmentId, completion: (((any Error)?) -> Void)? = nil
    ) {
        resendAttachment(with: id, completion: completion)
    }

    /// Presses a button of a message that only its author sees, such as a GIF that isn't sent yet.
    ///
    /// "Cancel" takes the message out, "Send" sends it as it is, and what else there is needs a server.
    public func dispatchEphemeralMessageAction(
        _ action: AttachmentAction, completion: (((any Error)?) -> Void)? = nil
    ) {
        change(completion) { state, id, cid in try state.dispatch(action, of: id, in: cid) }
    }

    /// Shows the message in another language: it must have the translation.
    public func translate(to language: TranslationLanguage, completion: (((any Error)?) -> Void)? = nil) {
        change(completion) { state, id, cid in
            guard try state.knownMessage(id, in: cid).translations?[language] == nil else { return }
            throw ClientError.ServerNeeded(
                "Message \(id) has no translation into \"\(language.languageCode)\", and there is no server to make one."
            )
        }
    }

    // MARK: Replies

    /// Sends a reply of the current user to the message.
    ///
    /// - Parameters:
    ///   - messageId: `nil` for the next one, such as `"general-sent-1"`.
    ///   - showReplyInChannel: Whether the channel shows it, too.
    ///   - isSilent: Whether nobody's count of unread messages follows.
    ///   - attachments: They count as uploaded.
    ///   - skipPush: Without effect: there are no notifications.
    ///   - skipEnrichUrl: Without effect: nothing is fetched, and so links have no previews.
    ///   - completion: Given the reply's identifier.
    public func createNewReply(
        messageId: MessageId? = nil, text: String, pinning: MessagePinning? = nil,
        attachments: [AnyAttachmentPayload] = [], mentionedUserIds: [UserId] = [], showReplyInChannel: Bool = false,
        isSilent: Bool = false, quotedMessageId: MessageId? = nil, skipPush: Bool = false,
        skipEnrichUrl: Bool = false, extraData: [String: RawJSON] = [:],
        completion: ((Result<MessageId, any Error>) -> Void)? = nil
    ) {
        let draft = MessageDraft(
            id: messageId, text: text, type: .reply, pinning: pinning, isSilent: isSilent, attachments: attachments,
            mentionedUserIds: mentionedUserIds, quotedMessageId: quotedMessageId, parentMessageId: self.messageId,
            showReplyInChannel: showReplyInChannel, extraData: extraData)
        let cid = cid
        client.act(completion) { state in try state.send(draft, in: cid) }
    }

    /// Counts the replies as read by the current user.
    public func markThreadRead(completion: (((any Error)?) -> Void)? = nil) {
        change(completion) { state, id, _ in try state.markThreadRead(id) }
    }

    /// Counts the replies as not read by the current user.
    public func markThreadUnread(completion: (((any Error)?) -> Void)? = nil) {
        change(completion) { state, id, _ in try state.markThreadUnread(id) }
    }

    // MARK: Reactions

    /// Adds a reaction of the current user, or gives the one that is there another score.
    ///
    /// - Parameters:
    ///   - enforceUnique: Whether it takes the place of all their reactions to the message.
    ///   - skipPush: Without effect: there are no notifications.
    ///   - pushEmojiCode: Without effect: there are no notifications.
    public func addReaction(
        _ type: MessageReactionType, score: Int = 1, enforceUnique: Bool = false, skipPush: Bool = false,
        pushEmojiCode: String? = nil, extraData: [String: RawJSON] = [:],
        completion: (((any Error)?) -> Void)? = nil
    ) {
        change(completion) { state, id, cid in
            try state.react(
                to: id, in: cid, with: type, score: score, enforceUnique: enforceUnique, extraData: extraData)
        }
    }

    /// Takes a reaction of the current user back.
    public func deleteReaction(_ type: MessageReactionType, completion: (((any Error)?) -> Void)? = nil) {
        change(completion) { state, id, cid in try state.removeReaction(type, from: id, in: cid) }
    }

    /// The reactions that are known one by one, the latest first.
    public var reactions: [ChatMessageReaction] {
        let all = message.map { $0.latestReactions.union($0.currentUserReactions) } ?? []
        return all.sorted {
            ($1.updatedAt, $0.author.id, $0.type.rawValue) < ($0.updatedAt, $1.author.id, $1.type.rawValue)
        }
    }

    /// Always `true`: all reactions that the memory has are in ``reactions``.
    public var hasLoadedAllReactions: Bool { true }

    /// The reactions of a page.
    public func loadReactions(
        limit: Int, offset: Int = 0, completion: @escaping (Result<[ChatMessageReaction], any Error>) -> Void
    ) {
        completion(.success(Array(reactions.dropFirst(offset).prefix(limit))))
    }

    /// Does nothing: all reactions that the memory has are in ``reactions``.
    public func loadNextReactions(limit: Int = 25, completion: (((any Error)?) -> Void)? = nil) { completion?(nil) }

    // MARK: Marks

    /// Pins the message.
    public func pin(_ pinning: MessagePinning, completion: (((any Error)?) -> Void)? = nil) {
        change(completion) { state, id, cid in try state.pin(id, in: cid, pinning) }
    }

    /// Takes the pin off the message.
    public func unpin(completion: (((any Error)?) -> Void)? = nil) {
        change(completion) { state, id, cid in try state.pin(id, in: cid, nil) }
    }

    /// Flags the message for moderators.
    ///
    /// - Parameters:
    ///   - reason: Without effect: there are no moderators.
    ///   - extraData: Without effect: there are no moderators.
    public func flag(
        reason: String? = nil, extraData: [String: RawJSON]? = nil, completion: (((any Error)?) -> Void)? = nil
    ) {
        change(completion) { state, id, cid in try state.flag(id, in: cid, true) }
    }

    /// Takes the flag back.
    public func unflag(completion: (((any Error)?) -> Void)? = nil) {
        change(completion) { state, id, cid in try state.flag(id, in: cid, false) }
    }
}
