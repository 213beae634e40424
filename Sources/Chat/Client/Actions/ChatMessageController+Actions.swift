public import ChatModels

extension ChatMessageController {
    /// Changes the message in memory.
    func change(
        _ completion: (((any Error)?) -> Void)?, action: String = #function,
        _ body: @escaping (inout MemoryState, MessageId, ChannelId) throws -> Void
    ) {
        let (id, cid) = (messageId, cid)
        client.change(completion, action: action) { state in try body(&state, id, cid) }
    }

    // MARK: Text

    /// Edits the message. A changed text is marked as edited.
    ///
    /// - Parameters:
    ///   - skipPush: Has no effect: there are no notifications.
    ///   - skipEnrichUrl: Has no effect: nothing is fetched, so links have no previews.
    ///   - attachments: All attachments after the change.
    ///   - restrictedVisibility: The users who see the message, besides its author; empty to keep the current ones.
    ///   - extraData: `nil` to keep the current data.
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

    /// Updates some properties of the message; `nil` keeps the current value.
    ///
    /// - Parameter unsetProperties: The keys to remove from `extraData`.
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
    /// - Parameter hard: Whether the message is removed. Otherwise, `deletedMessagesVisibility` of the client's
    ///   configuration decides who sees a placeholder.
    public func deleteMessage(hard: Bool = false, completion: (((any Error)?) -> Void)? = nil) {
        change(completion) { state, id, cid in try state.delete(id, in: cid, hard: hard) }
    }

    /// Sends the message again after a failure.
    public func resendMessage(completion: (((any Error)?) -> Void)? = nil) {
        change(completion) { state, id, cid in try state.resend(id, in: cid) }
    }

    /// Uploads an attachment again after a failure.
    public func resendAttachment(with id: AttachmentId, completion: (((any Error)?) -> Void)? = nil) {
        change(completion) { state, _, _ in try state.resend(id) }
    }

    /// Uploads an attachment again after a failure.
    public func restartFailedAttachmentUploading(
        with id: AttachmentId, completion: (((any Error)?) -> Void)? = nil
    ) {
        resendAttachment(with: id, completion: completion)
    }

    /// Performs an action of a message that only its author sees, such as an unsent GIF.
    ///
    /// "Cancel" removes the message and "Send" sends it. Other actions need a server.
    public func dispatchEphemeralMessageAction(
        _ action: AttachmentAction, completion: (((any Error)?) -> Void)? = nil
    ) {
        change(completion) { state, id, cid in try state.dispatch(action, of: id, in: cid) }
    }

    /// Shows the message in another language, for which it must have a translation.
    public func translate(to language: TranslationLanguage, completion: (((any Error)?) -> Void)? = nil) {
        change(completion) { state, id, cid in
            guard try state.knownMessage(id, in: cid).translations?[language] == nil else { return }
            throw ClientError.ServerNeeded(
                "Message \(id) has no translation into \"\(language.languageCode)\", and there is no server that translates it."
            )
        }
    }

    // MARK: Replies

    /// Sends a reply of the current user to the message.
    ///
    /// - Parameters:
    ///   - messageId: `nil` for the next generated identifier, such as `"general-sent-1"`.
    ///   - showReplyInChannel: Whether the channel also shows it.
    ///   - isSilent: Whether unread counts ignore the reply.
    ///   - attachments: Treated as uploaded.
    ///   - skipPush: Has no effect: there are no notifications.
    ///   - skipEnrichUrl: Has no effect: nothing is fetched, so links have no previews.
    ///   - completion: Called with the identifier of the reply.
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

    /// Marks the replies as read by the current user.
    public func markThreadRead(completion: (((any Error)?) -> Void)? = nil) {
        change(completion) { state, id, _ in try state.markThreadRead(id) }
    }

    /// Marks the replies as unread by the current user.
    public func markThreadUnread(completion: (((any Error)?) -> Void)? = nil) {
        change(completion) { state, id, _ in try state.markThreadUnread(id) }
    }

    // MARK: Reactions

    /// Adds a reaction of the current user, or changes the score of an existing one.
    ///
    /// - Parameters:
    ///   - enforceUnique: Whether it replaces the user's other reactions to the message.
    ///   - skipPush: Has no effect: there are no notifications.
    ///   - pushEmojiCode: Has no effect: there are no notifications.
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

    /// Removes a reaction of the current user.
    public func deleteReaction(_ type: MessageReactionType, completion: (((any Error)?) -> Void)? = nil) {
        change(completion) { state, id, cid in try state.removeReaction(type, from: id, in: cid) }
    }

    /// The known reactions, the latest first.
    public var reactions: [ChatMessageReaction] {
        let all = message.map { $0.latestReactions.union($0.currentUserReactions) } ?? []
        return all.sorted {
            ($1.updatedAt, $0.author.id, $0.type.rawValue) < ($0.updatedAt, $1.author.id, $1.type.rawValue)
        }
    }

    /// Always `true`: ``reactions`` has all reactions in memory.
    public var hasLoadedAllReactions: Bool { true }

    /// Loads a page of reactions.
    public func loadReactions(
        limit: Int, offset: Int = 0, completion: @escaping (Result<[ChatMessageReaction], any Error>) -> Void
    ) {
        completion(.success(Array(reactions.dropFirst(offset).prefix(limit))))
    }

    /// Does nothing: ``reactions`` has all reactions in memory.
    public func loadNextReactions(limit: Int = 25, completion: (((any Error)?) -> Void)? = nil) { completion?(nil) }

    // MARK: Pins and flags

    /// Pins the message.
    public func pin(_ pinning: MessagePinning, completion: (((any Error)?) -> Void)? = nil) {
        change(completion) { state, id, cid in try state.pin(id, in: cid, pinning) }
    }

    /// Unpins the message.
    public func unpin(completion: (((any Error)?) -> Void)? = nil) {
        change(completion) { state, id, cid in try state.pin(id, in: cid, nil) }
    }

    /// Flags the message for moderators.
    ///
    /// - Parameters:
    ///   - reason: Has no effect: there are no moderators.
    ///   - extraData: Has no effect: there are no moderators.
    public func flag(
        reason: String? = nil, extraData: [String: RawJSON]? = nil, completion: (((any Error)?) -> Void)? = nil
    ) {
        change(completion) { state, id, cid in try state.flag(id, in: cid, true) }
    }

    /// Removes the flag.
    public func unflag(completion: (((any Error)?) -> Void)? = nil) {
        change(completion) { state, id, cid in try state.flag(id, in: cid, false) }
    }
}
