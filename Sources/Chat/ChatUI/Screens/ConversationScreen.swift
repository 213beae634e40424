import ChatModels
import Frames
import HeadlessUIKit
import Rendering

/// A full screen with a navigation bar.
///
///     let screen = ConversationScreen(channel: channel, messages: messages, currentUser: user)
///     let picture = screen.makeFrame(proposing: ProposedSize(width: 390, height: 844))
///
/// The controllers are those of `Components`, and can be customized before the frame is made.
@MainActor @preconcurrency
public final class ConversationScreen: ControllerScreen {
    /// The navigation controller of the content.
    public let navigation: UINavigationController

    /// The content: a `ChatChannelVC` or a `ChatThreadVC`.
    public let content: UIViewController

    /// The message list.
    public let messageList: ChatMessageListVC

    /// The composer.
    public let composer: ComposerVC

    /// The visible messages.
    public var scroll = MessageListScreen.Scroll.toNewest

    /// What the current user enters in the composer; `nil` for the channel's draft.
    public var input: ComposerInput?

    /// Whether the caret of the composer is drawn.
    public var showsCaret = false

    /// The message whose reactions and actions are open. The list is scrolled to it unless it is visible.
    public var menuMessageId: MessageId?

    /// Whether the bar has a background if messages are hidden under it.
    ///
    /// The system adds one if a list is scrolled away from its top, which doesn't apply to a list that begins at the
    /// bottom.
    public var separatesBarFromMessages = false

    /// Creates the screen of a channel.
    ///
    /// - Parameters:
    ///   - messages: From old to new.
    ///   - showsBackButton: Whether the bar has a back button.
    public init(
        channel: ChatChannel, messages: [ChatMessage], currentUser: CurrentChatUser?, showsBackButton: Bool = true
    ) {
        let screen = Components.default.channelVC.init()
        screen.channelController = ChatChannelController(
            client: ChatClient(currentUser: currentUser), channel: channel, messages: messages.reversed())
        content = screen
        messageList = screen.messageListVC
        composer = screen.messageComposerVC
        // The channel list sets no title for its back button.
        navigation = Self.makeNavigation(showing: screen, backTitle: showsBackButton ? "" : nil)
    }

    /// Creates the screen of a thread.
    ///
    /// - Parameters:
    ///   - root: The parent message.
    ///   - replies: From old to new.
    public init(
        channel: ChatChannel, root: ChatMessage, replies: [ChatMessage], currentUser: CurrentChatUser?,
        showsBackButton: Bool = true
    ) {
        let client = ChatClient(currentUser: currentUser)
        let screen = Components.default.threadVC.init()
        screen.channelController = ChatChannelController(client: client, channel: channel)
        screen.messageController = ChatMessageController(
            client: client, cid: channel.cid, message: root, replies: replies.reversed())
        content = screen
        messageList = screen.messageListVC
        composer = screen.messageComposerVC
        navigation = Self.makeNavigation(showing: screen, backTitle: showsBackButton ? SystemText.back.localized : nil)
    }

    /// - Parameter backTitle: The title of the back button; `nil` for no button.
    private static func makeNavigation(
        showing screen: UIViewController, backTitle: String?
    ) -> UINavigationController {
        guard let backTitle else { return Components.default.navigationVC.init(rootViewController: screen) }
        let previous = UIViewController()
        previous.navigationItem.backButtonTitle = backTitle
        let navigation = Components.default.navigationVC.init(rootViewController: previous)
        navigation.pushViewController(screen, animated: false)
        return navigation
    }

    public var controller: UIViewController { navigation }

    /// Lays out the screen. A dimension that isn't proposed is that of a phone.
    nonisolated public func makeFrame(proposing size: ProposedSize) -> Frame {
        MainQueue.run {
            let usual = MessageListScreen.defaultSize
            let size = CGSize(width: size.width ?? usual.width, height: size.height ?? usual.height)
            navigation.appear()
            navigation.view.layOut(proposing: ProposedSize(width: size.width, height: size.height))
            enterText(in: size)
            messageList.show(scroll)
            if separatesBarFromMessages, messageList.listView.hidesOlderMessages {
                navigation.navigationBar.scrollEdgeAppearance = navigation.navigationBar.standardAppearance
            }
            navigation.view.setNeedsLayout()
            openMenu(in: size)
            return navigation.view.makeFrame(proposing: ProposedSize(width: size.width, height: size.height))
        }
    }

    private func enterText(in size: CGSize) {
        if let input {
            composer.enter(input, showsCaret: showsCaret)
        } else if showsCaret {
            composer.composerView.inputMessageView.textView.showsCaret = true
        } else {
            return
        }
        navigation.view.layOut(proposing: ProposedSize(width: size.width, height: size.height))
    }

    private func openMenu(in size: CGSize) {
        guard let menuMessageId else { return }
        navigation.view.layOut(proposing: ProposedSize(width: size.width, height: size.height))
        messageList.openMenu(of: menuMessageId)
    }
}

extension ChatMessageListVC {
    /// Opens the menu of a message, to which the list is scrolled unless it is visible.
    fileprivate func openMenu(of id: MessageId) {
        guard let row = dataSource?.messages.firstIndex(where: { $0.id == id }) else { return }
        let indexPath = IndexPath(item: row, section: 0)
        if listView.cellForRow(at: indexPath) == nil {
            jumpToMessage(id: id, animated: false)
            view.layoutIfNeeded()
        }
        didSelectMessageCell(at: indexPath)
    }
}

extension ChatMessageListView {
    /// Whether there are messages above the oldest visible one.
    fileprivate var hidesOlderMessages: Bool { contentSize.height - contentOffset.y > bounds.height }
}
