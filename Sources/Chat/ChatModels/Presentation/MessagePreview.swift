/// Puts a message into one line, as a list of channels shows it.
public enum MessagePreview {
    /// The line under a channel's name.
    ///
    /// - Parameters:
    ///   - language: The language that messages are translated into, or `nil` for the original.
    public static func text(
        of channel: ChatChannel, forCurrentUserId currentUserId: UserId?, language: TranslationLanguage? = nil
    ) -> String {
        if let typing = typingText(channel.currentlyTypingUsers.filter { $0.id != currentUserId }) { return typing }
        guard let message = channel.previewMessage else { return "No messages" }
        if let poll = message.poll, !message.isDeleted { return pollText(poll, in: message) }
        if isVoiceRecording(message) { return "Voice message" }
        let body = body(of: message, language: language)
        if message.type == .system { return message.text }
        if message.isSentByCurrentUser { return "You: \(body)" }
        return channel.memberCount == 2 ? body : "\(message.author.nameOrId): \(body)"
    }

    /// The message's text, or what it carries if that says more.
    public static func body(of message: ChatMessage, language: TranslationLanguage? = nil) -> String {
        let text = language.flatMap(message.translatedText) ?? message.textContent ?? message.text
        guard !message.isDeleted, let first = message.allAttachments.first else { return text }
        switch first.payload.value {
        case let file as FileAttachmentPayload: return "📄 \(file.title ?? text)"
        case is AudioAttachmentPayload: return "🎧 \(text.isEmpty ? "Audio" : text)"
        case is ImageAttachmentPayload: return "📷 \(text.isEmpty ? "Photo" : text)"
        case is VideoAttachmentPayload: return "📹 \(text.isEmpty ? "Video" : text)"
        case is GiphyAttachmentPayload: return "/giphy"
        default: return text
        }
    }

    /// Whether the line is about a spoken message, and so begins with a microphone.
    public static func isVoiceRecording(_ message: ChatMessage) -> Bool {
        !message.isDeleted && message.allAttachments.first?.payload.value is VoiceRecordingAttachmentPayload
    }

    private static func typingText(_ users: Set<ChatUser>) -> String? {
        guard !users.isEmpty else { return nil }
        let names = users.map(\.nameOrId).sorted().joined(separator: ", ")
        return "\(names) \(users.count == 1 ? "is" : "are") typing ..."
    }

    private static func pollText(_ poll: Poll, in message: ChatMessage) -> String {
        if let vote = poll.latestVotes.first, let voter = vote.user {
            let isOwn = poll.ownVotes.contains { $0.id == vote.id }
            return "📊 \(isOwn ? "You" : voter.nameOrId) voted: \(poll.name)"
        }
        let creator = poll.createdBy ?? message.author
        let isOwn = message.isSentByCurrentUser && creator == message.author
        return "📊 \(isOwn ? "You" : creator.nameOrId) created: \(poll.name)"
    }
}
