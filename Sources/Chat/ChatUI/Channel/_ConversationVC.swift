import ChatModels
import HeadlessUIKit

/// A screen of messages with a composer below them: all that the screens of channels and threads have in common.
open class _ConversationVC: ComponentViewController, ThemeProvider, ChatMessageListVCDataSource,
    ChatMessageListVCDelegate
{
    /// The controller of the channel that the messages are in.
    open var channelController: ChatChannelController!

    /// The client that the channel belongs to.
    open var client: ChatClient { channelController.client }

    /// The messages, from new to old.
    open var messages: [ChatMessage] {
        get { [] }
        set {}
    }

    // MARK: Parts

    /// The list of messages.
    open lazy var messageListVC: ChatMessageListVC = components.messageListVC.init()

    /// The input field and its buttons, below the list.
    open private(set) lazy var messageComposerVC: ComposerVC = components.messageComposerVC.init()

    /// Holds the composer at the bottom; a keyboard would lift it.
    public var messageComposerBottomConstraint: NSLayoutConstraint?

    // MARK: Life cycle

    override open func setUp() {
        super.setUp()

        messageListVC.delegate = self
        messageListVC.dataSource = self
        messageListVC.client = client
        messageComposerVC.channelController = channelController
    }

    override open func setUpLayout() {
        super.setUpLayout()

        messageComposerBottomConstraint = embed(messageListVC, above: messageComposerVC)
        navigationItem.largeTitleDisplayMode = .never
    }

    override open func setUpAppearance() {
        super.setUpAppearance()

        view.backgroundColor = appearance.colorPalette.background
    }

    // MARK: Data source

    /// Whether the newest messages are loaded.
    open var isFirstPageLoaded: Bool { true }

    /// Whether the oldest messages are loaded.
    open var isLastPageLoaded: Bool { false }

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
        return components.messageLayoutOptionsResolver.optionsForMessage(
            at: indexPath, in: channel, with: AnyRandomAccessCollection(messages), appearance: appearance)
    }

    // MARK: List delegate

    /// Does nothing. Subclasses ask for more messages here.
    open func chatMessageListVC(_ vc: ChatMessageListVC, willDisplayMessageAt indexPath: IndexPath) {}

    /// Does nothing. Subclasses may follow the list here.
    open func chatMessageListVC(_ vc: ChatMessageListVC, scrollViewDidScroll scrollView: UIScrollView) {}

    /// Puts the menu away, and does what the composer does for an action: change a message, or quote it.
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

    /// Puts the suggestions of the composer away.
    open func chatMessageListVC(
        _ vc: ChatMessageListVC, didTapOnMessageListView messageListView: ChatMessageListView,
        with gestureRecognizer: UITapGestureRecognizer
    ) {
        messageComposerVC.suggestions = nil
        messageComposerVC.dismissSuggestions()
    }

    /// Returns the date above the first message of a day.
    open func chatMessageListVC(
        _ vc: ChatMessageListVC, headerViewForMessage message: ChatMessage, at indexPath: IndexPath
    ) -> ChatMessageDecorationView? {
        dateHeaderView(vc, headerViewForMessage: message, at: indexPath, components: components)
    }

    /// Returns `nil`: nothing stands below a message.
    open func chatMessageListVC(
        _ vc: ChatMessageListVC, footerViewForMessage message: ChatMessage, at indexPath: IndexPath
    ) -> ChatMessageDecorationView? {
        nil
    }

    /// Whether a pill may lead to the first unread message: no.
    open func chatMessageListShouldShowJumpToUnread(_ vc: ChatMessageListVC) -> Bool { false }

    /// Does nothing. Subclasses count the messages as read here.
    open func chatMessageListDidDiscardUnreadMessages(_ vc: ChatMessageListVC) {}

    /// Does nothing. Subclasses load the newest messages here.
    open func chatMessageListVCShouldLoadFirstPage(_ vc: ChatMessageListVC) {}
}
