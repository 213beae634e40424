import ChatModels
import Foundation
import HeadlessSwiftUI

/// The behavior and the look of the message list.
public struct MessageListConfig {
    /// The kind of conversation.
    public let messageListType: MessageListType
    /// Where the line stands that says who is typing.
    public let typingIndicatorPlacement: TypingIndicatorPlacement
    /// Whether messages of one author that follow each other quickly stand together.
    public let groupMessages: Bool
    /// The parts of a message that are shown, and how.
    public let messageDisplayOptions: MessageDisplayOptions
    /// The room around messages.
    public let messagePaddings: MessagePaddings
    /// Where dates stand.
    public let dateIndicatorPlacement: DateIndicatorPlacement
    /// How many messages are loaded at a time. A picture has all that it is given.
    public let pageSize: Int
    /// Whether a message that is held down shows its reactions and actions.
    public let messagePopoverEnabled: Bool
    /// Whether two taps on a message do the same.
    public let doubleTapOverlayEnabled: Bool
    /// Whether the keyboard opens with the channel. None is drawn.
    public let becomesFirstResponderOnOpen: Bool
    /// Whether the channel list follows while a channel is open. A picture shows one of them.
    public let updateChannelsFromMessageList: Bool
    /// The longest time between two messages that stand together, in seconds.
    public let maxTimeIntervalBetweenMessagesInGroup: TimeInterval
    /// How much of the pictures stays in memory, in bytes. Nothing is kept from one render to the next.
    public let cacheSizeOnChatDismiss: Int
    /// Whether list and channel stand side by side on a tablet. They are drawn one at a time.
    public let iPadSplitViewEnabled: Bool
    /// Where in the list the message stands that it is scrolled to.
    public let scrollingAnchor: UnitPoint
    /// Whether a band stands above the first unread message.
    public let showNewMessagesSeparator: Bool
    /// Whether an open channel covers a tab bar.
    public let handleTabBarVisibility: Bool
    /// The side of own messages.
    public let messageListAlignment: MessageListAlignment
    /// Whether a user has one reaction to a message at most.
    public let uniqueReactionsEnabled: Bool
    /// Whether addresses in texts become links.
    public let localLinkDetectionEnabled: Bool
    /// Whether the line below a message says that it was edited.
    public let isMessageEditedLabelEnabled: Bool
    /// Whether Markdown in texts is shown as what it means.
    public let markdownSupportEnabled: Bool
    /// Whether the actions on a message offer to block its author.
    public let userBlockingEnabled: Bool
    /// Says of which messages not to tell that they were edited.
    public let skipEditedMessageLabel: (ChatMessage) -> Bool
    /// Whether a message that was begun stands in the list of channels and in the composer.
    public package(set) var draftMessagesEnabled: Bool

    public init(
        messageListType: MessageListType = .messaging,
        typingIndicatorPlacement: TypingIndicatorPlacement = .bottomOverlay,
        groupMessages: Bool = true,
        messageDisplayOptions: MessageDisplayOptions = MessageDisplayOptions(),
        messagePaddings: MessagePaddings = MessagePaddings(),
        dateIndicatorPlacement: DateIndicatorPlacement = .overlay,
        pageSize: Int = 25,
        messagePopoverEnabled: Bool = true,
        doubleTapOverlayEnabled: Bool = false,
        becomesFirstResponderOnOpen: Bool = false,
        updateChannelsFromMessageList: Bool = false,
        maxTimeIntervalBetweenMessagesInGroup: TimeInterval = 60,
        cacheSizeOnChatDismiss: Int = 1024 * 1024 * 100,
        iPadSplitViewEnabled: Bool = true,
        scrollingAnchor: UnitPoint = .bottom,
        showNewMessagesSeparator: Bool = true,
        handleTabBarVisibility: Bool = true,
        messageListAlignment: MessageListAlignment = .standard,
        uniqueReactionsEnabled: Bool = false,
        localLinkDetectionEnabled: Bool = true,
        isMessageEditedLabelEnabled: Bool = true,
        markdownSupportEnabled: Bool = true,
        userBlockingEnabled: Bool = false,
        skipEditedMessageLabel: @escaping (ChatMessage) -> Bool = { _ in false },
        draftMessagesEnabled: Bool = false
    ) {
        self.messageListType = messageListType
        self.typingIndicatorPlacement = typingIndicatorPlacement
        self.groupMessages = groupMessages
        self.messageDisplayOptions = messageDisplayOptions
        self.messagePaddings = messagePaddings
        self.dateIndicatorPlacement = dateIndicatorPlacement
        self.pageSize = pageSize
        self.messagePopoverEnabled = messagePopoverEnabled
        self.doubleTapOverlayEnabled = doubleTapOverlayEnabled
        self.becomesFirstResponderOnOpen = becomesFirstResponderOnOpen
        self.updateChannelsFromMessageList = updateChannelsFromMessageList
        self.maxTimeIntervalBetweenMessagesInGroup = maxTimeIntervalBetweenMessagesInGroup
        self.cacheSizeOnChatDismiss = cacheSizeOnChatDismiss
        self.iPadSplitViewEnabled = iPadSplitViewEnabled
        self.scrollingAnchor = scrollingAnchor
        self.showNewMessagesSeparator = showNewMessagesSeparator
        self.handleTabBarVisibility = handleTabBarVisibility
        self.messageListAlignment = messageListAlignment
        self.uniqueReactionsEnabled = uniqueReactionsEnabled
        self.localLinkDetectionEnabled = localLinkDetectionEnabled
        self.isMessageEditedLabelEnabled = isMessageEditedLabelEnabled
        self.markdownSupportEnabled = markdownSupportEnabled
        self.userBlockingEnabled = userBlockingEnabled
        self.skipEditedMessageLabel = skipEditedMessageLabel
        self.draftMessagesEnabled = draftMessagesEnabled
    }
}

/// The kind of conversation. Only `messaging` has a look of its own; the others are drawn like it.
public enum MessageListType: Sendable { case messaging, team, livestream, commerce }

/// The place of the line that says who is typing.
public enum TypingIndicatorPlacement: Sendable { case navigationBar, bottomOverlay }

/// The place of dates between messages.
public enum DateIndicatorPlacement: Sendable {
    /// Nowhere.
    case none
    /// Above the list, while it is scrolled.
    case overlay
    /// Between the messages of two days.
    case messageList
}

/// The place of the reactions to a message.
public enum ReactionsPlacement: Sendable { case top, bottom }

/// The side of own messages.
public enum MessageListAlignment: Sendable {
    /// Own messages at the trailing side, others at the leading one.
    case standard
    /// All messages at the leading side.
    case leftAligned
}

/// The room around messages, in points.
public struct MessagePaddings: Sendable {
    /// On both sides of a row.
    public let horizontal: CGFloat
    /// Around a quote in a bubble.
    public let quotedViewPadding: CGFloat
    /// Below the newest message of a group.
    public let singleBottom: CGFloat
    /// Below the other messages of a group.
    public let groupBottom: CGFloat

    public init(
        horizontal: CGFloat = 8, quotedViewPadding: CGFloat = 8, singleBottom: CGFloat = 8, groupBottom: CGFloat = 2
    ) {
        self.horizontal = horizontal
        self.quotedViewPadding = quotedViewPadding
        self.singleBottom = singleBottom
        self.groupBottom = groupBottom
    }
}
