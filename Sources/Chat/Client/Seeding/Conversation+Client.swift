public import ChatModels

extension Conversation {
    /// A client whose user is the conversation's, and whose memory has the conversation.
    public func makeClient(config: ChatClientConfig = ChatClientConfig()) -> ChatClient {
        let client = ChatClient(config: config, currentUser: currentUser)
        client.memory.seed { $0.seed([self]) }
        return client
    }

    /// A controller of the channel, with its messages newest first as controllers have them.
    ///
    /// Replies that are not shown in the channel, and messages that `config` hides, are left out.
    public func makeChannelController(config: ChatClientConfig = ChatClientConfig()) -> ChatChannelController {
        ChatChannelController(client: makeClient(config: config), channel: channel)
    }
}

extension ChatMessage {
    /// Whether the message is in the channel's list and not only in a thread, and is not hidden by `config`.
    public func isVisibleInChannel(config: ChatClientConfig) -> Bool {
        isVisibleInChannel(
            deleted: config.deletedMessagesVisibility, includesShadowed: config.shouldShowShadowedMessages)
    }

    /// Whether `config` hides the message from the current user, in channels and threads.
    func isHidden(by config: ChatClientConfig) -> Bool {
        isHidden(deleted: config.deletedMessagesVisibility, includesShadowed: config.shouldShowShadowedMessages)
    }
}
