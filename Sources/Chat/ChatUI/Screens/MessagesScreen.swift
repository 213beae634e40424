import ChatLook
import ChatModels
import Frames
import HeadlessUIKit
import Rendering

/// All messages of a conversation below each other, at their full height.
///
/// Messages are laid out one at a time, each in a cell of the message list's own making, so that customized
/// components take effect and a conversation of ten thousand messages needs the memory of its frames only:
///
///     let screen = MessagesScreen(channel: channel, messages: messages)
///     let picture = screen.makeFrame(proposing: ProposedSize(width: 390))
///
/// A conversation too high for one picture is drawn in pages, see ``forEachPage(width:maximumHeight:_:)``.
@MainActor @preconcurrency
public final class MessagesScreen: FrameSource {
    /// The channel that the messages are in.
    public let channel: ChatChannel

    /// The messages, from old to new.
    public let messages: [ChatMessage]

    /// The user who looks at them.
    public let currentUserId: UserId?

    /// Whether a pill stands above the first message of each day; `nil` leaves that to `Components`.
    public var showsDateSeparators: Bool?

    /// The message above which unread ones are said to begin.
    public var firstUnreadMessageId: MessageId?

    /// The width of a screen that nobody proposes one for, in points.
    nonisolated public static let defaultWidth = MessageListScreen.defaultSize.width

    /// Creates a screen.
    ///
    /// - Parameter messages: From old to new.
    public init(
        channel: ChatChannel,
        messages: [ChatMessage],
        currentUserId: UserId? = nil,
        showsDateSeparators: Bool? = nil,
        firstUnreadMessageId: MessageId? = nil
    ) {
        self.channel = channel
        self.messages = messages
        self.currentUserId = currentUserId
        self.showsDateSeparators = showsDateSeparators
        self.firstUnreadMessageId = firstUnreadMessageId
    }

    /// Lays out all messages. If the proposed height is larger than they need, they lie at the bottom.
    nonisolated public func makeFrame(proposing size: ProposedSize) -> Frame {
        MainQueue.run {
            pages(width: size.width ?? Self.defaultWidth).page(of: messages.indices, minimumHeight: size.height ?? 0)
        }
    }

    /// Lays out some of the messages, by their places in ``messages``.
    ///
    /// Each looks as it does among all messages: grouping and dates don't stop at the ends of the range.
    public func makeFrame(of range: Range<Int>, width: CGFloat = defaultWidth) -> Frame {
        pages(width: width).page(of: range)
    }

    /// Returns how high each message is with its decorations, in points, from the oldest one on.
    public func heights(width: CGFloat = defaultWidth) -> [CGFloat] {
        let source = MessageRows(screen: self, width: width)
        return messages.indices.map { source.row(at: $0).rect.height }
    }

    /// Lays out all messages and hands them on in pages that are no higher than `maximumHeight` points.
    ///
    /// A single message that is higher has a page of its own. No more than one page is in memory at a time.
    ///
    /// - Parameter body: Takes a page and the places of its messages. What it throws ends the pages.
    public func forEachPage(
        width: CGFloat = defaultWidth, maximumHeight: CGFloat, _ body: (Frame, Range<Int>) throws -> Void
    ) rethrows {
        try pages(width: width).forEachPage(maximumHeight: maximumHeight, body)
    }

    /// Returns the rows, for callers who put them on pages themselves.
    package func makeRows(width: CGFloat) -> some RowSource { MessageRows(screen: self, width: width) }

    private func pages(width: CGFloat) -> RowPages<MessageRows> {
        RowPages(of: MessageRows(screen: self, width: width), name: "MessagesScreen", width: width)
    }
}
