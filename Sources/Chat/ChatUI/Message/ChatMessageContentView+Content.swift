import ChatLook
import ChatModels
import Frames
import HeadlessUIKit
import Rendering

/// The updates of the subviews from the message.
extension ChatMessageContentView {
    func updateBubble() {
        guard let bubbleView else { return }
        let corners = (layoutOptions ?? []).roundedCorners.following(effectiveUserInterfaceLayoutDirection)
        bubbleView.content = content.map { message in
            ChatMessageBubbleView.Content(backgroundColor: bubbleColor(for: message), roundedCorners: corners)
        }
    }

    private func bubbleColor(for message: ChatMessage) -> UIColor {
        let palette = appearance.colorPalette
        let isQuiet = message.isSentByCurrentUser && message.type != .ephemeral
        return isQuiet ? palette.background6 : palette.background8
    }

    func updateQuotedMessage() {
        guard let quotedMessageView else { return }
        quotedMessageView.content = content?.quotedMessage.map { quoted in
            QuotedChatMessageView.Content(
                message: quoted, avatarAlignment: quoted.isSentByCurrentUser ? .trailing : .leading, channel: channel)
        }
    }

    func updateReactions() {
        guard let reactionsView else { return }
        reactionsView.content = content.map {
            ChatMessageReactionsView.Content(useBigIcons: false, reactions: $0.reactionsData, didTapOnReaction: nil)
        }
        reactionsBubbleView?.tailDirection = content.map { $0.isSentByCurrentUser ? .toTrailing : .toLeading }
    }

    func updateAvatars() {
        guard authorAvatarView != nil || threadAvatarView != nil else { return }
        let images = appearance.images
        if let authorAvatarView {
            show(content?.author, in: authorAvatarView, placeholder: images.userAvatarPlaceholder1)
        }
        if let threadAvatarView {
            show(
                content?.lastActiveThreadParticipant, in: threadAvatarView,
                placeholder: images.userAvatarPlaceholder4)
        }
    }

    private func show(_ user: ChatUser?, in avatarView: ChatAvatarView, placeholder: UIImage) {
        let components = components
        components.imageLoader.show(
            user?.imageURL, in: avatarView.imageView,
            with: .avatar(components, placeholder: components.placeholder(for: user, else: placeholder)))
    }

    func updateThreadInfo() {
        guard let threadReplyCountButton else { return }
        let count = content?.replyCount ?? 0
        let title = count > 0 ? L10n.Message.Threads.count(count) : L10n.Message.Threads.reply
        threadReplyCountButton.setTitle(title, for: .normal)
        threadReplyCountButton.setTitleColor(tintColor, for: .normal)
    }

    func updateFootnote() {
        timestampLabel?.text = content.map(timestampText)
        authorNameLabel?.text = content?.author.name
        if let deliveryStatusView, let content, let channel {
            deliveryStatusView.content = ChatMessageDeliveryStatusView.Content(message: content, channel: channel)
        }
        if let translationLabel {
            translationLabel.text = translationNote
            translationLabel.isHidden = translationNote == nil
        }
    }

    private func timestampText(of message: ChatMessage) -> String {
        let time = timestampFormatter.format(message.createdAt)
        guard message.textUpdatedAt != nil, !message.isDeleted, components.isMessageEditedLabelEnabled else {
            return time
        }
        return time + editedLabelSeparator + L10n.Message.edited
    }

    /// The language of the message's own translation, without regard to the quoted message.
    private var translationNote: String? {
        guard let language = channel?.membership?.language, content?.translatedText(for: language) != nil else {
            return nil
        }
        let locale = RenderSettings.current.locale.locale
        let name = locale.localizedString(forLanguageCode: language.languageCode) ?? language.languageCode
        return L10n.Message.translatedTo(name)
    }
}
