import ChatLook
import ChatModels
import Foundation
import HeadlessSwiftUI
import OpenCombine

/// The bar of a channel screen.
public enum ChannelHeaderType: Sendable {
    /// The channel's name, and who is online.
    case regular
    /// The channel's name, and who is typing.
    case typingIndicator
    /// That of a thread.
    case messageThread
}

/// The state of a channel screen or of a thread screen: its messages and what is shown over them.
@MainActor
open class ChatChannelViewModel: ObservableObject {
    @Injected(\.chatClient) private var chatClient
    @Injected(\.utils) private var utils

    /// The controller of the channel.
    public private(set) var channelController: ChatChannelController

    /// The controller of the message whose thread is shown; `nil` on a channel screen.
    public var messageController: ChatMessageController?

    /// The messages, newest first. The last one of a thread is the message that it answers.
    @Published public private(set) var messages: [ChatMessage] = []

    /// The ends of groups that messages are, by their identifiers: ``firstMessageKey`` and ``lastMessageKey``.
    @Published public private(set) var messagesGroupingInfo: [String: [String]] = [:]

    /// The message that the list is scrolled to; `nil` for the newest.
    @Published public var scrolledId: String?

    /// The list's identity.
    @Published public var listId: String

    /// The message that the list is scrolled to while `scrolledId` is `nil`.
    @Published public var scrollPosition: String?
    /// Whether a button leads to the newest message.
    @Published public var showScrollToLatestButton = false

    /// The day of the messages that are scrolled. It floats over the list if dates have their place there.
    @Published public var currentDate: Date? {
        didSet { updateDateString() }
    }

    /// The date over the list; `nil` while the list rests.
    @Published public var currentDateString: String?

    /// The oldest unread message, above which a band stands.
    @Published public var firstUnreadMessageId: MessageId?
    /// Whether newer messages are being loaded. A still has all that it is given.
    @Published public var loadingNextMessages = false
    /// The message that the composer quotes.
    @Published public var quotedMessage: ChatMessage?
    /// The message that the composer edits.
    @Published public var editedMessage: ChatMessage?
    /// Whether the reactions and actions of a message are open.
    @Published public var reactionsShown = false

    /// A picture of the screen, for what opens over it.
    @Published public var currentSnapshot: UIImage?

    /// The message whose thread is opened.
    @Published public var threadMessage: ChatMessage?
    /// Whether that thread is open.
    @Published public var threadMessageShown = false
    /// The message that moderation has sent back.
    @Published public var bouncedMessage: ChatMessage?
    /// Whether an error is shown.
    @Published public var errorShown = false
    /// What the bar says.
    @Published public private(set) var channelHeaderType: ChannelHeaderType = .regular

    /// Whether the list says at its bottom who is typing.
    @Published public private(set) var shouldShowTypingIndicator = false

    /// - Parameters:
    ///   - messageController: That of the message whose thread is shown.
    ///   - scrollToMessage: The message that the list begins at; `nil` for the newest.
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

    /// Takes what the controllers have now.
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

    /// Marks the ends of groups among the messages.
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

    /// The keys of all ends that a message can be, by their raw value: long lists share them.
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

    // MARK: What happens to the list

    /// Called when a row is made. All messages are there already.
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

    /// Called when a message is pressed long. A still opens nothing over its messages.
    open func showReactionOverlay(for view: AnyView) {}

    /// Called when the screen appears.
    open func onViewAppear() {}

    /// Called when the screen disappears. The name is spelled as the SDK spells it.
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
    /// Whether someone besides the current user is typing, and the channel tells so.
    func showsTyping(currentUserId: UserId?) -> Bool {
        config.typingEventsEnabled && !typingUsers(currentUserId: currentUserId).isEmpty
    }
}
