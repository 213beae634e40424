import ChatLook
import ChatModels
import HeadlessSwiftUI

/// The texts of a channel in the channel list.
extension ChatChannel {
    /// The line below the name: that the channel is muted, who is typing, or the last message.
    public var subtitleText: String {
        if isMuted { return L10n.Channel.Item.muted }
        if let typing = typingText { return typing }
        if let draft = draftMessageText { return draft }
        return previewMessageText ?? L10n.Channel.Item.emptyMessages
    }

    /// The draft, if drafts are shown; `nil` without one.
    public var draftMessageText: String? {
        guard InjectedValues[\.utils].messageListConfig.draftMessagesEnabled, let draft = draftMessage else {
            return nil
        }
        return draft.text.isEmpty ? nil : draft.text
    }

    /// The time of the last message; empty for a channel without one.
    public var timestampText: String {
        guard let date = lastMessageAt else { return "" }
        return InjectedValues[\.utils].dateFormatter.string(from: date)
    }

    /// The last message in one line; `nil` for a channel without one.
    public var previewMessageText: String? {
        previewMessage.map { $0.previewText(forCurrentUserId: viewerId) }
    }

    /// The users who are typing, if that is shown in the list.
    var typingText: String? {
        guard config.typingEventsEnabled else { return nil }
        let names = typingUsers(currentUserId: viewerId).map(\.nameOrId).sorted()
        guard !names.isEmpty else { return nil }
        let verb = names.count == 1 ? L10n.Channel.Item.typingSingular : L10n.Channel.Item.typingPlural
        return "\(names.joined(separator: ", ")) \(verb)"
    }

    /// The users who have read a message, except for its author and the current user.
    ///
    /// They are those of the message. If no message of the channel has any, they are those who have read the channel
    /// since.
    func readers(of message: ChatMessage) -> [ChatUser] {
        let isNamed = !message.readBy.isEmpty || latestMessages.contains { !$0.readBy.isEmpty }
        let readers =
            isNamed
            ? message.readBy.sorted { $0.id < $1.id }
            : reads.filter { $0.lastReadAt >= message.createdAt }.map(\.user)
        return readers.filter { $0.id != viewerId && $0.id != message.author.id }
    }

    private var viewerId: UserId? { InjectedValues[\.chatClient].currentUserId }
}

extension ChatMessage {
    /// The message in one line after the name of its author; deleted messages and polls have their own texts.
    func previewText(forCurrentUserId viewerId: UserId?) -> String {
        if isDeleted { return L10n.Message.deletedMessagePlaceholder }
        if let poll = MessagePreviewText.poll(of: self, viewerId: viewerId) { return poll }
        if type == .system { return text }
        return "\(authorName): \(previewContent)"
    }

    /// The text, or the kind of the attachment.
    var previewContent: String {
        let text = adjustedText
        if let attachment = MessagePreviewText.attachment(of: self, text: text) { return attachment }
        let isRecording = allAttachments.first?.payload.kind == .voiceRecording
        return text.isEmpty && isRecording ? L10n.Channel.Item.voiceRecording : text
    }

    private var authorName: String {
        InjectedValues[\.utils].chatUserNamer.name(forUser: author) ?? author.id
    }
}
