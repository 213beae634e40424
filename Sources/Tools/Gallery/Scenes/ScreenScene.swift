import ChatModels
import ChatUI
import Frames
import HeadlessUIKit

/// A whole configured screen with a bar, on a phone.
struct ScreenScene: Sendable {
    /// The content of the screen.
    enum Content: Sendable {
        /// A channel, with its list scrolled by a distance from the newest message, and optionally dragged by a finger.
        case channel(scrolledBy: CGFloat, isDragged: Bool)
        /// The thread of the conversation's first message.
        case thread
        case channelList
    }

    let content: Content
    let phone: Phone

    /// - Parameter conversations: The conversations of a list, top to bottom; other screens show the first one.
    @MainActor
    func makeFrame(of conversations: [Conversation]) -> Frame {
        switch content {
        case .channel(let distance, let isDragged):
            makeChannelFrame(of: conversations[0], scrolledBy: distance, isDragged: isDragged)
        case .thread: makeThreadFrame(of: conversations[0])
        case .channelList: makeListFrame(of: conversations)
        }
    }

    @MainActor
    private func makeListFrame(of conversations: [Conversation]) -> Frame {
        let channels = conversations.map { conversation in
            var channel = conversation.channel
            channel.previewMessage = conversation.makeChannelController().messages.first
            return channel
        }
        let screen = ChannelListScreen(channels: channels, currentUser: conversations[0].currentUser)
        screen.navigation.navigationBar.showBackground()
        return phone.makeFrame(of: screen)
    }

    @MainActor
    private func makeChannelFrame(
        of conversation: Conversation, scrolledBy distance: CGFloat, isDragged: Bool
    ) -> Frame {
        let controller = conversation.makeChannelController(config: Self.config)
        let screen = ConversationScreen(
            channel: conversation.channel, messages: controller.messages.reversed(),
            currentUser: conversation.currentUser)
        (screen.content as? ChatChannelVC)?.channelController = controller
        screen.navigation.navigationBar.showBackground()
        if distance > 0 { screen.scroll = .offset(distance) }
        if isDragged {
            // A list can only be dragged after layout.
            _ = phone.makeFrame(of: screen)
            screen.messageList.listView.beginDragging()
        }
        return phone.makeFrame(of: screen)
    }

    @MainActor
    private func makeThreadFrame(of conversation: Conversation) -> Frame {
        let screen = ConversationScreen(
            channel: conversation.channel, root: conversation.messages[0],
            replies: conversation.threads.first?.latestReplies ?? [], currentUser: conversation.currentUser)
        return phone.makeFrame(of: screen)
    }

    /// As in the app of the pages' pictures: deleted messages are visible to their author only.
    private static let config = ChatClientConfig(deletedMessagesVisibility: .visibleForCurrentUser)
}

extension UINavigationBar {
    /// Gives the bar a background, as in the app of the pages' pictures, even if nothing is scrolled below it.
    fileprivate func showBackground() {
        let appearance = UINavigationBarAppearance()
        appearance.configureWithDefaultBackground()
        scrollEdgeAppearance = appearance
    }
}
