import ChatLook
import ChatModels
import HeadlessUIKit

/// The text below a channel's name.
extension ChatChannelListItemView {
    /// The message of a search result.
    var searchedMessage: ChatMessage? { content?.searchResult?.message }

    /// The current user.
    var viewerId: UserId? { content?.currentUserId }

    /// Whether the line below the name shows a draft.
    var isDraftShown: Bool {
        guard components.isDraftMessagesEnabled, searchedMessage == nil, typingUserString == nil else { return false }
        return content?.channel.draftMessage?.text.isEmpty == false
    }

    /// The line of a draft, with the word for it in the accent color.
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

    /// The preview of the last message by its type.
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

    /// The text of a message, or a description of its attachments.
    private func bodyText(of message: ChatMessage) -> String {
        let original = message.textContent ?? message.text
        let text = translatedPreviewText(for: message, messageText: original) ?? original
        return attachmentPreviewText(for: message, messageText: text) ?? text
    }
}

extension ChatMessage {
    /// Whether the line is about a voice recording, and begins with a microphone.
    var isVoiceRecordingPreview: Bool {
        !isDeleted && allAttachments.first?.payload.kind == .voiceRecording
    }
}
