import ChatModels
import HeadlessUIKit

/// The screen of a thread: a message, the replies to it, and the composer.
open class ChatThreadVC: _ViewController, ThemeProvider, ChatMessageListVCDataSource, ChatMessageListVCDelegate,
    ChatMessageControllerDelegate
{
    // MARK: The thread

    /// The controller of the channel that the thread is in.
    open var channelController: ChatChannelController!

    /// The controller of the message that is answered.
    open var messageController: ChatMessageController!

    /// The reply that is shown first; `nil` for the newest.
    public var initialReplyId: MessageId?

    /// The client that the thread belongs to.
    open var client: ChatClient { messageController.client }

    /// The replies from new to old, and behind them the message that they answer.
    open var messages: [ChatMessage] {
        get { messageController.map { $0.replies + shownParents } ?? [] }
        set {}
    }

    private var shownParents: [ChatMessage] {
        guard components.threadRendersParentMessageEnabled, isLastPageLoaded else { return [] }
        return [messageController.message].compactMap { $0 }
    }

    // MARK: Parts

    /// The messages.
    open lazy var messageListVC: ChatMessageListVC = components.messageListVC.init()

    /// Where replies are written.
    open private(set) lazy var messageComposerVC: ComposerVC = components.messageComposerVC.init()

    /// The title in the bar.
    open private(set) lazy var headerView: ChatThreadHeaderView = components.threadHeaderView.init()

    /// Holds the composer at the bottom; a keyboard would lift it.
    public var messageComposerBottomConstraint: NSLayoutConstraint?

    // MARK: Life cycle

    override open func setUp() {
        super.setUp()

        messageListVC.delegate = self
        messageListVC.dataSource = self
        messageListVC.client = client
        messageComposerVC.channelController = channelController
        messageComposerVC.content.threadMessage = messageController.message
        headerView.channelController = channelController
        messageController.delegate = self
        messageController.synchronize()
    }

    override open func setUpLayout() {
        super.setUpLayout()

        messageComposerBottomConstraint = embed(messageListVC, above: messageComposerVC)
        navigationItem.titleView = headerView
        navigationItem.largeTitleDisplayMode = .never
    }

    override open func setUpAppearance() {
        super.setUpAppearance()

        view.backgroundColor = appearance.colorPalette.background
    }

    override open func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        if let initialReplyId { messageListVC.jumpToMessage(id: initialReplyId, animated: false) }
    }

    // MARK: Data source

    open var isFirstPageLoaded: Bool { messageController.hasLoadedAllNextReplies }
    open var isLastPageLoaded: Bool { messageController.hasLoadedAllPreviousReplies }

    open func channel(for vc: ChatMessageListVC) -> ChatChannel? { channelController?.channel }

    open func numberOfMessages(in vc: ChatMessageListVC) -> Int { messages.count }

    open func chatMessageListVC(_ vc: ChatMessageListVC, messageAt indexPath: IndexPath) -> ChatMessage? {
        let messages = messages
        return messages.indices.contains(indexPath.item) ? messages[indexPath.item] : nil
    }

    open func chatMessageListVC(
        _ vc: ChatMessageListVC, messageLayoutOptionsAt indexPath: IndexPath
    ) -> ChatMessageLayoutOptions {
        guard let channel = channelController?.channel else { return [] }
        var options = components.messageLayoutOptionsResolver.optionsForMessage(
            at: indexPath, in: channel, with: AnyRandomAccessCollection(messages), appearance: appearance)
        // Inside a thread nothing has to say that there is one.
        options.remove(.threadInfo)
        return options
    }

    // MARK: List delegate

    open func chatMessageListVC(_ vc: ChatMessageListVC, willDisplayMessageAt indexPath: IndexPath) {
        if indexPath.row >= messages.count - 5 { messageController.loadPreviousReplies() }
    }

    open func chatMessageListVC(_ vc: ChatMessageListVC, scrollViewDidScroll scrollView: UIScrollView) {}

    open func chatMessageListVC(
        _ vc: ChatMessageListVC, didTapOnAction actionItem: ChatMessageActionItem, for message: ChatMessage
    ) {
        dismiss(animated: true)
        switch actionItem {
        case is EditActionItem: messageComposerVC.content.editMessage(message)
        case is InlineReplyActionItem: messageComposerVC.content.quoteMessage(message)
        default: break
        }
    }

    open func chatMessageListVC(
        _ vc: ChatMessageListVC, didTapOnMessageListView messageListView: ChatMessageListView,
        with gestureRecognizer: UITapGestureRecognizer
    ) {
        messageComposerVC.suggestions = nil
    }

    open func chatMessageListVC(
        _ vc: ChatMessageListVC, headerViewForMessage message: ChatMessage, at indexPath: IndexPath
    ) -> ChatMessageDecorationView? {
        dateHeaderView(vc, headerViewForMessage: message, at: indexPath, components: components)
    }

    /// The number of replies, below the message that they answer.
    open func chatMessageListVC(
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
