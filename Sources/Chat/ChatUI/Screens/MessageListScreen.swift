import ChatModels
import Frames
import HeadlessUIKit
import Rendering

/// A message list as it stands on a screen: as many messages as there is room for, and what floats over them.
///
///     var screen = MessageListScreen(channel: channel, messages: messages, currentUserId: "ana")
///     screen.scroll = .offset(120)
///     screen.isDragging = true
///     let picture = screen.makeFrame(proposing: ProposedSize(width: 390, height: 844))
///
/// The list is the one that `Components` name, so that everything about it can be customized. For a picture of all
/// messages there is ``MessagesScreen``.
@MainActor @preconcurrency
public struct MessageListScreen: FrameSource {
    /// Which of the messages are seen.
    public enum Scroll: Hashable, Sendable {
        /// The newest ones.
        case toNewest
        /// The oldest ones.
        case toOldest
        /// Those that a scroll by so many points, from the newest ones up, leads to.
        case offset(CGFloat)
        /// A message and its neighbors, the message in the middle.
        case toMessage(MessageId)
    }

    /// The channel that the messages are in.
    public let channel: ChatChannel

    /// The messages, from old to new. In a thread, the first is the one that the others answer.
    public let messages: [ChatMessage]

    /// The user who looks at them.
    public let currentUserId: UserId?

    /// Whether the messages are those of a thread.
    public let isThread: Bool

    /// Which of the messages are seen.
    public var scroll = Scroll.toNewest

    /// Whether a finger holds the list: then the day of the messages floats over them.
    public var isDragging = false

    /// Those who are typing, the current user not among them.
    public var typingUsers: [ChatUser] = []

    /// Whether a pill stands above the first message of each day; `nil` leaves that to `Components`.
    public var showsDateSeparators: Bool?

    /// The message above which unread ones are said to begin.
    public var firstUnreadMessageId: MessageId?

    /// Whether there may be a pill that leads to the first unread message, as it is out of sight.
    public var offersJumpToUnread = false

    /// What bars cover of the screen, in points.
    public var safeAreaInsets = UIEdgeInsets.zero

    /// The size of a screen that nobody proposes one for, in points.
    nonisolated public static let defaultSize = UIScreen.main.bounds.size

    /// Creates the screen of a channel.
    ///
    /// - Parameter messages: From old to new.
    public init(channel: ChatChannel, messages: [ChatMessage], currentUserId: UserId? = nil) {
        self.channel = channel
        self.messages = messages
        self.currentUserId = currentUserId
        isThread = false
    }

    /// Creates the screen of a thread.
    ///
    /// - Parameters:
    ///   - root: The message that the replies answer.
    ///   - replies: From old to new.
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

    /// Lays the list out and hands it to `body`. It lives no longer than that.
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
    /// Scrolls to the messages that are to be seen.
    func show(_ scroll: MessageListScreen.Scroll) {
        switch scroll {
        case .toNewest: scrollToBottom(animated: false)
        case .toOldest: scrollToTop(animated: false)
        case .offset(let distance): listView.scroll(upBy: distance)
        case .toMessage(let id): jumpToMessage(id: id, animated: false)
        }
    }
}
