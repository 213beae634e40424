public import ChatModels
internal import Foundation

extension ChatChannelController {
    /// Sends a message of the current user.
    ///
    /// The channel has the message when the completion is called. Its date is the render's current time, but later than
    /// the newest message.
    ///
    /// - Parameters:
    ///   - messageId: `nil` for the next generated identifier, such as `"general-sent-1"`.
    ///   - pinning: Whether the message is pinned, and until when.
    ///   - isSilent: Whether unread counts ignore the message.
    ///   - attachments: Treated as uploaded.
    ///   - quotedMessageId: The message that this one quotes.
    ///   - skipPush: Has no effect: there are no notifications.
    ///   - skipEnrichUrl: Has no effect: nothing is fetched, so links have no previews.
    ///   - restrictedVisibility: The users who see the message, besides its author; empty for everyone.
    ///   - completion: Called with the identifier of the message.
    public func createNewMessage(
        messageId: MessageId? = nil, text: String, pinning: MessagePinning? = nil, isSilent: Bool = false,
        attachments: [AnyAttachmentPayload] = [], mentionedUserIds: [UserId] = [], quotedMessageId: MessageId? = nil,
        skipPush: Bool = false, skipEnrichUrl: Bool = false, restrictedVisibility: [UserId] = [],
        extraData: [String: RawJSON] = [:], completion: ((Result<MessageId, any Error>) -> Void)? = nil
    ) {
        let draft = MessageDraft(
            id: messageId, text: text, pinning: pinning, isSilent: isSilent, attachments: attachments,
            mentionedUserIds: mentionedUserIds, quotedMessageId: quotedMessageId, readers: restrictedVisibility,
            extraData: extraData)
        act(completion) { state, cid in try state.send(draft, in: cid) }
    }

    /// Sends a system message, which has no bubble, such as "Leia joined".
    ///
    /// - Parameter restrictedVisibility: The users who see the message, besides its author; empty for everyone.
    public func createSystemMessage(
        messageId: MessageId? = nil, text: String, restrictedVisibility: [UserId] = [],
        extraData: [String: RawJSON] = [:], completion: ((Result<MessageId, any Error>) -> Void)? = nil
    ) {
        let draft = MessageDraft(
            id: messageId, text: text, type: .system, readers: restrictedVisibility, extraData: extraData)
        act(completion) { state, cid in try state.send(draft, in: cid) }
    }

    /// The seconds until the current user may send the next message in slow mode; 0 if they may now.
    public func currentCooldownTime() -> Int {
        guard let cid else { return 0 }
        return client.memory.read { $0.cooldown(in: cid) ?? 0 }
    }

    /// The pinned messages, the latest first.
    public func loadPinnedMessages(
        pageSize: Int = 25, completion: @escaping (Result<[ChatMessage], any Error>) -> Void
    ) {
        act(completion) { state, cid in
            let pinned = try state.record(cid).messages.filter(\.isPinned)
            return Array(pinned.sorted { $0.pinnedAt > $1.pinnedAt }.prefix(pageSize))
        }
    }

    /// Loads older messages until the given one is shown.
    ///
    /// - Parameter limit: The number of messages around it; `nil` for 25.
    public func loadPageAroundMessageId(
        _ messageId: MessageId, limit: Int? = nil, completion: (((any Error)?) -> Void)? = nil
    ) {
        show(messageId, around: limit ?? Self.pageSize)
        change(completion) { state, cid in _ = try state.knownMessage(messageId, in: cid) }
    }
}

extension ChatMessage {
    fileprivate var pinnedAt: Date { pinDetails?.pinnedAt ?? .distantPast }
}
