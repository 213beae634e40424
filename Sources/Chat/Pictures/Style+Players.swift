package import ChatModels
package import Styles

extension Style {
    /// The style for conversations read from a file: voice recordings have players, unless the style makes them files.
    /// The components' default is files, but a file with a recording should show it.
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
    /// The style for conversations read from a file; `nil` for the components' own style.
    package func showingPlayers(of conversations: [Conversation]) -> Style? {
        let style = (self ?? Style()).showingPlayers(of: conversations)
        return style == Style() ? self : style
    }
}

extension Conversation {
    /// Whether a message, its quoted message or a reply has a voice recording.
    fileprivate var hasVoiceRecordings: Bool {
        (messages + threads.flatMap(\.latestReplies)).contains { message in
            [message, message.quotedMessage].contains { $0?.voiceRecordingAttachments.isEmpty == false }
        }
    }
}
