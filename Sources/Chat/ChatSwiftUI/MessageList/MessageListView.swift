import ChatModels
import HeadlessSwiftUI

/// The scroll direction.
public enum ScrollDirection: Sendable { case up, down }

/// The messages of a channel or a thread, the newest at the bottom.
///
/// The list and each of its rows are flipped: it begins at its bottom, where a short list stays, and rows far above are
/// not created.
public struct MessageListView<Factory: ViewFactory>: View {
    @Injected(\.utils) private var utils
    @Injected(\.colors) private var colors
    @Injected(\.chatClient) private var chatClient

    private let factory: Factory
    private let channel: ChatChannel
    private let messages: [ChatMessage]
    private let messagesGroupingInfo: [String: [String]]
    @Binding private var scrolledId: String?
    @Binding private var showScrollToLatestButton: Bool
    @Binding private var quotedMessage: ChatMessage?
    @Binding private var scrollPosition: String?
    @Binding private var firstUnreadMessageId: MessageId?
    private let currentDateString: String?
    private let listId: String
    private let isMessageThread: Bool
    private let shouldShowTypingIndicator: Bool
    private let loadingNextMessages: Bool
    private let onMessageAppear: (Int, ScrollDirection) -> Void
    private let onScrollToBottom: () -> Void
    private let onLongPress: (MessageDisplayInfo) -> Void
    private let onJumpToMessage: ((String) -> Bool)?

    @State private var unreadButtonDismissed = false
    @State private var unreadSeparatorShown = false

    /// - Parameters:
    ///   - messages: Newest first.
    ///   - messagesGroupingInfo: The positions of messages in groups, by identifier: see ``firstMessageKey`` and
    ///     ``lastMessageKey``.
    ///   - scrolledId: The message to scroll to; `nil` for the newest.
    ///   - currentDateString: The date over the list during scrolling.
    ///   - scrollPosition: The message to scroll to if `scrolledId` is `nil`.
    ///   - listId: The identity of the list; a change recreates it.
    public init(
        factory: Factory,
        channel: ChatChannel,
        messages: [ChatMessage],
        messagesGroupingInfo: [String: [String]],
        scrolledId: Binding<String?>,
        showScrollToLatestButton: Binding<Bool>,
        quotedMessage: Binding<ChatMessage?>,
        currentDateString: String? = nil,
        listId: String,
        isMessageThread: Bool = false,
        shouldShowTypingIndicator: Bool = false,
        scrollPosition: Binding<String?> = .constant(nil),
        loadingNextMessages: Bool = false,
        firstUnreadMessageId: Binding<MessageId?> = .constant(nil),
        onMessageAppear: @escaping (Int, ScrollDirection) -> Void,
        onScrollToBottom: @escaping () -> Void,
        onLongPress: @escaping (MessageDisplayInfo) -> Void,
        onJumpToMessage: ((String) -> Bool)? = nil
    ) {
        self.factory = factory
        self.channel = channel
        self.messages = messages
        self.messagesGroupingInfo = messagesGroupingInfo
        _scrolledId = scrolledId
        _showScrollToLatestButton = showScrollToLatestButton
        _quotedMessage = quotedMessage
        self.currentDateString = currentDateString
        self.listId = listId
        self.isMessageThread = isMessageThread
        self.shouldShowTypingIndicator = shouldShowTypingIndicator
        _scrollPosition = scrollPosition
        self.loadingNextMessages = loadingNextMessages
        _firstUnreadMessageId = firstUnreadMessageId
        self.onMessageAppear = onMessageAppear
        self.onScrollToBottom = onScrollToBottom
        self.onLongPress = onLongPress
        self.onJumpToMessage = onJumpToMessage
    }

    public var body: some View {
        ZStack {
            WidthReader { width in scrollView(width: width) }
            if showScrollToLatestButton {
                factory.makeScrollToBottomButton(
                    unreadCount: channel.unreadCount.messages, onScrollToBottom: onScrollToBottom)
            }
            if shouldShowTypingIndicator {
                factory.makeTypingIndicatorBottomView(channel: channel, currentUserId: chatClient.currentUserId)
            }
        }
        .overlay(floatingDate)
        .overlay(jumpToUnreadButton)
        .modifier(factory.makeMessageListContainerModifier())
        .accessibilityElement(children: .contain)
        .accessibilityIdentifier("MessageListView")
    }

    // MARK: Rows

    private func scrollView(width: CGFloat?) -> some View {
        ScrollView {
            LazyVStack(spacing: 0) {
                ForEach(rows) { row in
                    self.row(row, width: width)
                }
            }
            .modifier(factory.makeMessageListModifier())
            // In a flipped view, the top is below the newest message.
            .padding(.top, MessageListLayout.bottomSpace)
            .id(listId)
        }
        .scrollPosition(id: scrolledId == nil ? $scrollPosition : $scrolledId, anchor: config.scrollingAnchor)
        .onPreferenceChange(UnreadSeparatorIsShown.self) { unreadSeparatorShown = $0 }
        .flippedUpsideDown()
        .background(factory.makeMessageListBackground(colors: colors, isInThread: isMessageThread))
    }

    var rows: MessageListRows { MessageListRows(messages: messages) }

    private func row(_ row: MessageListRow, width: CGFloat?) -> some View {
        let top = top(of: row)
        return uprightRow(row, top: top, width: width)
            .flippedUpsideDown()
            .background(top.isFirstUnread ? UnreadSeparatorProbe(spaceHeight: top.height(options)) : nil)
            .onAppear { onMessageAppear(row.index, .up) }
    }

    /// The row before it is flipped.
    ///
    /// - Parameter top: The views above the message.
    func uprightRow(_ row: MessageListRow, top: MessageRowTop, width: CGFloat?) -> some View {
        let message = row.message
        return factory.makeMessageContainerView(
            channel: channel, message: message, width: width, showsAllInfo: showsAllInfo(message),
            isInThread: isMessageThread, scrolledId: $scrolledId, quotedMessage: $quotedMessage,
            onLongPress: onLongPress, isLast: row.isOldest && !top.hasGroupHeader
        )
        .showing(.message(id: message.id, number: nil))
        .padding(.top, top.height(options))
        .overlay(topView(top, of: row), alignment: .top)
    }

    @ViewBuilder
    private func topView(_ top: MessageRowTop, of row: MessageListRow) -> some View {
        if !top.isEmpty {
            MessageRowTopView(
                factory: factory, top: top, message: row.message, unreadCount: row.index + 1,
                firstUnreadMessageId: $firstUnreadMessageId)
        }
    }

    func top(of row: MessageListRow) -> MessageRowTop {
        let message = row.message
        var top = MessageRowTop()
        if config.dateIndicatorPlacement == .messageList {
            top.date = row.previous.map { options.dateSeparator(message, $0) } ?? message.createdAt
        }
        top.isFirstUnread = config.showNewMessagesSeparator && message.id == firstUnreadMessageId
        top.hasGroupHeader =
            channel.memberCount > 2 && !message.isSentByCurrentUser && options.lastInGroupHeaderSize > 0
            && messagesGroupingInfo[message.id]?.contains(lastMessageKey) == true
        return top
    }

    private func showsAllInfo(_ message: ChatMessage) -> Bool {
        !config.groupMessages || messagesGroupingInfo[message.id]?.contains(firstMessageKey) == true
    }

    // MARK: Over the rows

    private var floatingDate: some View {
        currentDateString.map { factory.makeDateIndicatorView(dateString: $0) }
    }

    @ViewBuilder
    private var jumpToUnreadButton: some View {
        if channel.unreadCount.messages > 0, !unreadSeparatorShown, !isMessageThread, !unreadButtonDismissed {
            factory.makeJumpToUnreadButton(
                channel: channel,
                onJumpToMessage: {
                    if let firstUnreadMessageId { _ = onJumpToMessage?(firstUnreadMessageId) }
                },
                onClose: {
                    firstUnreadMessageId = nil
                    unreadButtonDismissed = true
                })
        }
    }

    private var config: MessageListConfig { utils.messageListConfig }
    private var options: MessageDisplayOptions { config.messageDisplayOptions }
}

/// The mark of the newest message of a group in the grouping information of a ``MessageListView``.
public let firstMessageKey = "firstMessage"

/// The mark of the oldest message of a group in the grouping information of a ``MessageListView``.
public let lastMessageKey = "lastMessage"

/// The metrics of the list, in points.
enum MessageListLayout {
    /// The space below the newest row, measured on iOS.
    static let bottomSpace: CGFloat = 18
}
