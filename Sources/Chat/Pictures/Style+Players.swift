package import ChatModels
package import Styles

extension Style {
    /// The style for conversations that were read from a file: their voice recordings have players, unless the style
    /// says that they are files. The components' default is that they are files; but who writes a recording wants to
    /// see it.
    package func showingPlayers(of conversations: [Conversation]) -> Style {
        guard messages.showsVoicePlayers == nil, conversations.contains(where: \.hasVoiceRecordings) else {
            return self
        }
        var style = self
        style.messages.showsVoicePlayers = true
        return style
    }
}

extension Style? {
    /// The style for conversations that were read from a file; `nil` if it is the components' own look.
    package func showingPlayers(of conversations: [Conversation]) -> Style? {
        let style = (self ?? Style()).showingPlayers(of: conversations)
        return style == Style() ? self : style
    }
}

extension Conversation {
    /// Whether a message carries a recording, or one that it quotes or that answers it does.
    fileprivate var hasVoiceRecordings: Bool {
        (messages + threads.flatMap(\.latestReplies)).contains { message in
            [message, message.quotedMessage].contains { $0?.voiceRecordingAttachments.isEmpty == false }
        }
    }
}
