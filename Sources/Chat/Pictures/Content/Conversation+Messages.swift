package import ChatModels
internal import Client
internal import Documents
internal import Rendering

extension Conversation {
    /// Returns the message or the reply with an identifier, or the message with a number counted from 1.
    package func message(_ reference: String) throws(PictureError) -> ChatMessage {
        let byNumber = Int(reference).flatMap { messages.indices.contains($0 - 1) ? messages[$0 - 1] : nil }
        guard let message = (messages + replies).first(where: { $0.id == reference }) ?? byNumber else {
            throw .unknownMessage(reference, count: messages.count)
        }
        return message
    }

    /// The known replies that the channel doesn't show.
    private var replies: [ChatMessage] { messages.flatMap(\.latestReplies) }

    /// Returns the message with an identifier, or a number counted from 1, whose menu is wanted.
    func menuMessage(_ reference: String) throws(PictureError) -> ChatMessage {
        do {
            return try message(reference)
        } catch {
            throw .unknownMenu(
                reference, nearest: Nearest.word(to: reference, among: (messages + replies).map(\.id)),
                count: messages.count)
        }
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

    /// Whether the caret of the composer is drawn: with a keyboard or a caret, unless the focus is set.
    var showsCaret: Bool { composer?.isFocused ?? (keyboard != .none || composer?.caret != nil) }

    /// Reports the states that only the screens of a channel and of a thread show.
    func reportStatesOfScreens() {
        let states = [
            ("composer", composer != nil), ("keyboard", keyboard != .none), ("menu", menu != nil),
        ].filter(\.1).map { "“\($0.0)”" }
        guard !states.isEmpty else { return }
        RenderProblems.report(
            .oncePerRender,
            "\(states.joined(separator: ", ")) of the conversation is drawn on the screen of a channel or a thread only"
        )
    }

    /// The channel with its newest message, as shown in lists.
    var listedChannel: ChatChannel {
        var listed = channel
        if listed.previewMessage == nil { listed.previewMessage = makeChannelController().messages.first }
        return listed
    }
}
