import ChatModels
import Foundation
import HeadlessSwiftUI

/// The behaviour and the look of the message list.
public struct MessageListConfig {
    public let messageListType: MessageListType
    public let typingIndicatorPlacement: TypingIndicatorPlacement
    public let groupMessages: Bool
    public let messageDisplayOptions: MessageDisplayOptions
    public let messagePaddings: MessagePaddings
    public let dateIndicatorPlacement: DateIndicatorPlacement
    public let pageSize: Int
    public let messagePopoverEnabled: Bool
    public let doubleTapOverlayEnabled: Bool
    public let becomesFirstResponderOnOpen: Bool
    public let updateChannelsFromMessageList: Bool
    /// In seconds. Two messages that are exactly so far apart stand together.
    public let maxTimeIntervalBetweenMessagesInGroup: TimeInterval
    /// In bytes. Nothing is kept from one picture to the next.
    public let cacheSizeOnChatDismiss: Int
    public let iPadSplitViewEnabled: Bool
    public let scrollingAnchor: UnitPoint
    public let showNewMessagesSeparator: Bool
    public let handleTabBarVisibility: Bool
    public let messageListAlignment: MessageListAlignment
    public let uniqueReactionsEnabled: Bool
    public let localLinkDetectionEnabled: Bool
    public let isMessageEditedLabelEnabled: Bool
    public let markdownSupportEnabled: Bool
    public let userBlockingEnabled: Bool
    public let skipEditedMessageLabel: (ChatMessage) -> Bool

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
        skipEditedMessageLabel: @escaping (ChatMessage) -> Bool = { _ in false }
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
