import ChatModels
import HeadlessUIKit

/// The screen of a channel: its messages, and the composer below them.
open class ChatChannelVC: _ConversationVC, @preconcurrency ChatChannelControllerDelegate {
    override open var messages: [ChatMessage] {
        get { channelController?.messages ?? [] }
        set {}
    }

    /// Whether a button leads to the first unread message while that is out of view.
    ///
    /// A channel that is opened at its newest message is marked as read immediately, so by default there is none.
    open var offersJumpToUnread = false

    // MARK: Parts

    /// The title in the bar.
    open private(set) lazy var headerView: ChatChannelHeaderView = components.channelHeaderView.init()

    /// The channel's avatar, at the end of the bar.
    open private(set) lazy var channelAvatarView: ChatChannelAvatarView = components.channelAvatarView.init()

    /// The size of the channel's avatar, in points.
    open var channelAvatarSize: CGSize { CGSize(width: 32, height: 32) }

    // MARK: Life cycle

    override open func setUp() {
        super.setUp()

        headerView.channelController = channelController
        channelAvatarView.content = (channelController.channel, client.currentUserId)
        if components.isDraftMessagesEnabled, let draft = channelController.channel?.draftMessage {
            messageComposerVC.content.draftMessage(draft)
        }
        channelController.delegate = self
        channelController.synchronize()
    }

    override open func setUpLayout() {
        super.setUpLayout()

        NSLayoutConstraint.activate([
            channelAvatarView.widthAnchor.pin(equalToConstant: channelAvatarSize.width),
            channelAvatarView.heightAnchor.pin(equalToConstant: channelAvatarSize.height),
        ])
        navigationItem.titleView = headerView
        navigationItem.rightBarButtonItem = UIBarButtonItem(customView: channelAvatarView)
    }

    override open func updateContent() {
        super.updateContent()

        messageListVC.scrollToLatestMessageButton.content = channelController.channel?.unreadCount ?? .noUnread
        showTypingUsers(channelController.channel?.currentlyTypingUsers ?? [])
    }

    // MARK: Actions

    /// Scrolls to a message, and highlights it if requested.
    open func jumpToMessage(id: MessageId, animated: Bool = true, shouldHighlight: Bool = false) {
        messageListVC.jumpToMessage(id: id, animated: animated) { [messageListVC] indexPath in
            if shouldHighlight { messageListVC.highlightCell(at: indexPath) }
        }
    }

    /// Marks all messages as read.
    open func markRead() { channelController.markRead() }

    private func showTypingUsers(_ users: Set<ChatUser>) {
        let others = users.filter { $0.id != client.currentUserId }.sorted { $0.id < $1.id }
        if others.isEmpty {
            messageListVC.hideTypingIndicator()
        } else {
            messageListVC.showTypingIndicator(typingUsers: others)
        }
    }

    // MARK: Data source

    override open var isFirstPageLoaded: Bool { channelController.hasLoadedAllNextMessages }
    override open var isLastPageLoaded: Bool { channelController.hasLoadedAllPreviousMessages }

    // MARK: List delegate

    override open func chatMessageListVC(_ vc: ChatMessageListVC, willDisplayMessageAt indexPath: IndexPath) {
        // The next page is loaded shortly before its messages become visible.
        if indexPath.row >= messages.count - 10 { channelController.loadPreviousMessages() }
    }

    override open func chatMessageListVC(
        _ vc: ChatMessageListVC, didTapOnAction actionItem: ChatMessageActionItem, for message: ChatMessage
    ) {
        super.chatMessageListVC(vc, didTapOnAction: actionItem, for: message)
        if actionItem is ThreadReplyActionItem { messageListVC.showThread(messageId: message.id) }
    }

    override open func chatMessageListVC(
        _ vc: ChatMessageListVC, headerViewForMessage message: ChatMessage, at indexPath: IndexPath
    ) -> ChatMessageDecorationView? {
        let showsDate = vc.shouldShowDateSeparator(for: message, at: indexPath)
        let showsUnread =
            components.isUnreadMessagesSeparatorEnabled && message.id == channelController.firstUnreadMessageId
        guard showsDate || showsUnread, let channel = channelController.channel else { return nil }
        let header = components.messageHeaderDecorationView.init()
        header.content = ChatChannelMessageHeaderDecoratorViewContent(
            message: message, channel: channel, dateFormatter: vc.dateSeparatorFormatter,
            shouldShowDate: showsDate, shouldShowUnreadMessages: showsUnread)
        return header
    }

    override open func chatMessageListShouldShowJumpToUnread(_ vc: ChatMessageListVC) -> Bool { offersJumpToUnread }

    override open func chatMessageListDidDiscardUnreadMessages(_ vc: ChatMessageListVC) { markRead() }

    override open func chatMessageListVCShouldLoadFirstPage(_ vc: ChatMessageListVC) {
        channelController.loadFirstPage()
    }

    // MARK: Changes

    open func channelController(
        _ channelController: ChatChannelController, didUpdateMessages changes: [ListChange<ChatMessage>]
    ) {
        messageListVC.updateMessages(with: changes)
    }

    open func channelController(
        _ channelController: ChatChannelController, didUpdateChannel channel: EntityChange<ChatChannel>
    ) {
        headerView.updateContentIfNeeded()
        channelAvatarView.content = (channelController.channel, client.currentUserId)
        updateContentIfNeeded()
    }

    open func channelController(
        _ channelController: ChatChannelController, didChangeTypingUsers typingUsers: Set<ChatUser>
    ) {
        guard channelController.areTypingEventsEnabled else { return }
        showTypingUsers(typingUsers)
        headerView.updateContentIfNeeded()
    }
}
