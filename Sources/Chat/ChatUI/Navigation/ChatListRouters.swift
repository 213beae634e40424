import ChatModels
import HeadlessUIKit

/// Leads from the list of channels to what its rows open. What would be opened is kept in ``destinations``.
open class ChatChannelListRouter: NavigationRouter<ChatChannelListVC>, ComponentsProvider {
    /// A place that a list leads to.
    public enum Destination: Hashable {
        case currentUserProfile
        case channel(ChannelId, message: MessageId?)
        case moreActions(ChannelId)
        case deletion(ChannelId)
    }

    /// The places that would have been opened, in order. A still opens none.
    public private(set) final var destinations: [Destination] = []

    /// Shows who the current user is.
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

    /// Shows what else can be done about a channel.
    open func didTapMoreButton(for cid: ChannelId) { destinations.append(.moreActions(cid)) }

    /// Asks whether a channel is to be deleted.
    open func didTapDeleteButton(for cid: ChannelId) { destinations.append(.deletion(cid)) }
}

/// Leads from the list of threads to what its rows open.
open class ChatThreadListRouter: NavigationRouter<ChatThreadListVC>, ComponentsProvider {
    /// The threads that would have been opened, in order.
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
