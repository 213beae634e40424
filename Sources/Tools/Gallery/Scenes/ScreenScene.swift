import ChatModels
import ChatUI
import Frames
import HeadlessUIKit

/// A whole screen that the components name, with a bar, on a phone.
struct ScreenScene: Sendable {
    /// What the screen shows.
    enum Content: Sendable {
        case channel
        /// A channel whose list is held by a finger, this many points above its newest message.
        case draggedChannel(CGFloat)
        /// The thread of the conversation's first message.
        case thread
        case channelList
    }

    let content: Content
    let phone: Phone

    /// - Parameter conversations: From the top of a list down; a screen that is no list shows the first one.
    func makeFrame(of conversations: [Conversation]) -> Frame {
        switch content {
        case .channelList: makeListFrame(of: conversations)
        case .channel: makeChannelFrame(of: conversations[0])
        case .draggedChannel(let distance): makeChannelFrame(of: conversations[0], dragged: distance)
        case .thread: makeThreadFrame(of: conversations[0])
        }
    }

    private func makeListFrame(of conversations: [Conversation]) -> Frame {
        let channels = conversations.map { conversation in
            var channel = conversation.channel
            channel.previewMessage = conversation.makeChannelController().messages.first
            return channel
        }
        let screen = ChannelListScreen(channels: channels, currentUser: conversations[0].currentUser)
        let navigation = screen.list.navigationController ?? UINavigationController(rootViewController: screen.list)
        return phone.makeFrame(of: screen, in: navigation)
    }

    private func makeChannelFrame(of conversation: Conversation, dragged distance: CGFloat? = nil) -> Frame {
        let controller = conversation.makeChannelController(config: MessageListScene.config)
        let screen = ConversationScreen(
            channel: conversation.channel, messages: controller.messages.reversed(),
            currentUser: conversation.currentUser)
        (screen.content as? ChatChannelVC)?.channelController = controller
        guard let distance else { return phone.makeFrame(of: screen, in: screen.navigation) }
        screen.scroll = .offset(distance)
        // Only a list that has been laid out can be dragged.
        _ = phone.makeFrame(of: screen, in: screen.navigation)
        screen.messageList.listView.beginDragging()
        return phone.makeFrame(of: screen, in: screen.navigation)
    }

    private func makeThreadFrame(of conversation: Conversation) -> Frame {
        let screen = ConversationScreen(
            channel: conversation.channel, root: conversation.messages[0],
            replies: conversation.threads.first?.latestReplies ?? [], currentUser: conversation.currentUser)
        return phone.makeFrame(of: screen, in: screen.navigation)
    }
}
