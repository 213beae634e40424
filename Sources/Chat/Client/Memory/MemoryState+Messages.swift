internal import ChatModels

extension MemoryState {
    /// The messages that the list of a channel shows, oldest first.
    func shownMessages(in cid: ChannelId) -> [ChatMessage] {
        (self[cid]?.messages ?? []).filter { $0.isVisibleInChannel(config: config) }
    }

    /// The replies that a thread shows, oldest first.
    func shownReplies(to messageId: MessageId, in cid: ChannelId) -> [ChatMessage] {
        (self[cid]?.messages ?? []).filter { $0.parentMessageId == messageId && !$0.isHidden(by: config) }
    }

    func message(_ id: MessageId, in cid: ChannelId) -> ChatMessage? { self[cid]?.messages.last { $0.id == id } }
}

extension ChatMessage {
    /// Whether a list has nothing new to show: users are equal by their identifiers, even where their names differ.
    func isSame(as other: ChatMessage) -> Bool { self == other && author === other.author }
}
