import ChatModels
import HeadlessUIKit

/// A whole message: the bubble with its content, the avatar, the reactions and the footnote.
///
/// What the view is made of follows from its ``ChatMessageLayoutOptions``, which are set once: views of equal
/// options show one message after another. The containers stand in each other like this:
///
///     mainContainer                         avatar or spacer, error indicator, and
///     └─ bubbleThreadFootnoteContainer      from top to bottom:
///        ├─ bubbleView                      with the bubble option
///        │  └─ bubbleContentContainer       attachments, quoted message, text
///        ├─ threadInfoContainer             arrow, avatar, number of replies
///        └─ footnoteContainer               author, time, "Only visible to you", delivery status
open class ChatMessageContentView: _View, ThemeProvider, UITextViewDelegate {
    // MARK: What is shown

    /// The message.
    open var content: ChatMessage? {
        didSet { updateContentIfNeeded() }
    }

    /// The channel that the message is in. It is set before `content`.
    open var channel: ChatChannel?

    /// The user who looks at the message.
    open var currentUserId: UserId?

    /// What the layout of the message has.
    public private(set) var layoutOptions: ChatMessageLayoutOptions?

    /// Asks for the place of the message in its list.
    open var indexPath: (() -> IndexPath?)?

    /// Who is told of taps.
    open weak var delegate: ChatMessageContentViewDelegate?

    /// What adds the attachments.
    public private(set) var attachmentViewInjector: AttachmentViewInjector?

    // MARK: Figures

    /// The widest that the message may be, as a part of the view's width.
    open var maxContentWidthMultiplier: CGFloat { 0.75 }

    /// The size of the author's avatar.
    open var messageAuthorAvatarSize: CGSize { CGSize(width: 32, height: 32) }

    /// The font of a text of one to three emoji.
    open var jumbomojiMessageFont: UIFont { appearance.fonts.emoji }

    /// The font of a system message.
    open var systemMessageFont: UIFont { appearance.fonts.caption1.bold }

    /// The font of any other text.
    open var defaultMessageFont: UIFont { appearance.fonts.body }

    /// The font of the message's text.
    open var messageTextFont: UIFont {
        guard let content else { return defaultMessageFont }
        if content.shouldRenderAsJumbomoji { return jumbomojiMessageFont }
        return content.shouldRenderAsSystemMessage ? systemMessageFont : defaultMessageFont
    }

    /// The colour of the message's text.
    open var messageTextColor: UIColor {
        let palette = appearance.colorPalette
        guard let content, content.isDeleted || content.shouldRenderAsSystemMessage else { return palette.text }
        return palette.textLowEmphasis
    }

    /// What stands between the time and "Edited".
    open var editedLabelSeparator: String { " • " }

    // MARK: Formatters

    /// Writes the time of the message.
    public lazy var timestampFormatter: MessageTimestampFormatter = appearance.formatters.messageTimestamp

    /// Turns Markdown into attributed text.
    open var markdownFormatter: MarkdownFormatter { appearance.formatters.markdownFormatter }

    /// Whether Markdown is formatted.
    open var isMarkdownEnabled: Bool { appearance.formatters.isMarkdownEnabled }

    /// Finds links in the text.
    open var linkDetector = TextLinkDetector.shared

    /// The text that the text view shows now, so that the same text is not built twice.
    var shownText: ShownText?

    // MARK: Containers

    /// A row of all that the message is made of.
    public lazy var mainContainer = ContainerStackView(axis: .horizontal)

    /// A column of the bubble, the thread row and the footnote.
    public private(set) lazy var bubbleThreadFootnoteContainer = ContainerStackView(axis: .vertical, spacing: 4)

    /// The older name of ``bubbleThreadFootnoteContainer``.
    public var bubbleThreadMetaContainer: ContainerStackView { bubbleThreadFootnoteContainer }

    /// A column of what is in the bubble.
    public private(set) lazy var bubbleContentContainer = ContainerStackView(axis: .vertical)

    /// A row of arrow, avatar and number of replies.
    public internal(set) var threadInfoContainer: ContainerStackView?

    /// A row of author, time and the like.
    public internal(set) var footnoteContainer: ContainerStackView?

    /// The older name of ``footnoteContainer``.
    public var metadataContainer: ContainerStackView? { footnoteContainer }

    /// A row of the eye and "Only visible to you".
    public internal(set) var onlyVisibleToYouContainer: ContainerStackView?

    /// The older name of ``onlyVisibleToYouContainer``.
    public var onlyVisibleForYouContainer: ContainerStackView? { onlyVisibleToYouContainer }

    // MARK: Subviews, each with its option

    public private(set) var bubbleView: ChatMessageBubbleView?
    public private(set) var authorAvatarView: ChatAvatarView?
    public private(set) var authorAvatarSpacer: UIView?
    public private(set) var textView: UITextView?
    public private(set) var timestampLabel: UILabel?
    public private(set) var translationLabel: UILabel?
    public private(set) var authorNameLabel: UILabel?
    public private(set) var onlyVisibleToYouImageView: UIImageView?
    public private(set) var onlyVisibleToYouLabel: UILabel?
    public private(set) var errorIndicatorView: ChatMessageErrorIndicator?
    public private(set) var errorIndicatorContainer: UIView?
    public private(set) var quotedMessageView: QuotedChatMessageView?
    public private(set) var reactionsView: ChatMessageReactionsView?
    public private(set) var reactionsBubbleView: ChatReactionBubbleBaseView?
    public private(set) var threadReplyCountButton: UIButton?
    public private(set) var threadAvatarView: ChatAvatarView?
    public private(set) var threadArrowView: ChatThreadArrowView?
    public private(set) var deliveryStatusView: ChatMessageDeliveryStatusView?

    /// The older name of ``onlyVisibleToYouImageView``.
    public var onlyVisibleForYouIconImageView: UIImageView? { onlyVisibleToYouImageView }

    /// The older name of ``onlyVisibleToYouLabel``.
    public var onlyVisibleForYouLabel: UILabel? { onlyVisibleToYouLabel }

    /// Holds the bubble below the middle of the reactions.
    public internal(set) var bubbleToReactionsConstraint: NSLayoutConstraint?

    /// The arrow that a swipe brings in. A still picture has none, so that it is only made when it is asked for.
    public private(set) lazy var replyIconImageView = makeReplyIconImageView()

    // MARK: Life cycle

    /// Sets what the view is made of. Called once, before the view is shown.
    open func setUpLayoutIfNeeded(
        options: ChatMessageLayoutOptions, attachmentViewInjectorType: AttachmentViewInjector.Type?
    ) {
        guard layoutOptions == nil else {
            assert(layoutOptions == options, "The layout options of a message view can't be changed")
            return
        }
        layoutOptions = options
        attachmentViewInjector = attachmentViewInjectorType?.init(self)
    }

    override open func setUpLayout() {
        super.setUpLayout()

        layout(options: layoutOptions ?? [])
    }

    /// Builds the view tree. A subclass that restructures it calls `super` first.
    open func layout(options: ChatMessageLayoutOptions) {
        buildMainContainer(options: options)
        buildBubble(options: options)
        buildThreadInfo(options: options)
        buildFootnote(options: options)
        buildErrorIndicator(options: options)
        placeMainContainer(options: options)
        placeReactions(options: options)
        attachmentViewInjector?.contentViewDidLayout(options: options)
    }

    override open func updateContent() {
        super.updateContent()

        updateBubble()
        updateTextView()
        updateQuotedMessage()
        updateReactions()
        updateAvatars()
        updateThreadInfo()
        updateFootnote()
        attachmentViewInjector?.contentViewDidUpdateContent()
    }

    /// Readies the view for another message.
    open func prepareForReuse() {
        delegate = nil
        indexPath = nil
        attachmentViewInjector?.contentViewDidPrepareForReuse()
    }

    // MARK: Taps

    open func handleTapOnErrorIndicator() {
        delegate?.messageContentViewDidTapOnErrorIndicator(indexPath?())
    }

    open func handleTapOnThread() {
        delegate?.messageContentViewDidTapOnThread(indexPath?())
    }

    open func handleTapOnQuotedMessage() {
        guard let quotedMessage = content?.quotedMessage else { return }
        delegate?.messageContentViewDidTapOnQuotedMessage(quotedMessage)
        delegate?.messageContentViewDidTapOnQuotedMessage(indexPath?())
    }

    open func handleTapOnAvatarView() {
        delegate?.messageContentViewDidTapOnAvatarView(indexPath?())
    }

    open func handleTapOnReactionsView() {
        delegate?.messageContentViewDidTapOnReactionsView(indexPath?())
    }

    open func handleTapOnDeliveryStatusView() {
        delegate?.messageContentViewDidTapOnDeliveryStatusIndicator(indexPath?())
    }

    // MARK: Creating subviews

    // Each method makes its view at the first call, so that a subclass changes one view by overriding one method.

    /// Returns the view that `property` holds, which is made and named at the first call.
    private func part<Part: UIView>(
        _ property: ReferenceWritableKeyPath<ChatMessageContentView, Part?>, _ name: String, make: () -> Part
    ) -> Part {
        if let part = self[keyPath: property] { return part }
        let part = make()
        part.accessibilityIdentifier = name
        self[keyPath: property] = part
        return part
    }

    open func createTextView() -> UITextView {
        part(\.textView, "textView") { makeTextView() }
    }

    open func createAvatarView() -> ChatAvatarView {
        part(\.authorAvatarView, "authorAvatarView") {
            let view = components.avatarView.init()
            view.addAction(UIAction { [weak self] _ in self?.handleTapOnAvatarView() }, for: .touchUpInside)
            return view
        }
    }

    open func createAvatarSpacer() -> UIView {
        part(\.authorAvatarSpacer, "authorAvatarSpacer") { UIView() }
    }

    open func createThreadAvatarView() -> ChatAvatarView {
        part(\.threadAvatarView, "threadAvatarView") { components.avatarView.init() }
    }

    open func createThreadArrowView() -> ChatThreadArrowView {
        part(\.threadArrowView, "threadArrowView") { ChatThreadArrowView() }
    }

    open func createThreadReplyCountButton() -> UIButton {
        part(\.threadReplyCountButton, "threadReplyCountButton") {
            let button = UIButton()
            button.titleLabel?.font = appearance.fonts.footnoteBold
            button.titleLabel?.adjustsFontForContentSizeCategory = true
            button.addAction(UIAction { [weak self] _ in self?.handleTapOnThread() }, for: .touchUpInside)
            return button
        }
    }

    open func createBubbleView() -> ChatMessageBubbleView {
        part(\.bubbleView, "bubbleView") { components.messageBubbleView.init() }
    }

    open func createQuotedMessageView() -> QuotedChatMessageView {
        part(\.quotedMessageView, "quotedMessageView") {
            let view = components.quotedMessageView.init()
            view.addGestureRecognizer(UITapGestureRecognizer { [weak self] _ in self?.handleTapOnQuotedMessage() })
            return view
        }
    }

    open func createReactionsView() -> ChatMessageReactionsView {
        part(\.reactionsView, "reactionsView") { components.messageReactionsView.init() }
    }

    open func createReactionsBubbleView() -> ChatReactionBubbleBaseView {
        part(\.reactionsBubbleView, "reactionsBubbleView") {
            let view = components.messageReactionsBubbleView.init()
            view.addGestureRecognizer(UITapGestureRecognizer { [weak self] _ in self?.handleTapOnReactionsView() })
            return view
        }
    }

    open func createErrorIndicatorView() -> ChatMessageErrorIndicator {
        part(\.errorIndicatorView, "errorIndicatorView") {
            let view = components.messageErrorIndicator.init()
            view.addAction(UIAction { [weak self] _ in self?.handleTapOnErrorIndicator() }, for: .touchUpInside)
            return view
        }
    }

    open func createErrorIndicatorContainer() -> UIView {
        part(\.errorIndicatorContainer, "errorIndicatorContainer") {
            let view = UIView()
            view.layer.zPosition = 1
            return view
        }
    }

    open func createTimestampLabel() -> UILabel {
        part(\.timestampLabel, "timestampLabel") { makeFootnoteLabel() }
    }

    open func createTranslationLabel() -> UILabel {
        part(\.translationLabel, "translationLabel") { makeFootnoteLabel() }
    }

    open func createAuthorNameLabel() -> UILabel {
        part(\.authorNameLabel, "authorNameLabel") { makeFootnoteLabel() }
    }

    open func createOnlyVisibleToYouImageView() -> UIImageView {
        part(\.onlyVisibleToYouImageView, "onlyVisibleToYouImageView") {
            let view = UIImageView(image: appearance.images.onlyVisibleToCurrentUser)
            view.tintColor = appearance.colorPalette.subtitleText
            view.contentMode = .scaleAspectFit
            return view
        }
    }

    open func createOnlyVisibleToYouLabel() -> UILabel {
        part(\.onlyVisibleToYouLabel, "onlyVisibleToYouLabel") {
            let label = makeFootnoteLabel()
            label.text = L10n.Message.onlyVisibleToYou
            return label
        }
    }

    open func createDeliveryStatusView() -> ChatMessageDeliveryStatusView {
        part(\.deliveryStatusView, "deliveryStatusView") {
            let view = components.messageDeliveryStatusView.init()
            view.addAction(UIAction { [weak self] _ in self?.handleTapOnDeliveryStatusView() }, for: .touchUpInside)
            return view
        }
    }
}
