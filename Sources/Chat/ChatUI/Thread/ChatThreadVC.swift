import ChatModels
import HeadlessUIKit

/// The screen of a thread: a message, its replies, and the composer.
open class ChatThreadVC: _ConversationVC, @preconcurrency ChatMessageControllerDelegate {
    // MARK: The thread

    /// The controller of the parent message.
    open var messageController: ChatMessageController!

    /// The reply to scroll to; `nil` for the newest.
    public var initialReplyId: MessageId?

    override open var client: ChatClient { messageController.client }

    /// The replies, newest first, followed by the parent message.
    override open var messages: [ChatMessage] {
        get { messageController.map { $0.replies + shownParents } ?? [] }
        set {}
    }

    private var shownParents: [ChatMessage] {
        guard components.threadRendersParentMessageEnabled, isLastPageLoaded else { return [] }
        return [messageController.message].compactMap { $0 }
    }

    // MARK: Parts

    /// The title in the bar.
    open private(set) lazy var headerView: ChatThreadHeaderView = components.threadHeaderView.init()

    // MARK: Life cycle

    override open func setUp() {
        super.setUp()

        messageComposerVC.content.threadMessage = messageController.message
        headerView.channelController = channelController
        messageController.delegate = self
        messageController.synchronize()
    }

    override open func setUpLayout() {
        super.setUpLayout()

        navigationItem.titleView = headerView
    }

    override open func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        if let initialReplyId { messageListVC.jumpToMessage(id: initialReplyId, animated: false) }
    }

    // MARK: Data source

    override open var isFirstPageLoaded: Bool { messageController.hasLoadedAllNextReplies }
    override open var isLastPageLoaded: Bool { messageController.hasLoadedAllPreviousReplies }

    override open func chatMessageListVC(
        _ vc: ChatMessageListVC, messageLayoutOptionsAt indexPath: IndexPath
    ) -> ChatMessageLayoutOptions {
        // Inside a thread, there is no need for a note about it.
        super.chatMessageListVC(vc, messageLayoutOptionsAt: indexPath).subtracting([.threadInfo])
    }

    // MARK: List delegate

    override open func chatMessageListVC(_ vc: ChatMessageListVC, willDisplayMessageAt indexPath: IndexPath) {
        if indexPath.row >= messages.count - 5 { messageController.loadPreviousReplies() }
    }

    /// The number of replies, below the parent message.
    override open func chatMessageListVC(
        _ vc: ChatMessageListVC, footerViewForMessage message: ChatMessage, at indexPath: IndexPath
    ) -> ChatMessageDecorationView? {
        guard components.threadRepliesCounterEnabled, message.id == messageController.messageId,
            message.replyCount > 0
        else { return nil }
        let footer = components.threadRepliesCounterDecorationView.init()
        footer.content = message
        return footer
    }

    // MARK: Changes

    open func messageController(
        _ controller: ChatMessageController, didChangeMessage change: EntityChange<ChatMessage>
    ) {
        messageListVC.listView.reloadData()
    }

    open func messageController(
        _ controller: ChatMessageController, didChangeReplies changes: [ListChange<ChatMessage>]
    ) {
        messageListVC.updateMessages(with: changes)
    }
}
