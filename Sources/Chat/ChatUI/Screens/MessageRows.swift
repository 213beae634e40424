import ChatModels
import Frames
import HeadlessUIKit

/// Makes the frames of a conversation's rows, through the message list that the components name.
final class MessageRows {
    private let screen: MessagesScreen
    private let width: CGFloat
    private let list: ChatMessageListVC
    private let newestFirst: ReversedCollection<[ChatMessage]>
    private let collection: AnyRandomAccessCollection<ChatMessage>
    private let resolver: ChatMessageLayoutOptionsResolver
    private let appearance: Appearance

    /// What the rows lie on.
    let background: Paint?

    init(screen: MessagesScreen, width: CGFloat) {
        self.screen = screen
        self.width = width
        newestFirst = screen.messages.reversed()
        collection = AnyRandomAccessCollection(newestFirst)
        list = Components.default.messageListVC.init()
        resolver = list.components.messageLayoutOptionsResolver
        appearance = list.appearance
        let user = screen.currentUserId.map { CurrentChatUser(user: ChatUser(id: $0)) }
        list.client = ChatClient(currentUser: user)
        list.view.frame = CGRect(x: 0, y: 0, width: width, height: 0)
        background = list.view.paintedFrame().fill
        list.dataSource = self
        list.delegate = self
    }

    /// The frame of the message at `index`, counted from the oldest one, with its decorations.
    func row(at index: Int) -> Frame {
        let indexPath = IndexPath(item: screen.messages.count - 1 - index, section: 0)
        let listView = list.listView
        let cell = list.tableView(listView, cellForRowAt: indexPath)
        if cell.superview == nil { listView.addSubview(cell) }
        list.tableView(listView, willDisplay: cell, forRowAt: indexPath)
        _ = cell.layOutRow(width: width)
        var frame = cell.paintedFrame()
        frame.rect.origin = .zero
        listView.recycle(cell)
        return frame
    }
}

extension MessageRows: ChatMessageListVCDataSource {
    var isLastPageLoaded: Bool { true }

    var messages: [ChatMessage] {
        get { Array(newestFirst) }
        set {}
    }

    func channel(for vc: ChatMessageListVC) -> ChatChannel? { screen.channel }

    func numberOfMessages(in vc: ChatMessageListVC) -> Int { newestFirst.count }

    func chatMessageListVC(_ vc: ChatMessageListVC, messageAt indexPath: IndexPath) -> ChatMessage? {
        let index = screen.messages.count - 1 - indexPath.item
        return screen.messages.indices.contains(index) ? screen.messages[index] : nil
    }

    func chatMessageListVC(
        _ vc: ChatMessageListVC, messageLayoutOptionsAt indexPath: IndexPath
    ) -> ChatMessageLayoutOptions {
        resolver.optionsForMessage(at: indexPath, in: screen.channel, with: collection, appearance: appearance)
    }
}

extension MessageRows: ChatMessageListVCDelegate {
    func chatMessageListVC(
        _ vc: ChatMessageListVC, headerViewForMessage message: ChatMessage, at indexPath: IndexPath
    ) -> ChatMessageDecorationView? {
        let wantsDates = screen.showsDateSeparators ?? vc.isDateSeparatorEnabled
        let showsDate = wantsDates && vc.isFirstOfDay(message, at: indexPath)
        let showsUnread =
            message.id == screen.firstUnreadMessageId && vc.components.isUnreadMessagesSeparatorEnabled
        guard showsDate || showsUnread else { return nil }
        let header = vc.components.messageHeaderDecorationView.init()
        header.content = ChatChannelMessageHeaderDecoratorViewContent(
            message: message, channel: screen.channel, dateFormatter: vc.dateSeparatorFormatter,
            shouldShowDate: showsDate, shouldShowUnreadMessages: showsUnread)
        return header
    }
}
