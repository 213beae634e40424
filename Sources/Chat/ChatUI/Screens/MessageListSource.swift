import ChatModels
import HeadlessUIKit

/// The data source of a message list, with all messages in memory and their decorations.
@MainActor
final class MessageListSource {
    let channel: ChatChannel

    /// The messages, newest first, as in lists.
    let newestFirst: [ChatMessage]

    /// Whether the messages are a thread, so that the oldest is the parent message.
    let isThread: Bool

    /// Whether a date is shown above the first message of each day; `nil` for the default of `Components`.
    var showsDateSeparators: Bool?

    /// The first unread message, which has the unread banner above it.
    var firstUnreadMessageId: MessageId?

    /// Whether the list may have a button to the first unread message.
    var offersJumpToUnread = false

    private let collection: AnyRandomAccessCollection<ChatMessage>

    /// - Parameter messages: Oldest first.
    init(channel: ChatChannel, messages: [ChatMessage], isThread: Bool = false) {
        self.channel = channel
        self.isThread = isThread
        newestFirst = messages.reversed()
        collection = AnyRandomAccessCollection(newestFirst)
    }

    /// Creates the list of the components with a size in points. It doesn't retain its data source.
    ///
    /// - Parameter isForRows: Whether only the rows of the list are shown.
    func makeList(currentUserId: UserId?, size: CGSize, isForRows: Bool = false) -> ChatMessageListVC {
        let list = Components.default.messageListVC.init()
        // A custom list may use the floating views in any way.
        list.hasFloatingViews = !isForRows || type(of: list) != ChatMessageListVC.self
        let user = currentUserId.map { CurrentChatUser(user: ChatUser(id: $0)) }
        list.client = ChatClient(currentUser: user)
        list.dataSource = self
        list.delegate = self
        list.view.frame = CGRect(origin: .zero, size: size)
        return list
    }
}

extension MessageListSource: ChatMessageListVCDataSource {
    var isLastPageLoaded: Bool { true }

    var messages: [ChatMessage] {
        get { newestFirst }
        set {}
    }

    func channel(for vc: ChatMessageListVC) -> ChatChannel? { channel }

    func numberOfMessages(in vc: ChatMessageListVC) -> Int { newestFirst.count }

    func chatMessageListVC(_ vc: ChatMessageListVC, messageAt indexPath: IndexPath) -> ChatMessage? {
        newestFirst.indices.contains(indexPath.item) ? newestFirst[indexPath.item] : nil
    }

    func chatMessageListVC(
        _ vc: ChatMessageListVC, messageLayoutOptionsAt indexPath: IndexPath
    ) -> ChatMessageLayoutOptions {
        var options = vc.components.messageLayoutOptionsResolver.optionsForMessage(
            at: indexPath, in: channel, with: collection, appearance: vc.appearance)
        // Inside a thread, there is no need for a note about it.
        if isThread { options.remove(.threadInfo) }
        return options
    }
}

extension MessageListSource: ChatMessageListVCDelegate {
    func chatMessageListVC(
        _ vc: ChatMessageListVC, headerViewForMessage message: ChatMessage, at indexPath: IndexPath
    ) -> ChatMessageDecorationView? {
        let showsDate = (showsDateSeparators ?? vc.isDateSeparatorEnabled) && vc.isFirstOfDay(message, at: indexPath)
        if isThread { return showsDate ? makeDate(of: message, in: vc) : nil }
        let showsUnread = message.id == firstUnreadMessageId && vc.components.isUnreadMessagesSeparatorEnabled
        guard showsDate || showsUnread else { return nil }
        let header = vc.components.messageHeaderDecorationView.init()
        header.content = ChatChannelMessageHeaderDecoratorViewContent(
            message: message, channel: channel, dateFormatter: vc.dateSeparatorFormatter,
            shouldShowDate: showsDate, shouldShowUnreadMessages: showsUnread)
        return header
    }

    private func makeDate(of message: ChatMessage, in vc: ChatMessageListVC) -> ChatMessageDecorationView {
        let view = vc.components.messageListDateSeparatorView.init()
        view.content = vc.dateSeparatorFormatter.format(message.createdAt)
        return view
    }

    func chatMessageListVC(
        _ vc: ChatMessageListVC, footerViewForMessage message: ChatMessage, at indexPath: IndexPath
    ) -> ChatMessageDecorationView? {
        guard isThread, vc.components.threadRepliesCounterEnabled, indexPath.item == newestFirst.count - 1,
            message.replyCount > 0
        else { return nil }
        let footer = vc.components.threadRepliesCounterDecorationView.init()
        footer.content = message
        return footer
    }

    func chatMessageListShouldShowJumpToUnread(_ vc: ChatMessageListVC) -> Bool { offersJumpToUnread }
}
