import ChatModels
import ChatUI
import HeadlessUIKit

/// Overrides every part of the page "Customizing Components".
///
/// Compiling proves that all of them are open, with the names and types of the page.
class ExtendedChannelItem: ChatChannelListItemView {
    private lazy var ownUnreadCountView = ChatChannelUnreadCountView()

    override var mainContainer: ContainerStackView { super.mainContainer }
    override var topContainer: ContainerStackView { super.topContainer }
    override var bottomContainer: ContainerStackView { super.bottomContainer }
    override var unreadCountView: ChatChannelUnreadCountView { ownUnreadCountView }
    override func setUp() { super.setUp() }
    override func setUpAppearance() { super.setUpAppearance() }
    override func setUpLayout() { super.setUpLayout() }
    override func updateContent() { super.updateContent() }
}

class ExtendedThreadItem: ChatThreadListItemView {
    private lazy var ownIconView = UIImageView()
    private lazy var ownTitleLabel = UILabel()
    private lazy var ownUnreadCountView = ChatThreadUnreadCountView()
    private lazy var ownAvatarView = ChatUserAvatarView()
    private lazy var ownDescriptionLabel = UILabel()
    private lazy var ownTimestampLabel = UILabel()

    override var threadIconView: UIImageView { ownIconView }
    override var threadTitleLabel: UILabel { ownTitleLabel }
    override var threadUnreadCountView: ChatThreadUnreadCountView { ownUnreadCountView }
    override var replyAuthorAvatarView: ChatUserAvatarView { ownAvatarView }
    override var replyDescriptionLabel: UILabel { ownDescriptionLabel }
    override var replyTimestampLabel: UILabel { ownTimestampLabel }
    override var parentMessagePreviewText: String? { super.parentMessagePreviewText }
    override var channelNameText: String? { super.channelNameText }

    /// The view's own parts, in the order of the page.
    var ownParts: [UIView] {
        [ownIconView, ownTitleLabel, ownUnreadCountView, ownAvatarView, ownDescriptionLabel, ownTimestampLabel]
    }
}

class ExtendedRouter: ChatMessageListRouter {
    override func showThread(messageId: MessageId, cid: ChannelId, client: ChatClient?) {}
    override func showThread(messageId: MessageId, at replyId: MessageId?, cid: ChannelId, client: ChatClient?) {}
    override func showLinkPreview(link: URL) {}
    override func showFilePreview(fileURL: URL?) {}
    override func showUser(_ user: ChatUser) {}
    override func showGallery(
        message: ChatMessage, initialAttachmentId: AttachmentId, previews: [GalleryItemPreview]
    ) {}
    override func showMessageActionsPopUp(
        messageContentView: ChatMessageContentView, messageActionsController: ChatMessageActionsVC,
        messageReactionsController: ChatMessageReactionsPickerVC?
    ) {}
    override func showReactionsPopUp(messageContentView: ChatMessageContentView, client: ChatClient?) {}
}
