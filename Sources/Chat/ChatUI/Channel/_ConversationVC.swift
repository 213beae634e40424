import ChatModels
import HeadlessUIKit

/// The base class of screens with messages and a composer.
open class _ConversationVC: ComponentViewController, ThemeProvider, ChatMessageListVCDataSource,
    ChatMessageListVCDelegate
{
    /// The controller of the channel that the messages are in.
    open var channelController: ChatChannelController!

    /// The client that the channel belongs to.
    open var client: ChatClient { channelController.client }

    /// The messages, newest first.
    open var messages: [ChatMessage] {
        get { [] }
        set {}
    }

    // MARK: Parts

    /// The list of messages.
    open lazy var messageListVC: ChatMessageListVC = components.messageListVC.init()

    /// The input field and its buttons, below the list.
    open private(set) lazy var messageComposerVC: ComposerVC = components.messageComposerVC.init()

    /// Constrains the composer to the bottom; a keyboard would move it up.
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

    /// Does nothing. Subclasses can load more messages here.
    open func chatMessageListVC(_ vc: ChatMessageListVC, willDisplayMessageAt indexPath: IndexPath) {}

    /// Does nothing. Subclasses can follow the scrolling here.
    open func chatMessageListVC(_ vc: ChatMessageListVC, scrollViewDidScroll scrollView: UIScrollView) {}

    /// Dismisses the menu, and performs the actions of the composer: editing and quoting.
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

    /// Dismisses the suggestions of the composer.
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

    /// Returns `nil`: there is nothing below messages.
    open func chatMessageListVC(
        _ vc: ChatMessageListVC, footerViewForMessage message: ChatMessage, at indexPath: IndexPath
    ) -> ChatMessageDecorationView? {
        nil
    }

    /// Returns `false`: no button leads to the first unread message.
    open func chatMessageListShouldShowJumpToUnread(_ vc: ChatMessageListVC) -> Bool { false }

    /// Does nothing. Subclasses can mark the messages as read here.
    open func chatMessageListDidDiscardUnreadMessages(_ vc: ChatMessageListVC) {}

    /// Does nothing. Subclasses can load the newest messages here.
    open func chatMessageListVCShouldLoadFirstPage(_ vc: ChatMessageListVC) {}
}
