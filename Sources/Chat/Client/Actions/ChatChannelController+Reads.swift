public import ChatModels

extension ChatChannelController {
    /// Marks all messages as read by the current user.
    public func markRead(completion: (((any Error)?) -> Void)? = nil) {
        change(completion) { state, cid in state.markRead(cid) }
    }

    /// Marks a message and all that came after it as unread by the current user.
    public func markUnread(
        from messageId: MessageId, completion: ((Result<ChatChannel, any Error>) -> Void)? = nil
    ) {
        act(completion) { state, cid in
            try state.markUnread(from: messageId, in: cid)
            return try state.record(cid).channel
        }
    }
}
