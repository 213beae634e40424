import ChatLook
import ChatModels
import HeadlessUIKit

/// The choice of the text below a channel's name.
extension ChatChannelListItemView {
    /// The message that was searched for.
    var searchedMessage: ChatMessage? { content?.searchResult?.message }

    /// The user who looks at the list.
    var viewerId: UserId? { content?.currentUserId }

    /// Whether the line below the name is about a message that was begun.
    var isDraftShown: Bool {
        guard components.isDraftMessagesEnabled, searchedMessage == nil, typingUserString == nil else { return false }
        return content?.channel.draftMessage?.text.isEmpty == false
    }

    /// The line about a message that was begun, with the word for it in the accent's color.
    func markedDraft(_ text: String) -> NSAttributedString {
        let line = ReleasingAttributedString(
            string: text,
            attributes: [
                .font: appearance.fonts.footnote, .foregroundColor: appearance.colorPalette.subtitleText,
            ])
        let word = (text as NSString).range(of: "\(L10n.Preview.draft):")
        guard word.location == 0 else { return line }
        line.addAttributes(
            [.font: appearance.fonts.footnoteBold, .foregroundColor: appearance.colorPalette.accentPrimary],
            range: word)
        return line
    }

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
