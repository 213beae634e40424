import ChatModels
import ChatUI
import Frames
import HeadlessUIKit

/// The message list that the components name, fed with a conversation.
final class MessageListScene {
    private let list: ChatMessageListVC
    private let channel: ChatChannel
    /// From new to old.
    private let shownMessages: [ChatMessage]
    private let isThread: Bool

    convenience init(channelOf conversation: Conversation) {
        let controller = conversation.makeChannelController(config: Self.config)
        self.init(conversation, messages: controller.messages, isThread: false)
    }

    /// - Parameter conversation: One whose first message begins a thread.
    convenience init(threadOf conversation: Conversation) {
        let replies = conversation.threads.first?.latestReplies ?? []
        let messages = (conversation.messages.prefix(1) + replies).reversed()
        self.init(conversation, messages: Array(messages), isThread: true)
    }

    private init(_ conversation: Conversation, messages: [ChatMessage], isThread: Bool) {
        list = Components.default.messageListVC.init()
        channel = conversation.channel
        shownMessages = messages
        self.isThread = isThread
        list.client = conversation.makeClient(config: Self.config)
        list.dataSource = self
        list.delegate = self
    }

    /// Lays out the list with all messages.
    func makeFrame(width: CGFloat) -> Frame {
        layOut(width: width, height: Self.enoughForAll)
        layOut(width: width, height: list.listView.contentSize.height + list.listView.contentInset.bottom)
        return list.view.paintedFrame()
    }

    /// Lays out the newest messages, as they are while a finger holds the list.
    func makeDraggedFrame(size: CGSize) -> Frame {
        layOut(width: size.width, height: size.height)
        list.listView.beginDragging()
        list.view.layoutIfNeeded()
        var frame = list.view.paintedFrame()
        frame.clipsToBounds = true
        return frame
    }

    /// Lays out the newest message alone, without the background of the list.
    func makeMessageFrame(width: CGFloat) -> Frame {
        layOut(width: width, height: Self.enoughForAll)
        guard let cell = list.listView.visibleCells.first as? ChatMessageCell, let view = cell.messageContentView
        else { return Frame(rect: .zero) }
        var frame = view.paintedFrame()
        frame.rect.origin = .zero
        return frame
    }

    private func layOut(width: CGFloat, height: CGFloat) {
        list.view.frame = CGRect(x: 0, y: 0, width: width, height: height)
        list.view.setNeedsLayout()
        list.view.layoutIfNeeded()
    }

    /// As in the app of the pages' pictures: who deletes a message is the only one who goes on seeing that there was one.
    static let config = ChatClientConfig(deletedMessagesVisibility: .visibleForCurrentUser)

    /// More points than the messages of any picture are high.
    private static let enoughForAll: CGFloat = 10_000
}

extension MessageListScene: ChatMessageListVCDataSource {
    var isLastPageLoaded: Bool { true }

    var messages: [ChatMessage] {
        get { shownMessages }
        set {}
    }

    func channel(for vc: ChatMessageListVC) -> ChatChannel? { channel }

    func numberOfMessages(in vc: ChatMessageListVC) -> Int { shownMessages.count }

    func chatMessageListVC(_ vc: ChatMessageListVC, messageAt indexPath: IndexPath) -> ChatMessage? {
        shownMessages.indices.contains(indexPath.item) ? shownMessages[indexPath.item] : nil
    }

    func chatMessageListVC(
        _ vc: ChatMessageListVC, messageLayoutOptionsAt indexPath: IndexPath
    ) -> ChatMessageLayoutOptions {
        var options = vc.components.messageLayoutOptionsResolver.optionsForMessage(
            at: indexPath, in: channel, with: AnyRandomAccessCollection(shownMessages), appearance: vc.appearance)
        // In a thread, no message has to say that it is in one.
        if isThread { options.remove(.threadInfo) }
        return options
    }
}

extension MessageListScene: ChatMessageListVCDelegate {
    func chatMessageListVC(
        _ vc: ChatMessageListVC, headerViewForMessage message: ChatMessage, at indexPath: IndexPath
    ) -> ChatMessageDecorationView? {
        dateHeaderView(vc, headerViewForMessage: message, at: indexPath, components: vc.components)
    }

    func chatMessageListVC(
        _ vc: ChatMessageListVC, footerViewForMessage message: ChatMessage, at indexPath: IndexPath
    ) -> ChatMessageDecorationView? {
        guard isThread, vc.components.threadRepliesCounterEnabled, message.replyCount > 0,
            indexPath.item == shownMessages.count - 1
        else { return nil }
        let view = vc.components.threadRepliesCounterDecorationView.init()
        view.content = message
        return view
    }
}
