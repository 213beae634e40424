import ChatLook
import ChatModels
import Foundation
import HeadlessSwiftUI
import OpenCombine

/// The bar of a channel screen.
public enum ChannelHeaderType: Sendable {
    /// The channel's name, and the online status.
    case regular
    /// The channel's name, and the users who are typing.
    case typingIndicator
    /// The bar of a thread.
    case messageThread
}

/// The state of a channel or thread screen: its messages and the views over them.
@MainActor
open class ChatChannelViewModel: ObservableObject {
    @Injected(\.chatClient) private var chatClient
    @Injected(\.utils) private var utils

    /// The controller of the channel.
    public private(set) var channelController: ChatChannelController

    /// The controller of the thread's parent message; `nil` on a channel screen.
    public var messageController: ChatMessageController?

    /// The messages, newest first. The last one of a thread is its parent message.
    @Published public private(set) var messages: [ChatMessage] = []

    /// The positions of messages in groups, by identifier: ``firstMessageKey`` and ``lastMessageKey``.
    @Published public private(set) var messagesGroupingInfo: [String: [String]] = [:]

    /// The message to scroll to; `nil` for the newest.
    @Published public var scrolledId: String?

    /// The list's identity.
    @Published public var listId: String

    /// The message to scroll to if `scrolledId` is `nil`.
    @Published public var scrollPosition: String?
    /// Whether the button to the newest message is shown.
    @Published public var showScrollToLatestButton = false

    /// The day of the visible messages, which floats over the list if configured.
    @Published public var currentDate: Date? {
        didSet { updateDateString() }
    }

    /// The date over the list; `nil` while it isn't scrolled.
    @Published public var currentDateString: String?

    /// The oldest unread message, which has the unread banner above it.
    @Published public var firstUnreadMessageId: MessageId?
    /// Whether newer messages are being loaded. A picture has all messages.
    @Published public var loadingNextMessages = false
    /// The message that the composer quotes.
    @Published public var quotedMessage: ChatMessage?
    /// The message that the composer edits.
    @Published public var editedMessage: ChatMessage?
    /// Whether the overlay of a message is shown.
    @Published public var reactionsShown = false

    /// A snapshot of the screen, for the overlay.
    @Published public var currentSnapshot: UIImage?

    /// The parent message of the opened thread.
    @Published public var threadMessage: ChatMessage?
    /// Whether the thread is open.
    @Published public var threadMessageShown = false
    /// The message that was bounced by moderation.
    @Published public var bouncedMessage: ChatMessage?
    /// Whether an error is shown.
    @Published public var errorShown = false
    /// The kind of navigation bar.
    @Published public private(set) var channelHeaderType: ChannelHeaderType = .regular

    /// Whether the typing indicator is shown at the bottom of the list.
    @Published public private(set) var shouldShowTypingIndicator = false

    /// - Parameters:
    ///   - messageController: The controller of the thread's parent message.
    ///   - scrollToMessage: The message to scroll to; `nil` for the newest.
    public init(
        channelController: ChatChannelController, messageController: ChatMessageController? = nil,
        scrollToMessage: ChatMessage? = nil
    ) {
        self.channelController = channelController
        self.messageController = messageController
        listId = channelController.cid?.rawValue ?? ""
        readControllers()
        channelController.delegate = self
        messageController?.delegate = self
        if let scrollToMessage { _ = jumpToMessage(messageId: scrollToMessage.id) }
    }

    /// The channel; `nil` while it isn't loaded.
    public var channel: ChatChannel? { channelController.channel }

    /// Whether the screen is that of a thread.
    public var isMessageThread: Bool { messageController != nil }

    // MARK: Reading

    /// Updates the properties from the controllers.
    private func readControllers() {
        if let messageController {
            messages = messageController.replies + [messageController.message].compactMap { $0 }
        } else {
            messages = channelController.messages
        }
        groupMessages()
        firstUnreadMessageId = isMessageThread ? nil : channelController.firstUnreadMessageId
        checkTypingIndicator()
    }

    /// Determines the positions of messages in groups.
    open func groupMessages() {
        guard utils.messageListConfig.groupMessages else { return messagesGroupingInfo = [:] }
        let grouping = MessageGrouping(
            maximumInterval: utils.messageListConfig.maxTimeIntervalBetweenMessagesInGroup)
        let ends = grouping.ends(of: messages) { $0.showsEditedLabel }
        var info: [String: [String]] = [:]
        info.reserveCapacity(messages.count)
        for (message, ends) in zip(messages, ends) where !ends.isEmpty {
            info[message.id] = Self.groupKeys[ends.rawValue]
        }
        messagesGroupingInfo = info
    }

    /// The keys of all positions in a group, by raw value, which long lists share.
    private static let groupKeys = [[], [firstMessageKey], [lastMessageKey], [firstMessageKey, lastMessageKey]]

    private func checkTypingIndicator() {
        guard !isMessageThread else { return channelHeaderType = .messageThread }
        let isTyping = channel?.showsTyping(currentUserId: chatClient.currentUserId) ?? false
        switch utils.messageListConfig.typingIndicatorPlacement {
        case .bottomOverlay: shouldShowTypingIndicator = isTyping
        case .navigationBar: channelHeaderType = isTyping ? .typingIndicator : .regular
        }
    }

    private func updateDateString() {
        let isShown = utils.messageListConfig.dateIndicatorPlacement == .overlay
        currentDateString = isShown ? currentDate.map(DateText.day.text(for:)) : nil
    }

    // MARK: Scrolling

    /// Called when a row is created. All messages are already loaded.
    open func handleMessageAppear(index: Int, scrollDirection: ScrollDirection = .up) {}

    /// Scrolls to a message.
    ///
    /// - Returns: Whether the list has the message.
    open func jumpToMessage(messageId: String) -> Bool {
        guard let index = messages.firstIndex(where: { $0.id == messageId }) else { return false }
        scrolledId = messageId
        showScrollToLatestButton = index > 0
        return true
    }

    /// Scrolls to the newest message.
    open func scrollToLastMessage() {
        scrolledId = nil
        currentDate = nil
        showScrollToLatestButton = false
    }

    /// Called when a message is long-pressed. A static image shows no overlay.
    open func showReactionOverlay(for view: AnyView) {}

    /// Called when the screen appears.
    open func onViewAppear() {}

    /// Called when the screen disappears. The name has the SDK's spelling.
    open func onViewDissappear() {}
}

// MARK: Changes

extension ChatChannelViewModel: @preconcurrency ChatChannelControllerDelegate {
    public func channelController(
        _ channelController: ChatChannelController, didUpdateMessages changes: [ListChange<ChatMessage>]
    ) {
        readControllers()
    }

    public func channelController(
        _ channelController: ChatChannelController, didUpdateChannel channel: EntityChange<ChatChannel>
    ) {
        readControllers()
    }

    public func channelController(
        _ channelController: ChatChannelController, didChangeTypingUsers typingUsers: Set<ChatUser>
    ) {
        checkTypingIndicator()
    }
}

extension ChatChannelViewModel: @preconcurrency ChatMessageControllerDelegate {
    public func messageController(
        _ controller: ChatMessageController, didChangeMessage change: EntityChange<ChatMessage>
    ) {
        readControllers()
    }

    public func messageController(
        _ controller: ChatMessageController, didChangeReplies changes: [ListChange<ChatMessage>]
    ) {
        readControllers()
    }
}

extension ChatChannel {
    /// Whether a user besides the current one is typing, and typing events are enabled.
    func showsTyping(currentUserId: UserId?) -> Bool {
        config.typingEventsEnabled && !typingUsers(currentUserId: currentUserId).isEmpty
    }
}
