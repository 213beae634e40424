import ChatModels
import HeadlessUIKit

/// The router of the channel list. Opened destinations are recorded in ``destinations``.
open class ChatChannelListRouter: NavigationRouter<ChatChannelListVC>, ComponentsProvider {
    /// A destination of a list.
    public enum Destination: Hashable {
        case currentUserProfile
        case channel(ChannelId, message: MessageId?)
        case moreActions(ChannelId)
        case deletion(ChannelId)
    }

    /// The destinations, in order. A static image opens none of them.
    public private(set) final var destinations: [Destination] = []

    /// Shows the profile of the current user.
    open func showCurrentUserProfile() { destinations.append(.currentUserProfile) }

    /// Shows a channel.
    open func showChannel(for cid: ChannelId) { showChannel(for: cid, at: nil) }

    /// Shows a channel, at one of its messages.
    open func showChannel(for cid: ChannelId, at messageId: MessageId?) {
        destinations.append(.channel(cid, message: messageId))
        guard let controller = root?.controller else { return }
        let screen = components.channelVC.init()
        let known = controller.channels.first { $0.cid == cid }
        screen.channelController =
            known.map { controller.client.channelController(of: $0) } ?? controller.client.channelController(for: cid)
        rootNavigationController?.show(screen, sender: self)
    }

    /// Shows more actions on a channel.
    open func didTapMoreButton(for cid: ChannelId) { destinations.append(.moreActions(cid)) }

    /// Asks whether to delete a channel.
    open func didTapDeleteButton(for cid: ChannelId) { destinations.append(.deletion(cid)) }
}

/// The router of the thread list.
open class ChatThreadListRouter: NavigationRouter<ChatThreadListVC>, ComponentsProvider {
    /// The opened threads, in order.
    public private(set) final var destinations: [MessageId] = []

    /// Shows a thread.
    open func showThread(_ thread: ChatThread) {
        destinations.append(thread.parentMessageId)
        guard let client = root?.threadListController?.client else { return }
        let screen = components.threadVC.init()
        screen.channelController = client.channelController(of: thread.channel)
        screen.messageController = client.messageController(
            of: thread.parentMessage, in: thread.channel.cid, replies: thread.latestReplies.reversed())
        rootNavigationController?.show(screen, sender: self)
    }
}
