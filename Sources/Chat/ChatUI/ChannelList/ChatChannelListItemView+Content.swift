import ChatModels
import HeadlessUIKit

/// The choice of the text below a channel's name.
extension ChatChannelListItemView {
    /// The message that was searched for.
    var searchedMessage: ChatMessage? { content?.searchResult?.message }

    /// The user who looks at the list.
    var viewerId: UserId? { content?.currentUserId }

    /// The last message as one line, by what it is.
    func previewText(of message: ChatMessage, in channel: ChatChannel) -> String {
        if message.poll != nil, !message.isDeleted { return pollAttachmentPreviewText(for: message) ?? "" }
        if message.isVoiceRecordingPreview {
            return previewMessageForAudioRecordingMessage(messageText: message.text)
        }
        if message.type == .system { return previewMessageTextForSystemMessage(messageText: message.text) }

        let text = bodyText(of: message)
        if message.isSentByCurrentUser { return previewMessageTextForCurrentUser(messageText: text) }
        if channel.memberCount == 2 { return previewMessageTextFor1on1Channel(messageText: text) }
        return previewMessageTextFromAnotherUser(message.author, messageText: text)
    }

    /// The text of a message, or what it carries if that says more.
    private func bodyText(of message: ChatMessage) -> String {
        let original = message.textContent ?? message.text
        let text = translatedPreviewText(for: message, messageText: original) ?? original
        return attachmentPreviewText(for: message, messageText: text) ?? text
    }
}

extension ChatMessage {
    /// Whether the line is about a voice recording, and so begins with a microphone.
    var isVoiceRecordingPreview: Bool {
        !isDeleted && allAttachments.first?.payload.kind == .voiceRecording
    }
}
