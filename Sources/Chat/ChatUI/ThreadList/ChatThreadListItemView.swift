import ChatLook
import ChatModels
import HeadlessUIKit

/// A thread in the thread list: its channel, its parent message, and the latest reply.
open class ChatThreadListItemView: _View, ThemeProvider {
    /// A thread and the current user.
    public struct Content {
        /// The thread.
        public var thread: ChatThread

        /// The current user.
        public var currentUserId: UserId?

        public init(thread: ChatThread, currentUserId: UserId?) {
            self.thread = thread
            self.currentUserId = currentUserId
        }
    }

    /// The thread and the current user.
    open var content: Content? {
        didSet { updateContentIfNeeded() }
    }

    /// The background color of the row.
    open var contentBackgroundColor: UIColor { appearance.colorPalette.background }

    /// The background color of a touched or selected row.
    open var contentHighlightedBackgroundColor: UIColor { appearance.colorPalette.highlightedBackground }

    // MARK: Containers

    /// A column of the thread and its latest reply.
    open private(set) lazy var mainContainer = UIStackView()

    /// A column of the channel's name and the parent message.
    open private(set) lazy var threadContainer = UIStackView()

    /// A row of the icon and the channel's name.
    open private(set) lazy var threadTitleContainer = UIStackView()

    /// A row of the parent message and the number of unread replies.
    open private(set) lazy var threadDescriptionContainer = UIStackView()

    /// A row of the avatar and the latest reply.
    open private(set) lazy var replyContainer = UIStackView()

    /// A column of the name and the latest reply.
    open private(set) lazy var replyInfoContainer = UIStackView()

    /// A row of the latest reply and its time.
    open private(set) lazy var replyDescriptionContainer = UIStackView()

    // MARK: Parts

    /// The icon before the channel's name.
    open private(set) lazy var threadIconView = UIImageView()

    /// The channel's name.
    open private(set) lazy var threadTitleLabel = UILabel()

    /// The parent message.
    open private(set) lazy var threadDescriptionLabel = UILabel()

    /// The number of unread replies.
    open private(set) lazy var threadUnreadCountView: ChatThreadUnreadCountView =
        components.threadUnreadCountView.init()

    /// The avatar of the author of the latest reply.
    open private(set) lazy var replyAuthorAvatarView: ChatUserAvatarView = components.userAvatarView.init()

    /// The name of the author of the latest reply.
    open private(set) lazy var replyTitleLabel = UILabel()

    /// The latest reply.
    open private(set) lazy var replyDescriptionLabel = UILabel()

    /// The time of the latest reply.
    open private(set) lazy var replyTimestampLabel = UILabel()

    // MARK: Life cycle

    override open func setUpAppearance() {
        super.setUpAppearance()

        backgroundColor = contentBackgroundColor
        threadIconView.image = appearance.images.threadIcon
        threadIconView.tintColor = appearance.colorPalette.text
        threadIconView.contentMode = .scaleAspectFit
        for label in [threadTitleLabel, replyTitleLabel] {
            label.font = appearance.fonts.subheadlineBold
            label.textColor = appearance.colorPalette.text
            label.adjustsFontForContentSizeCategory = true
        }
        for label in [threadDescriptionLabel, replyDescriptionLabel, replyTimestampLabel] {
            label.font = appearance.fonts.footnote
            label.textColor = appearance.colorPalette.subtitleText
            label.adjustsFontForContentSizeCategory = true
        }
    }

    override open func setUpLayout() {
        super.setUpLayout()

        directionalLayoutMargins = NSDirectionalEdgeInsets(top: 12, leading: 8, bottom: 12, trailing: 8)
        replyTimestampLabel.setContentCompressionResistancePriority(.required, for: .horizontal)

        mainContainer = VContainer(spacing: 8) {
            threadContainerViews()
            replyContainerViews()
        }.embedToMargins(in: self)
    }

    private func threadContainerViews() -> UIStackView {
        threadTitleContainer = HContainer(spacing: 4) {
            threadIconView.width(15).height(15)
            threadTitleLabel
        }
        threadDescriptionContainer = HContainer(alignment: .center) {
            threadDescriptionLabel
            Spacer()
            threadUnreadCountView
        }.height(greaterThanOrEqualTo: 22)
        threadContainer = VContainer(spacing: 2) {
            threadTitleContainer
            threadDescriptionContainer
        }
        return threadContainer
    }

    private func replyContainerViews() -> UIStackView {
        replyDescriptionContainer = HContainer {
            replyDescriptionLabel
            Spacer()
            replyTimestampLabel
        }
        replyInfoContainer = VContainer {
            replyTitleLabel
            replyDescriptionContainer
        }
        replyContainer = HContainer(spacing: 4) {
            replyAuthorAvatarView.width(40).height(40)
            replyInfoContainer
        }
        return replyContainer
    }

    override open func updateContent() {
        super.updateContent()

        threadTitleLabel.text = channelNameText
        threadDescriptionLabel.text = parentMessagePreviewText.map(L10n.ThreadList.repliedTo)
        threadUnreadCountView.content = unreadReplies
        replyAuthorAvatarView.content = latestReply?.author
        replyTitleLabel.text = latestReply?.author.name
        replyDescriptionLabel.text = replyPreviewText
        replyTimestampLabel.text = replyTimestampText
    }

    // MARK: Texts

    /// The latest reply.
    open var latestReply: ChatMessage? { content?.thread.latestReplies.last }

    /// The name of the thread's channel.
    open var channelNameText: String? {
        guard let content else { return nil }
        return channelName(of: content.thread.channel, for: content.currentUserId)
    }

    /// The preview of the parent message, in one line.
    open var parentMessagePreviewText: String? {
        guard let thread = content?.thread else { return nil }
        if thread.parentMessage.isDeleted { return L10n.Message.deletedItem }
        return thread.title ?? thread.parentMessage.textOrAttachmentType
    }

    /// The preview of the latest reply, in one line.
    open var replyPreviewText: String? {
        guard let latestReply else { return nil }
        return latestReply.isDeleted ? L10n.Message.deletedItem : latestReply.textOrAttachmentType
    }

    /// The time of the latest reply.
    open var replyTimestampText: String? {
        latestReply.map { appearance.formatters.threadListMessageTimestamp.format($0.createdAt) }
    }

    /// The number of unread replies for the current user.
    open var unreadReplies: Int {
        guard let content else { return 0 }
        return content.thread.reads.first { $0.user.id == content.currentUserId }?.unreadMessagesCount ?? 0
    }
}

extension ChatMessage {
    /// The text, or the type of the first attachment if it is empty.
    fileprivate var textOrAttachmentType: String {
        text.isEmpty ? allAttachments.first?.type.rawValue ?? "" : text
    }
}
