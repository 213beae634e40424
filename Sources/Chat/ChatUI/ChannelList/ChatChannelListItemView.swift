import ChatLook
import ChatModels
import HeadlessUIKit

/// A channel in the channel list: its avatar, name and unread count, and its last message with the time.
open class ChatChannelListItemView: _View, ThemeProvider {
    /// A channel, the current user and a search result.
    public struct Content {
        /// The channel.
        public let channel: ChatChannel

        /// The current user.
        public let currentUserId: UserId?

        /// The search result, or `nil` outside of a search.
        public let searchResult: SearchResult?

        /// The result of a search.
        public struct SearchResult {
            /// The text that was searched for.
            public let text: String

            /// The message that was found, or `nil` if the channel was found.
            public let message: ChatMessage?

            public init(text: String, message: ChatMessage?) {
                self.text = text
                self.message = message
            }
        }

        public init(channel: ChatChannel, currentUserId: UserId?, searchResult: SearchResult? = nil) {
            self.channel = channel
            self.currentUserId = currentUserId
            self.searchResult = searchResult
        }
    }

    /// The channel and the current user.
    open var content: Content? {
        didSet { updateContentIfNeeded() }
    }

    // MARK: Figures

    /// The side of the avatar, in points.
    static let avatarSize: CGFloat = 48

    /// The background color of the row.
    open var contentBackgroundColor: UIColor { appearance.colorPalette.background }

    /// The background color of a touched or selected row.
    open var contentHighlightedBackgroundColor: UIColor { appearance.colorPalette.highlightedBackground }

    /// Formats the time of the last message.
    open lazy var timestampFormatter: MessageTimestampFormatter = appearance.formatters.channelListMessageTimestamp

    // MARK: Containers

    /// The row of avatar and texts.
    open private(set) lazy var mainContainer = ContainerStackView(axis: .horizontal, alignment: .center)

    /// The column of the two lines of text.
    open private(set) lazy var rightContainer = ContainerStackView(axis: .vertical, spacing: 4)

    /// The row of the name and the number of unread messages.
    open private(set) lazy var topContainer = ContainerStackView(axis: .horizontal)

    /// The row of the last message and its time.
    open private(set) lazy var bottomContainer = ContainerStackView(
        axis: .horizontal, alignment: .center, spacing: 4)

    /// The row of the last message and the icon before it.
    open private(set) lazy var subtitleContainer = UIStackView()

    // MARK: Parts

    /// The channel's name.
    open private(set) lazy var titleLabel = UILabel()

    /// The last message.
    open private(set) lazy var subtitleLabel = UILabel()

    /// The icon before the last message.
    open private(set) lazy var subtitleImageView = UIImageView()

    /// The time of the last message.
    open private(set) lazy var timestampLabel = UILabel()

    /// The channel's avatar.
    open private(set) lazy var avatarView: ChatChannelAvatarView = components.channelAvatarView.init()

    /// The avatar of the author of a search result.
    open private(set) lazy var userAvatarView: ChatUserAvatarView = components.userAvatarView.init()

    /// The number of unread messages.
    open private(set) lazy var unreadCountView: ChatChannelUnreadCountView = components.channelUnreadCountView.init()

    /// The delivery status of the last message, if it is the current user's.
    open private(set) lazy var previewMessageDeliveryStatusView: ChatMessageDeliveryStatusCheckmarkView =
        components.messageDeliveryStatusCheckmarkView.init()

    // MARK: Life cycle

    override open func setUpAppearance() {
        super.setUpAppearance()

        backgroundColor = contentBackgroundColor
        style(titleLabel, font: appearance.fonts.bodyBold, color: nil)
        style(subtitleLabel, font: appearance.fonts.footnote, color: appearance.colorPalette.subtitleText)
        style(timestampLabel, font: appearance.fonts.footnote, color: appearance.colorPalette.subtitleText)
        subtitleImageView.tintColor = appearance.colorPalette.subtitleText
    }

    private func style(_ label: UILabel, font: UIFont, color: UIColor?) {
        label.font = font
        label.adjustsFontForContentSizeCategory = true
        if let color { label.textColor = color }
    }

    override open func setUpLayout() {
        super.setUpLayout()

        embed(mainContainer)
        mainContainer.isLayoutMarginsRelativeArrangement = true
        mainContainer.addArrangedSubviews([avatarView, userAvatarView, rightContainer])
        rightContainer.addArrangedSubviews([topContainer, bottomContainer])
        topContainer.addArrangedSubviews([titleLabel.flexible(axis: .horizontal), unreadCountView])
        // A row with a badge is as high as the badge, and the name in it gives way by a point.
        unreadCountView.unreadCountLabel.setContentHuggingPriority(.streamAlmostRequire, for: .vertical)
        bottomContainer.addArrangedSubviews([subtitleContainer, timestampLabel])

        setUpSubtitle()
        timestampLabel.setContentCompressionResistancePriority(.required, for: .horizontal)
        for view in [avatarView, userAvatarView] as [UIView] {
            view.pin(anchors: [.width, .height], to: Self.avatarSize)
        }
    }

    private func setUpSubtitle() {
        subtitleContainer.alignment = .center
        subtitleContainer.spacing = 4
        for view in [subtitleImageView, subtitleLabel, UIView().flexible(axis: .horizontal)] {
            subtitleContainer.addArrangedSubview(view)
        }
        subtitleImageView.contentMode = .scaleAspectFit
        subtitleImageView.widthAnchor.pin(equalTo: subtitleImageView.heightAnchor).isActive = true
        subtitleImageView.pin(anchors: [.width], to: appearance.fonts.footnote.pointSize)
    }

    override open func updateContent() {
        super.updateContent()

        titleLabel.text = titleText
        subtitleLabel.text = subtitleText
        if isDraftShown, let text = subtitleText { subtitleLabel.attributedText = markedDraft(text) }
        subtitleImageView.image = subtitleIcon
        subtitleImageView.isHidden = subtitleIcon == nil
        timestampLabel.text = timestampText
        unreadCountView.content = content?.channel.unreadCount ?? .noUnread
        updateAvatar()
        updateDeliveryStatus()
    }

    private func updateAvatar() {
        let author = content?.searchResult?.message?.author
        userAvatarView.isHidden = author == nil
        avatarView.isHidden = author != nil
        userAvatarView.content = author
        avatarView.content = (content?.channel, content?.currentUserId)
    }

    private func updateDeliveryStatus() {
        let status = previewMessageDeliveryStatus
        bottomContainer.removeArrangedSubview(previewMessageDeliveryStatusView)
        guard let status else { return }
        previewMessageDeliveryStatusView.content = .init(deliveryStatus: status)
        let standsBeforeTime = status == .sent || status == .read
        bottomContainer.insertArrangedSubview(previewMessageDeliveryStatusView, at: standsBeforeTime ? 1 : 0)
    }

    // MARK: Texts

    /// The channel's name, or the author of a search result.
    open var titleText: String? {
        guard let content else { return nil }
        guard let message = searchedMessage else { return channelTitleText(for: content.channel) }
        return channelTitleTextForSearchedMessage(message)
    }

    /// The line below the name.
    open var subtitleText: String? {
        guard let channel = content?.channel else { return nil }
        if let message = searchedMessage {
            return previewMessageTextForSearchedMessage(messageText: message.text)
        }
        if let typing = typingUserString { return typing }
        if isDraftShown, let draft = channel.draftMessage { return previewMessageTextForDraft(draft) }
        guard let message = channel.previewMessage else { return previewMessageTextForEmptyMessage() }
        return previewText(of: message, in: channel)
    }

    /// The icon before the line below the name.
    open var subtitleIcon: UIImage? {
        guard searchedMessage == nil, typingUserString == nil, !isDraftShown,
            content?.channel.previewMessage?.isVoiceRecordingPreview == true
        else { return nil }
        return appearance.images.mic
    }

    /// The time of the message in the row.
    open var timestampText: String? {
        (searchedMessage ?? content?.channel.previewMessage).map { timestampFormatter.format($0.createdAt) }
    }

    /// The delivery status of the last message, or `nil` if it is hidden.
    open var previewMessageDeliveryStatus: MessageDeliveryStatus? {
        guard searchedMessage == nil, !isDraftShown, let channel = content?.channel,
            let status = channel.previewMessage?.deliveryStatus
        else { return nil }
        let isAlwaysShown = status == .pending || status == .failed
        return isAlwaysShown || channel.config.readEventsEnabled ? status : nil
    }

    /// The users who are typing, or `nil` if there are none.
    open var typingUserString: String? {
        let users = content?.channel.currentlyTypingUsers.filter { $0.id != viewerId } ?? []
        guard !users.isEmpty else { return nil }
        let names = users.map(\.nameOrId).sorted().joined(separator: ", ")
        let verb = users.count == 1 ? L10n.Channel.Item.typingSingular : L10n.Channel.Item.typingPlural
        return "\(names) \(verb)"
    }

    /// The name of a channel.
    open func channelTitleText(for channel: ChatChannel) -> String? {
        channelName(of: channel, for: channel.membership?.id ?? viewerId)
    }

    /// The author of a search result, and the channel if it has a name.
    open func channelTitleTextForSearchedMessage(_ message: ChatMessage) -> String? {
        guard let channel = content?.channel, let name = channelTitleText(for: channel) else {
            return message.author.nameOrId
        }
        return message.author.nameOrId + L10n.Channel.Item.searched(in: name)
    }

    /// The placeholder of a missing last message.
    open func previewMessageTextForEmptyMessage() -> String {
        L10n.Channel.Item.emptyMessages
    }

    /// The preview of a draft.
    open func previewMessageTextForDraft(_ draft: DraftMessage) -> String {
        "\(L10n.Preview.draft): \(draft.text)"
    }

    /// The preview of a message of the current user.
    open func previewMessageTextForCurrentUser(messageText: String) -> String {
        "\(L10n.you): \(messageText)"
    }

    /// The preview of a message of the other of two members.
    open func previewMessageTextFor1on1Channel(messageText: String) -> String {
        messageText
    }

    /// The preview of a message of one of many members.
    open func previewMessageTextFromAnotherUser(_ user: ChatUser, messageText: String) -> String {
        "\(user.nameOrId): \(messageText)"
    }

    /// The preview of a system message.
    open func previewMessageTextForSystemMessage(messageText: String) -> String {
        messageText
    }

    /// The preview of a search result.
    open func previewMessageTextForSearchedMessage(messageText: String) -> String {
        messageText
    }

    /// The preview of a voice recording.
    open func previewMessageForAudioRecordingMessage(messageText: String) -> String {
        L10n.Channel.Item.voiceRecording
    }

    /// The description of a message's attachments, or `nil` if its own text is sufficient.
    open func attachmentPreviewText(for previewMessage: ChatMessage, messageText: String) -> String? {
        MessagePreviewText.attachment(of: previewMessage, text: messageText)
    }

    /// A message in the language of the current user, or `nil` without a translation.
    open func translatedPreviewText(for previewMessage: ChatMessage, messageText: String) -> String? {
        guard let language = content?.channel.membership?.language else { return nil }
        return previewMessage.translatedText(for: language)
    }

    /// The last voter of the message's poll, or its creator.
    open func pollAttachmentPreviewText(for previewMessage: ChatMessage) -> String? {
        MessagePreviewText.poll(of: previewMessage, viewerId: viewerId)
    }
}
