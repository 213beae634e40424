import ChatModels
import HeadlessSwiftUI

/// Draws a bubble with one color around the view.
public struct MessageContainerView<Factory: ViewFactory>: View {
    @Injected(\.utils) private var utils
    @Injected(\.colors) private var colors

    private let factory: Factory
    private let channel: ChatChannel
    private let message: ChatMessage
    private let width: CGFloat?
    private let showsAllInfo: Bool
    private let isInThread: Bool
    private let isLast: Bool
    @Binding private var scrolledId: String?
    @Binding private var quotedMessage: ChatMessage?
    private let onLongPress: (MessageDisplayInfo) -> Void

    /// - Parameters:
    ///   - width: The width of the list, in points; `nil` for that of the screen.
    ///   - showsAllInfo: Whether the message is the newest of its group.
    ///   - isLast: Whether the message is the oldest of the list.
    public init(
        factory: Factory, channel: ChatChannel, message: ChatMessage, width: CGFloat? = nil, showsAllInfo: Bool,
        isInThread: Bool, isLast: Bool, scrolledId: Binding<String?>, quotedMessage: Binding<ChatMessage?>,
        onLongPress: @escaping (MessageDisplayInfo) -> Void
    ) {
        self.factory = factory
        self.channel = channel
        self.message = message
        self.width = width
        self.showsAllInfo = showsAllInfo
        self.isInThread = isInThread
        self.isLast = isLast
        _scrolledId = scrolledId
        _quotedMessage = quotedMessage
        self.onLongPress = onLongPress
    }

    public var body: some View {
        row
            .padding(.top, topReactionsShown && !message.isPinned ? options.reactionsTopPadding(message) : 0)
            .padding(.horizontal, paddings.horizontal)
            .padding(.bottom, showsAllInfo || message.isPinned ? paddings.singleBottom : paddings.groupBottom)
            .padding(.top, isLast ? 8 : 0)
            .background(message.isPinned ? Color(colors.pinnedBackground) : nil)
            .padding(.bottom, message.isPinned ? 4 : 0)
            .transition(
                message.isSentByCurrentUser
                    ? options.currentUserMessageTransition : options.otherUserMessageTransition
            )
            .accessibilityElement(children: .contain)
            .accessibilityIdentifier("MessageContainerView")
    }

    @ViewBuilder
    private var row: some View {
        if message.type == .system || (message.type == .error && !message.isBounced) {
            factory.makeSystemMessageView(message: message)
        } else {
            HStack(alignment: .bottom) {
                if isRightAligned {
                    flexibleSpacer
                } else if options.showAvatars(for: channel) {
                    avatar
                }
                column
                if !isRightAligned { flexibleSpacer }
            }
        }
    }

    private var flexibleSpacer: some View {
        Spacer()
            .frame(minWidth: options.spacerWidth(listWidth))
            .layoutPriority(-1)
    }

    /// An invisible avatar keeps its space.
    private var avatar: some View {
        factory.makeMessageAvatarView(for: message.authorDisplayInfo)
            .opacity(showsAllInfo ? 1 : 0)
            .offset(y: bottomReactionsShown ? -BottomReactionsLayout.height(of: message) : 0)
    }

    // MARK: Column

    private var column: some View {
        VStack(alignment: isRightAligned ? .trailing : .leading) {
            if message.isPinned {
                MessagePinDetailsView(message: message, reactionsShown: topReactionsShown)
            }
            MessageView(
                factory: factory, message: message, contentWidth: contentWidth, isFirst: showsAllInfo,
                scrolledId: $scrolledId
            )
            .overlay(topReactionsShown ? topReactions : nil)
            .overlay(isFailed ? MessageFailureMark() : nil)
            replies
            if bottomReactionsShown {
                factory.makeBottomReactionsView(
                    message: message, showsAllInfo: showsAllInfo, onTap: {}, onLongPress: {})
            }
            if showsAllInfo && !message.isDeleted { infoLine }
        }
    }

    private var topReactions: some View {
        factory.makeMessageReactionView(message: message, onTapGesture: {}, onLongPressGesture: {})
    }

    @ViewBuilder
    private var replies: some View {
        if message.replyCount > 0 && !isInThread {
            factory.makeMessageRepliesView(channel: channel, message: message, replyCount: message.replyCount)
        } else if message.showReplyInChannel, !isInThread, let parent = parentMessage {
            factory.makeMessageRepliesShownInChannelView(
                channel: channel, message: message, parentMessage: parent, replyCount: parent.replyCount)
        }
    }

    /// The parent message of a reply, if the channel has it.
    private var parentMessage: ChatMessage? {
        message.parentMessageId.flatMap { id in channel.latestMessages.first { $0.id == id } }
    }

    @ViewBuilder
    private var infoLine: some View {
        if message.isSentByCurrentUser && channel.config.readEventsEnabled {
            HStack(spacing: 4) {
                factory.makeMessageReadIndicatorView(channel: channel, message: message)
                if options.showMessageDate { factory.makeMessageDateView(for: message) }
            }
        } else if !isRightAligned && channel.memberCount > 2 && options.showAuthorName {
            factory.makeMessageAuthorAndDateView(for: message)
        } else if options.showMessageDate {
            factory.makeMessageDateView(for: message)
        }
    }

    // MARK: Visible parts

    private var options: MessageDisplayOptions { utils.messageListConfig.messageDisplayOptions }
    private var paddings: MessagePaddings { utils.messageListConfig.messagePaddings }
    private var isRightAligned: Bool { message.isRightAligned }
    private var listWidth: CGFloat { width ?? UIScreen.main.bounds.width }
    private var isFailed: Bool { message.isLastActionFailed || message.isBounced }

    private var reactionsShown: Bool {
        !message.isDeleted && channel.config.reactionsEnabled && message.reactionScores.values.contains { $0 > 0 }
    }

    private var topReactionsShown: Bool { options.reactionsPlacement == .top && reactionsShown }
    private var bottomReactionsShown: Bool { options.reactionsPlacement == .bottom && reactionsShown }

    /// The width of attachments, in points.
    private var contentWidth: CGFloat { utils.messageListConfig.contentWidth(of: message, in: listWidth) }
}

extension MessageListConfig {
    /// The width of a message's attachments in a list, in points.
    func contentWidth(of message: ChatMessage, in listWidth: CGFloat) -> CGFloat {
        let least: CGFloat = 240
        let margin = messagePaddings.horizontal
        let width = max(least, listWidth - messageDisplayOptions.spacerWidth(listWidth)) - 2 * margin
        return message.isRightAligned ? width : width - CGSize.messageAvatarSize.width - margin
    }
}
