import ChatModels
import Frames
import HeadlessUIKit
import Rendering

/// A message list on a screen: the visible messages, and the floating views.
///
///     var screen = MessageListScreen(channel: channel, messages: messages, currentUserId: "ana")
///     screen.scroll = .offset(120)
///     screen.isDragging = true
///     let picture = screen.makeFrame(proposing: ProposedSize(width: 390, height: 844))
///
/// The list is the one of `Components`, so everything about it can be customized. For a picture of all messages, use
/// ``MessagesScreen``.
@MainActor @preconcurrency
public struct MessageListScreen: FrameSource {
    /// The position of the list.
    public enum Scroll: Hashable, Sendable {
        /// At the newest message.
        case toNewest
        /// At the oldest message.
        case toOldest
        /// At a distance in points from the newest message.
        case offset(CGFloat)
        /// With a message in the middle.
        case toMessage(MessageId)
    }

    /// The channel of the messages.
    public let channel: ChatChannel

    /// The messages, oldest first. In a thread, the first is the parent message.
    public let messages: [ChatMessage]

    /// The current user.
    public let currentUserId: UserId?

    /// Whether the messages are a thread.
    public let isThread: Bool

    /// The position of the list.
    public var scroll = Scroll.toNewest

    /// Whether the list is being dragged, so that the day of the messages floats over them.
    public var isDragging = false

    /// The users who are typing, without the current user.
    public var typingUsers: [ChatUser] = []

    /// Whether a date is shown above the first message of each day; `nil` for the default of `Components`.
    public var showsDateSeparators: Bool?

    /// The first unread message, which has the unread banner above it.
    public var firstUnreadMessageId: MessageId?

    /// Whether a button to the first unread message may be shown while that is out of view.
    public var offersJumpToUnread = false

    /// The insets of bars on the screen, in points.
    public var safeAreaInsets = UIEdgeInsets.zero

    /// The default size of a screen, in points.
    nonisolated public static let defaultSize = UIScreen.main.bounds.size

    /// Creates the screen of a channel.
    ///
    /// - Parameter messages: Oldest first.
    public init(channel: ChatChannel, messages: [ChatMessage], currentUserId: UserId? = nil) {
        self.channel = channel
        self.messages = messages
        self.currentUserId = currentUserId
        isThread = false
    }

    /// Creates the screen of a thread.
    ///
    /// - Parameters:
    ///   - root: The parent message.
    ///   - replies: Oldest first.
    public init(channel: ChatChannel, root: ChatMessage, replies: [ChatMessage], currentUserId: UserId? = nil) {
        self.channel = channel
        self.currentUserId = currentUserId
        messages = (Components.default.threadRendersParentMessageEnabled ? [root] : []) + replies
        isThread = true
    }

    nonisolated public func makeFrame(proposing size: ProposedSize) -> Frame {
        MainQueue.run {
            let size = CGSize(
                width: size.width ?? Self.defaultSize.width, height: size.height ?? Self.defaultSize.height)
            return withList(size: size) { $0.view.paintedFrame() }
        }
    }

    /// Lays out the list and passes it to `body`. The list only exists during the call.
    public func withList<Result>(size: CGSize = defaultSize, _ body: (ChatMessageListVC) throws -> Result) rethrows
        -> Result
    {
        let source = MessageListSource(channel: channel, messages: messages, isThread: isThread)
        source.showsDateSeparators = showsDateSeparators
        source.firstUnreadMessageId = firstUnreadMessageId
        source.offersJumpToUnread = offersJumpToUnread
        let list = source.makeList(currentUserId: currentUserId, size: size)
        return try withExtendedLifetime(source) {
            prepare(list)
            return try body(list)
        }
    }

    private func prepare(_ list: ChatMessageListVC) {
        list.additionalSafeAreaInsets = safeAreaInsets
        list.scrollToLatestMessageButton.content = channel.unreadCount
        if !typingUsers.isEmpty { list.showTypingIndicator(typingUsers: typingUsers) }
        list.appear()
        list.view.layoutIfNeeded()
        list.show(scroll)
        if isDragging { list.listView.beginDragging() }
        list.view.layoutIfNeeded()
    }
}

extension ChatMessageListVC {
    /// Scrolls to a position.
    func show(_ scroll: MessageListScreen.Scroll) {
        switch scroll {
        case .toNewest: scrollToBottom(animated: false)
        case .toOldest: scrollToTop(animated: false)
        case .offset(let distance): listView.scroll(upBy: distance)
        case .toMessage(let id): jumpToMessage(id: id, animated: false)
        }
    }
}
