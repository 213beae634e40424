import ChatLook
import ChatModels
import HeadlessUIKit

/// A whole message: the bubble with its content, the avatar, the reactions and the footnote.
///
/// The view hierarchy depends on the ``ChatMessageLayoutOptions``, which are set once: views with equal options are
/// reused for other messages. The containers are nested like this:
///
/// ```text
/// mainContainer                         avatar or spacer, error indicator, and
/// └─ bubbleThreadFootnoteContainer      from top to bottom:
///    ├─ bubbleView                      with the bubble option
///    │  └─ bubbleContentContainer       attachments, quoted message, text
///    ├─ threadInfoContainer             arrow, avatar, number of replies
///    └─ footnoteContainer               author, time, "Only visible to you", delivery status
/// ```
open class ChatMessageContentView: _View, ThemeProvider, UITextViewDelegate {
    // MARK: Content

    /// The message.
    open var content: ChatMessage? {
        didSet { updateContentIfNeeded() }
    }

    /// The channel of the message. It is set before `content`.
    open var channel: ChatChannel?

    /// The current user.
    open var currentUserId: UserId?

    /// The layout options. Those at the time when the view is first shown determine its hierarchy; its corners follow
    /// later ones.
    public var layoutOptions: ChatMessageLayoutOptions? {
        didSet { if layoutOptions != oldValue { updateContentIfNeeded() } }
    }

    private var isSetUp = false

    /// Returns the index path of the message in its list.
    open var indexPath: (() -> IndexPath?)?

    /// The delegate that is notified of taps.
    open weak var delegate: ChatMessageContentViewDelegate?

    /// Adds the attachments.
    public private(set) var attachmentViewInjector: AttachmentViewInjector?

    // MARK: Figures

    /// The maximum width of the message, relative to the view's width.
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

    /// The color of the message's text.
    open var messageTextColor: UIColor {
        let palette = appearance.colorPalette
        guard let content, content.isDeleted || content.shouldRenderAsSystemMessage else { return palette.text }
        return palette.textLowEmphasis
    }

    /// The text between the time and "Edited".
    open var editedLabelSeparator: String { " • " }

    // MARK: Formatters

    /// Formats the time of the message.
    public lazy var timestampFormatter: MessageTimestampFormatter = appearance.formatters.messageTimestamp

    /// Turns Markdown into attributed text.
    open var markdownFormatter: MarkdownFormatter { appearance.formatters.markdownFormatter }

    /// Whether Markdown is formatted.
    open var isMarkdownEnabled: Bool { appearance.formatters.isMarkdownEnabled }

    /// Finds links in the text.
    open var linkDetector = TextLinkDetector.shared

    /// The current text of the text view, so that the same text is not built twice.
    var shownText: ShownText?

    /// The constraint of the reactions' horizontal position.
    var reactionsPlace: NSLayoutConstraint?

    // MARK: Containers

    /// A row of all parts.
    public lazy var mainContainer = ContainerStackView(axis: .horizontal)

    /// A column of the bubble, the thread row and the footnote.
    public private(set) lazy var bubbleThreadFootnoteContainer = ContainerStackView(axis: .vertical, spacing: 4)

    /// The older name of ``bubbleThreadFootnoteContainer``.
    public var bubbleThreadMetaContainer: ContainerStackView { bubbleThreadFootnoteContainer }

    /// A column of the content of the bubble.
    public private(set) lazy var bubbleContentContainer = ContainerStackView(axis: .vertical)

    /// A row of arrow, avatar and number of replies.
    public internal(set) var threadInfoContainer: ContainerStackView?

    /// A row of author, time and other information.
    public internal(set) var footnoteContainer: ContainerStackView?

    /// The older name of ``footnoteContainer``.
    public var metadataContainer: ContainerStackView? { footnoteContainer }

    /// A row of the icon and "Only visible to you".
    public internal(set) var onlyVisibleToYouContainer: ContainerStackView?

    /// The older name of ``onlyVisibleToYouContainer``.
    public var onlyVisibleForYouContainer: ContainerStackView? { onlyVisibleToYouContainer }

    // MARK: Subviews, each with its option

    /// The bubble, for ``ChatMessageLayoutOption/bubble``.
    public private(set) var bubbleView: ChatMessageBubbleView?

    /// The avatar of the author, with ``ChatMessageLayoutOption/avatar``.
    public private(set) var authorAvatarView: ChatAvatarView?

    /// The space for an avatar, for ``ChatMessageLayoutOption/avatarSizePadding``.
    public private(set) var authorAvatarSpacer: UIView?

    /// The text, with ``ChatMessageLayoutOption/text``.
    public private(set) var textView: UITextView?

    /// The time, with ``ChatMessageLayoutOption/timestamp``.
    public private(set) var timestampLabel: UILabel?

    /// The language of a translation, with ``ChatMessageLayoutOption/translation``.
    public private(set) var translationLabel: UILabel?

    /// The name of the author, with ``ChatMessageLayoutOption/authorName``.
    public private(set) var authorNameLabel: UILabel?

    /// The eye icon, with ``ChatMessageLayoutOption/onlyVisibleToYouIndicator``.
    public private(set) var onlyVisibleToYouImageView: UIImageView?

    /// "Only visible to you", with ``ChatMessageLayoutOption/onlyVisibleToYouIndicator``.
    public private(set) var onlyVisibleToYouLabel: UILabel?

    /// The error icon, with ``ChatMessageLayoutOption/errorIndicator``.
    public private(set) var errorIndicatorView: ChatMessageErrorIndicator?

    /// Holds the error icon at the corner of the bubble.
    public private(set) var errorIndicatorContainer: UIView?

    /// The quoted message, with ``ChatMessageLayoutOption/quotedMessage``.
    public private(set) var quotedMessageView: QuotedChatMessageView?

    /// The icons of reactions, with ``ChatMessageLayoutOption/reactions``.
    public private(set) var reactionsView: ChatMessageReactionsView?

    /// The bubble behind the icons of reactions.
    public private(set) var reactionsBubbleView: ChatReactionBubbleBaseView?

    /// The number of replies, with ``ChatMessageLayoutOption/threadInfo``.
    public private(set) var threadReplyCountButton: UIButton?

    /// The avatar of the last author of a reply, with ``ChatMessageLayoutOption/threadInfo``.
    public private(set) var threadAvatarView: ChatAvatarView?

    /// The arrow to the replies, with ``ChatMessageLayoutOption/threadInfo``.
    public private(set) var threadArrowView: ChatThreadArrowView?

    /// The check mark, with ``ChatMessageLayoutOption/deliveryStatusIndicator``.
    public private(set) var deliveryStatusView: ChatMessageDeliveryStatusView?

    /// The older name of ``onlyVisibleToYouImageView``.
    public var onlyVisibleForYouIconImageView: UIImageView? { onlyVisibleToYouImageView }

    /// The older name of ``onlyVisibleToYouLabel``.
    public var onlyVisibleForYouLabel: UILabel? { onlyVisibleToYouLabel }

    /// The constraint between the bubble and the middle of the reactions.
    public internal(set) var bubbleToReactionsConstraint: NSLayoutConstraint?

    /// The arrow that a swipe reveals. It is created lazily, since a static image usually has none.
    public private(set) lazy var replyIconImageView = makeReplyIconImageView()

    // MARK: Life cycle

    /// Sets up the view hierarchy. Called once, before the view is shown.
    open func setUpLayoutIfNeeded(
        options: ChatMessageLayoutOptions, attachmentViewInjectorType: AttachmentViewInjector.Type?
    ) {
        guard !isSetUp else {
            assert(layoutOptions == options, "The layout options of a message view can't be changed")
            return
        }
        isSetUp = true
        layoutOptions = options
        attachmentViewInjector = attachmentViewInjectorType?.init(self)
    }

    override open func setUpLayout() {
        super.setUpLayout()

        layout(options: layoutOptions ?? [])
    }

    /// Builds the view hierarchy. A subclass that restructures it calls `super` first.
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

    override open func setUpAppearance() {
        super.setUpAppearance()

        invalidateMarkup()
        updatePlaceOfReactions()
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

    /// Prepares the view for another message.
    open func prepareForReuse() {
        delegate = nil
        indexPath = nil
        attachmentViewInjector?.contentViewDidPrepareForReuse()
    }

    // MARK: Taps

    /// Called when the error icon is tapped.
    open func handleTapOnErrorIndicator() {
        delegate?.messageContentViewDidTapOnErrorIndicator(indexPath?())
    }

    /// Called when the number of replies is tapped.
    open func handleTapOnThread() {
        delegate?.messageContentViewDidTapOnThread(indexPath?())
    }

    /// Called when the quoted message is tapped.
    open func handleTapOnQuotedMessage() {
        guard let quotedMessage = content?.quotedMessage else { return }
        delegate?.messageContentViewDidTapOnQuotedMessage(quotedMessage)
        delegate?.messageContentViewDidTapOnQuotedMessage(indexPath?())
    }

    /// Called when the avatar of the author is tapped.
    open func handleTapOnAvatarView() {
        delegate?.messageContentViewDidTapOnAvatarView(indexPath?())
    }

    /// Called when the reactions are tapped.
    open func handleTapOnReactionsView() {
        delegate?.messageContentViewDidTapOnReactionsView(indexPath?())
    }

    /// Called when the check mark is tapped.
    open func handleTapOnDeliveryStatusView() {
        delegate?.messageContentViewDidTapOnDeliveryStatusIndicator(indexPath?())
    }

    // MARK: Creating subviews

    // Each method creates its view at the first call, so a subclass can change a single view by overriding one method.

    /// Returns the view of `property`, which is created and named at the first call.
    private func part<Part: UIView>(
        _ property: ReferenceWritableKeyPath<ChatMessageContentView, Part?>, _ name: String, make: () -> Part
    ) -> Part {
        if let part = self[keyPath: property] { return part }
        let part = make()
        part.accessibilityIdentifier = name
        self[keyPath: property] = part
        return part
    }

    /// Returns ``textView``.
    open func createTextView() -> UITextView {
        part(\.textView, "textView") { makeTextView() }
    }

    /// Returns ``authorAvatarView``.
    open func createAvatarView() -> ChatAvatarView {
        part(\.authorAvatarView, "authorAvatarView") {
            let view = components.avatarView.init()
            view.addAction(UIAction { [weak self] _ in self?.handleTapOnAvatarView() }, for: .touchUpInside)
            return view
        }
    }

    /// Returns ``authorAvatarSpacer``.
    open func createAvatarSpacer() -> UIView {
        part(\.authorAvatarSpacer, "authorAvatarSpacer") { UIView() }
    }

    /// Returns ``threadAvatarView``.
    open func createThreadAvatarView() -> ChatAvatarView {
        part(\.threadAvatarView, "threadAvatarView") { components.avatarView.init() }
    }

    /// Returns ``threadArrowView``.
    open func createThreadArrowView() -> ChatThreadArrowView {
        part(\.threadArrowView, "threadArrowView") { ChatThreadArrowView() }
    }

    /// Returns ``threadReplyCountButton``.
    open func createThreadReplyCountButton() -> UIButton {
        part(\.threadReplyCountButton, "threadReplyCountButton") {
            let button = UIButton()
            button.titleLabel?.font = appearance.fonts.footnoteBold
            button.titleLabel?.adjustsFontForContentSizeCategory = true
            button.addAction(UIAction { [weak self] _ in self?.handleTapOnThread() }, for: .touchUpInside)
            return button
        }
    }

    /// Returns ``bubbleView``.
    open func createBubbleView() -> ChatMessageBubbleView {
        part(\.bubbleView, "bubbleView") { components.messageBubbleView.init() }
    }

    /// Returns ``quotedMessageView``.
    open func createQuotedMessageView() -> QuotedChatMessageView {
        part(\.quotedMessageView, "quotedMessageView") {
            let view = components.quotedMessageView.init()
            view.addGestureRecognizer(UITapGestureRecognizer { [weak self] _ in self?.handleTapOnQuotedMessage() })
            return view
        }
    }

    /// Returns ``reactionsView``.
    open func createReactionsView() -> ChatMessageReactionsView {
        part(\.reactionsView, "reactionsView") { components.messageReactionsView.init() }
    }

    /// Returns ``reactionsBubbleView``.
    open func createReactionsBubbleView() -> ChatReactionBubbleBaseView {
        part(\.reactionsBubbleView, "reactionsBubbleView") {
            let view = components.messageReactionsBubbleView.init()
            view.addGestureRecognizer(UITapGestureRecognizer { [weak self] _ in self?.handleTapOnReactionsView() })
            return view
        }
    }

    /// Returns ``errorIndicatorView``.
    open func createErrorIndicatorView() -> ChatMessageErrorIndicator {
        part(\.errorIndicatorView, "errorIndicatorView") {
            let view = components.messageErrorIndicator.init()
            view.addAction(UIAction { [weak self] _ in self?.handleTapOnErrorIndicator() }, for: .touchUpInside)
            return view
        }
    }

    /// Returns ``errorIndicatorContainer``.
    open func createErrorIndicatorContainer() -> UIView {
        part(\.errorIndicatorContainer, "errorIndicatorContainer") {
            let view = UIView()
            view.layer.zPosition = 1
            return view
        }
    }

    /// Returns ``timestampLabel``.
    open func createTimestampLabel() -> UILabel {
        part(\.timestampLabel, "timestampLabel") {
            let label = makeFootnoteLabel()
            // A long name beside it is truncated first.
            label.setContentCompressionResistancePriority(.defaultHigh + 1, for: .horizontal)
            return label
        }
    }

    /// Returns ``translationLabel``.
    open func createTranslationLabel() -> UILabel {
        part(\.translationLabel, "translationLabel") { makeFootnoteLabel() }
    }

    /// Returns ``authorNameLabel``.
    open func createAuthorNameLabel() -> UILabel {
        part(\.authorNameLabel, "authorNameLabel") { makeFootnoteLabel() }
    }

    /// Returns ``onlyVisibleToYouImageView``.
    open func createOnlyVisibleToYouImageView() -> UIImageView {
        part(\.onlyVisibleToYouImageView, "onlyVisibleToYouImageView") {
            let view = UIImageView(image: appearance.images.onlyVisibleToCurrentUser)
            view.tintColor = appearance.colorPalette.subtitleText
            view.contentMode = .scaleAspectFit
            return view
        }
    }

    /// Returns ``onlyVisibleToYouLabel``.
    open func createOnlyVisibleToYouLabel() -> UILabel {
        part(\.onlyVisibleToYouLabel, "onlyVisibleToYouLabel") {
            let label = makeFootnoteLabel()
            label.text = L10n.Message.onlyVisibleToYou
            return label
        }
    }

    /// Returns ``deliveryStatusView``.
    open func createDeliveryStatusView() -> ChatMessageDeliveryStatusView {
        part(\.deliveryStatusView, "deliveryStatusView") {
            let view = components.messageDeliveryStatusView.init()
            view.addAction(UIAction { [weak self] _ in self?.handleTapOnDeliveryStatusView() }, for: .touchUpInside)
            return view
        }
    }
}
