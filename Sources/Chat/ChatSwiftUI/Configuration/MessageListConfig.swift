import ChatModels
import Foundation
import HeadlessSwiftUI

/// The behavior and the style of the message list.
public struct MessageListConfig {
    /// The kind of conversation.
    public let messageListType: MessageListType
    /// The position of the typing indicator.
    public let typingIndicatorPlacement: TypingIndicatorPlacement
    /// Whether consecutive messages of an author are grouped.
    public let groupMessages: Bool
    /// The options of a message's parts.
    public let messageDisplayOptions: MessageDisplayOptions
    /// The padding of messages.
    public let messagePaddings: MessagePaddings
    /// The position of dates.
    public let dateIndicatorPlacement: DateIndicatorPlacement
    /// The number of messages in a page. A picture has all messages.
    public let pageSize: Int
    /// Whether pressing a message shows its reactions and actions.
    public let messagePopoverEnabled: Bool
    /// Whether double-tapping a message does the same.
    public let doubleTapOverlayEnabled: Bool
    /// Whether the keyboard opens with the channel. It isn't drawn.
    public let becomesFirstResponderOnOpen: Bool
    /// Whether the channel list is updated while a channel is open. A picture only shows one of them.
    public let updateChannelsFromMessageList: Bool
    /// The maximum time between messages of a group, in seconds.
    public let maxTimeIntervalBetweenMessagesInGroup: TimeInterval
    /// The size of the image cache, in bytes. Nothing is cached between renders.
    public let cacheSizeOnChatDismiss: Int
    /// Whether list and channel are side by side on a tablet. They are drawn one at a time.
    public let iPadSplitViewEnabled: Bool
    /// The position in the list of the message to scroll to.
    public let scrollingAnchor: UnitPoint
    /// Whether a banner is shown above the first unread message.
    public let showNewMessagesSeparator: Bool
    /// Whether an open channel covers a tab bar.
    public let handleTabBarVisibility: Bool
    /// The side of the current user's messages.
    public let messageListAlignment: MessageListAlignment
    /// Whether a user has at most one reaction to a message.
    public let uniqueReactionsEnabled: Bool
    /// Whether addresses in texts become links.
    public let localLinkDetectionEnabled: Bool
    /// Whether edited messages have a note.
    public let isMessageEditedLabelEnabled: Bool
    /// Whether Markdown is styled.
    public let markdownSupportEnabled: Bool
    /// Whether the actions on a message include blocking its author.
    public let userBlockingEnabled: Bool
    /// Returns whether an edited message has no note.
    public let skipEditedMessageLabel: (ChatMessage) -> Bool
    /// Whether drafts are shown in the channel list and in the composer.
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

/// The kind of conversation. Only `messaging` has its own style; the others look the same.
public enum MessageListType: Sendable { case messaging, team, livestream, commerce }

/// The position of the typing indicator.
public enum TypingIndicatorPlacement: Sendable { case navigationBar, bottomOverlay }

/// The position of dates.
public enum DateIndicatorPlacement: Sendable {
    /// Nowhere.
    case none
    /// Above the list during scrolling.
    case overlay
    /// Between messages of different days.
    case messageList
}

/// The position of the reactions to a message.
public enum ReactionsPlacement: Sendable { case top, bottom }

/// The side of the current user's messages.
public enum MessageListAlignment: Sendable {
    /// The current user's messages on the trailing side, others on the leading side.
    case standard
    /// All messages on the leading side.
    case leftAligned
}

/// The padding of messages, in points.
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
