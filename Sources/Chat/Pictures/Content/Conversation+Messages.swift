package import ChatModels
internal import Client

extension Conversation {
    /// Returns the message with an identifier, or a number counted from 1.
    package func message(_ reference: String) throws(PictureError) -> ChatMessage {
        let byNumber = Int(reference).flatMap { messages.indices.contains($0 - 1) ? messages[$0 - 1] : nil }
        guard let message = messages.first(where: { $0.id == reference }) ?? byNumber else {
            throw .unknownMessage(reference, count: messages.count)
        }
        return message
    }

    /// The threads with their known replies.
    package var shownThreads: [ChatThread] {
        guard threads.isEmpty else { return threads }
        return messages.filter { $0.replyCount > 0 }.map { root in
            ChatThread(
                parentMessage: root, channel: channel,
                latestReplies: messages.filter { $0.parentMessageId == root.id })
        }
    }

    /// The channel with its newest message, as shown in lists.
    var listedChannel: ChatChannel {
        var listed = channel
        if listed.previewMessage == nil { listed.previewMessage = makeChannelController().messages.first }
        return listed
    }
}
