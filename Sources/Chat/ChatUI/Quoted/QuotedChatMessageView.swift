import ChatLook
import ChatModels
import HeadlessUIKit

/// A quoted message: its author's avatar, and a box with its text and a thumbnail of its attachment.
open class QuotedChatMessageView: _View, ThemeProvider {
    /// A quoted message and its layout.
    public struct Content {
        /// The quoted message.
        public let message: ChatMessage

        /// The side of the avatar.
        public let avatarAlignment: QuotedAvatarAlignment

        /// The channel, for the language of a translation.
        public let channel: ChatChannel?

        public init(
            message: ChatMessage, avatarAlignment: QuotedAvatarAlignment, channel: ChatChannel? = nil
        ) {
            self.message = message
            self.avatarAlignment = avatarAlignment
            self.channel = channel
        }
    }

    /// The quoted message.
    open var content: Content? {
        didSet { updateContentIfNeeded() }
    }

    // MARK: Figures

    /// The size of the avatar.
    open var authorAvatarSize: CGSize { CGSize(width: 24, height: 24) }

    /// The size of the thumbnail of an attachment.
    open var attachmentPreviewSize: CGSize { CGSize(width: 34, height: 34) }

    /// Whether the quoted message has no attachments.
    open var isAttachmentsEmpty: Bool { content?.message.allAttachments.isEmpty ?? true }

    /// Finds links in the text.
    open lazy var linkDetector = TextLinkDetector.shared

    // MARK: Subviews

    /// A row of avatar and box.
    open private(set) lazy var containerView = ContainerStackView(axis: .horizontal, alignment: .bottom)

    /// The avatar of the quoted message's author.
    open private(set) lazy var authorAvatarView: ChatAvatarView = components.avatarView.init()

    /// The box: a row of the attachment's thumbnail and the text.
    open private(set) lazy var contentContainerView = ContainerStackView(axis: .horizontal, alignment: .top)

    /// The thumbnail of an attachment.
    open private(set) lazy var attachmentPreviewView = UIImageView()

    /// The card of a voice recording.
    open private(set) lazy var voiceRecordingAttachmentQuotedPreview: VoiceRecordingAttachmentQuotedPreview =
        components.voiceRecordingAttachmentQuotedPreview.init()

    /// The text, or its replacement.
    open private(set) lazy var textView = UITextView()

    // MARK: Life cycle

    override open func setUpLayout() {
        super.setUpLayout()

        setUpTextView()
        containerView.accessibilityIdentifier = "containerView"
        contentContainerView.accessibilityIdentifier = "contentContainerView"
        attachmentPreviewView.accessibilityIdentifier = "attachmentPreviewView"
        contentContainerView.isLayoutMarginsRelativeArrangement = true
        contentContainerView.addArrangedSubviews([
            attachmentPreviewView, voiceRecordingAttachmentQuotedPreview, textView,
        ])
        containerView.isLayoutMarginsRelativeArrangement = true
        containerView.addArrangedSubviews([authorAvatarView, contentContainerView])
        embed(containerView)

        voiceRecordingAttachmentQuotedPreview.isHidden = true
        NSLayoutConstraint.activate([
            attachmentPreviewView.widthAnchor.pin(equalToConstant: attachmentPreviewSize.width),
            attachmentPreviewView.heightAnchor.pin(equalToConstant: attachmentPreviewSize.height),
            authorAvatarView.widthAnchor.pin(equalToConstant: authorAvatarSize.width),
            authorAvatarView.heightAnchor.pin(equalToConstant: authorAvatarSize.height),
        ])
    }

    private func setUpTextView() {
        textView.isEditable = false
        textView.isScrollEnabled = false
        textView.isUserInteractionEnabled = false
        textView.adjustsFontForContentSizeCategory = true
        textView.textContainerInset = .zero
        textView.textContainer.lineFragmentPadding = 0
        textView.textContainer.lineBreakMode = .byTruncatingTail
        textView.textContainer.maximumNumberOfLines = 6
    }

    override open func setUpAppearance() {
        super.setUpAppearance()

        textView.backgroundColor = .clear
        textView.font = appearance.fonts.subheadline
        textView.textColor = appearance.colorPalette.text

        contentContainerView.backgroundColor = appearance.colorPalette.popoverBackground
        contentContainerView.layer.cornerRadius = 16
        contentContainerView.layer.borderWidth = 1
        contentContainerView.layer.borderColor = appearance.colorPalette.border.cgColor
        contentContainerView.clipsToBounds = true

        attachmentPreviewView.layer.cornerRadius = attachmentPreviewSize.width / 4
        attachmentPreviewView.clipsToBounds = true
    }

    override open func updateContent() {
        super.updateContent()

        guard let content else { return }
        setAvatar(imageUrl: content.message.author.imageURL)
        setAvatarAlignment(content.avatarAlignment)
        setText(content.message.textContent ?? "")
        contentContainerView.backgroundColor = backgroundColor(for: content.message)
        showAttachments(of: content.message)
        if let poll = content.message.poll {
            textView.text = "📊 \(poll.name)"
        } else if let translation = translatedText {
            textView.text = translation
        }
    }

    private func backgroundColor(for message: ChatMessage) -> UIColor {
        let palette = appearance.colorPalette
        return message.linkAttachments.isEmpty ? palette.popoverBackground : palette.highlightedAccentBackground1
    }

    private func showAttachments(of message: ChatMessage) {
        voiceRecordingAttachmentQuotedPreview.isHidden = true
        if isAttachmentsEmpty || message.isDeleted {
            hideAttachmentPreview()
        } else {
            showAttachmentPreview()
            setAttachmentPreview(for: message)
        }
    }

    /// The quoted text in the user's language, if it is translated.
    var translatedText: String? {
        guard let content, !content.message.isDeleted, let language = content.channel?.membership?.language
        else { return nil }
        return content.message.translatedText(for: language)
    }

    // MARK: Avatar and text

    /// Shows the image at `imageUrl` as the author's avatar.
    open func setAvatar(imageUrl: URL?) {
        components.imageLoader.show(
            imageUrl, in: authorAvatarView.imageView,
            with: .avatar(
                components,
                placeholder: components.placeholder(
                    for: content?.message.author, else: appearance.images.userAvatarPlaceholder1)))
    }

    /// Moves the avatar to one side of the box. The box has a square corner beside it.
    open func setAvatarAlignment(_ alignment: QuotedAvatarAlignment) {
        let isLeading = alignment == .leading
        let outermost = isLeading ? containerView.subviews.first : containerView.subviews.last
        if outermost !== authorAvatarView {
            containerView.removeArrangedSubview(authorAvatarView)
            containerView.insertArrangedSubview(authorAvatarView, at: isLeading ? 0 : containerView.subviews.count)
        }
        let corners: CACornerMask = [
            .layerMinXMinYCorner, .layerMaxXMinYCorner, isLeading ? .layerMaxXMaxYCorner : .layerMinXMaxYCorner,
        ]
        contentContainerView.layer.maskedCorners = corners.following(effectiveUserInterfaceLayoutDirection)
    }

    /// Shows `text`, with its links in the tint color.
    open func setText(_ text: String) {
        let attributedText = ReleasingAttributedString(
            string: text,
            attributes: [
                .font: appearance.fonts.subheadline, .foregroundColor: appearance.colorPalette.text,
            ])
        for link in linkDetector.links(in: text) {
            attributedText.addAttribute(.link, value: link.url, range: link.range)
        }
        textView.attributedText = attributedText
    }

    // MARK: Attachments

    /// Shows the attachment of `message`.
    open func setAttachmentPreview(for message: ChatMessage) {
        setPreview(of: message)
    }

    /// Shows the image at `url`.
    open func setAttachmentPreviewImage(url: URL?) {
        components.imageLoader.show(
            url, in: attachmentPreviewView,
            with: ImageLoaderOptions(resize: ImageResize(attachmentPreviewSize)))
    }

    /// Shows the thumbnail of a video.
    open func setVideoAttachmentThumbnail(url: URL) {
        setAttachmentPreviewImage(url: url)
    }

    /// Shows the thumbnail of the video at `url`. Videos are not decoded, so it stays empty.
    open func setVideoAttachmentPreviewImage(url: URL?) {
        attachmentPreviewView.image = nil
    }

    /// Shows the thumbnail of the attachment.
    open func showAttachmentPreview() {
        attachmentPreviewView.isHidden = false
    }

    /// Hides the thumbnail of the attachment.
    open func hideAttachmentPreview() {
        attachmentPreviewView.isHidden = true
    }

    /// Shows a note for the unknown attachment of `message`.
    open func setUnsupportedAttachmentPreview(for message: ChatMessage) {
        attachmentPreviewView.image = appearance.images.fileFallback
        attachmentPreviewView.contentMode = .scaleAspectFit
        textView.text = message.text.isEmpty ? L10n.Message.unsupportedAttachment : message.text
    }
}
