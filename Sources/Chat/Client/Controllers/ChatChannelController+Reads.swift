public import ChatModels

extension ChatChannelController {
    /// Counts all messages as read by the current user.
    public func markRead(completion: (((any Error)?) -> Void)? = nil) {
        change(completion) { state, cid in state.markRead(cid) }
    }

    /// Does something to the channel in the memory.
    ///
    /// - Parameter completion: Given the error of `body`, after all who observe the memory were told.
    func change(
        _ completion: (((any Error)?) -> Void)?, _ body: @escaping (inout MemoryState, ChannelId) throws -> Void
    ) {
        let cid = cid
        client.memory.change { state in
            guard let cid else { throw ClientError.ChannelNotCreatedYet() }
            try body(&state, cid)
        } then: { result in
            self.client.finish(result, completion)
        }
    }
}
