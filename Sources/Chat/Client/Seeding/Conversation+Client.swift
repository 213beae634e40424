public import ChatModels

extension Conversation {
    /// Returns a client with the conversation and its user.
    public func makeClient(config: ChatClientConfig = ChatClientConfig()) -> ChatClient {
        let client = ChatClient(config: config, currentUser: currentUser)
        client.memory.seed { $0.seed([self]) }
        return client
    }

    /// Returns a controller of the channel, with its messages newest first.
    ///
    /// Replies that are not shown in the channel, and messages that `config` hides, are excluded.
    public func makeChannelController(config: ChatClientConfig = ChatClientConfig()) -> ChatChannelController {
        ChatChannelController(client: makeClient(config: config), channel: channel)
    }
}

extension ChatMessage {
    /// Whether the message is in the channel's list, not only in a thread, and not hidden by `config`.
    public func isVisibleInChannel(config: ChatClientConfig) -> Bool {
        isVisibleInChannel(
            deleted: config.deletedMessagesVisibility, includesShadowed: config.shouldShowShadowedMessages)
    }

    /// Whether `config` hides the message from the current user, in channels and threads.
    func isHidden(by config: ChatClientConfig) -> Bool {
        isHidden(deleted: config.deletedMessagesVisibility, includesShadowed: config.shouldShowShadowedMessages)
    }
}
