import ChatLook
import ChatModels
import Frames
import HeadlessUIKit
import Rendering

/// All messages of a conversation in one column.
///
/// Messages are laid out one at a time in cells of the message list, so customized components take effect, and a
/// conversation of ten thousand messages only needs the memory of its frames:
///
///     let screen = MessagesScreen(channel: channel, messages: messages)
///     let picture = screen.makeFrame(proposing: ProposedSize(width: 390))
///
/// A conversation that is too high for one picture can be drawn in pages, see ``forEachPage(width:maximumHeight:_:)``.
@MainActor @preconcurrency
public final class MessagesScreen: FrameSource {
    /// The channel of the messages.
    public let channel: ChatChannel

    /// The messages, oldest first.
    public let messages: [ChatMessage]

    /// The current user.
    public let currentUserId: UserId?

    /// Whether a date is shown above the first message of each day; `nil` for the default of `Components`.
    public var showsDateSeparators: Bool?

    /// The first unread message, which has the unread banner above it.
    public var firstUnreadMessageId: MessageId?

    /// The default width of a screen, in points.
    nonisolated public static let defaultWidth = MessageListScreen.defaultSize.width

    /// Creates a screen.
    ///
    /// - Parameter messages: Oldest first.
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

    /// Lays out all messages. If the proposed height is larger than needed, they are at the bottom.
    nonisolated public func makeFrame(proposing size: ProposedSize) -> Frame {
        MainQueue.run {
            pages(width: size.width ?? Self.defaultWidth).page(of: messages.indices, minimumHeight: size.height ?? 0)
        }
    }

    /// Lays out some of the messages, by their indexes in ``messages``.
    ///
    /// Each looks the same as among all messages: grouping and dates take its neighbors into account.
    public func makeFrame(of range: Range<Int>, width: CGFloat = defaultWidth) -> Frame {
        pages(width: width).page(of: range)
    }

    /// Returns the heights of all messages with their decorations, in points, from the oldest one.
    public func heights(width: CGFloat = defaultWidth) -> [CGFloat] {
        let source = MessageRows(screen: self, width: width)
        return messages.indices.map { source.row(at: $0).rect.height }
    }

    /// Lays out all messages and passes them to a closure, in pages that are no higher than `maximumHeight` points.
    ///
    /// A single message that is higher has a separate page. Only one page is in memory at a time.
    ///
    /// - Parameter body: Called with a page and the range of its messages. An error that it throws stops the iteration.
    public func forEachPage(
        width: CGFloat = defaultWidth, maximumHeight: CGFloat, _ body: (Frame, Range<Int>) throws -> Void
    ) rethrows {
        try pages(width: width).forEachPage(maximumHeight: maximumHeight, body)
    }

    /// Returns the rows, for callers that arrange them themselves.
    package func makeRows(width: CGFloat) -> some RowSource { MessageRows(screen: self, width: width) }

    private func pages(width: CGFloat) -> RowPages<MessageRows> {
        RowPages(of: MessageRows(screen: self, width: width), name: "MessagesScreen", width: width)
    }
}
