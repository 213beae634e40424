import ChatLook
import ChatModels
import Frames
import HeadlessUIKit

/// Creates the frames of a conversation's rows with the message list of the components.
@MainActor
final class MessageRows: RowSource {
    private let width: CGFloat
    private let source: MessageListSource
    private let list: ChatMessageListVC

    let background: Paint?

    var count: Int { source.newestFirst.count }
    var topInset: CGFloat { ChatMessageListView.oldestMessageInset }

    init(screen: MessagesScreen, width: CGFloat) {
        self.width = width
        source = MessageListSource(channel: screen.channel, messages: screen.messages)
        source.showsDateSeparators = screen.showsDateSeparators
        source.firstUnreadMessageId = screen.firstUnreadMessageId
        list = source.makeList(
            currentUserId: screen.currentUserId, size: CGSize(width: width, height: 0), isForRows: true)
        background = list.view.paintedFrame().fill
    }

    /// The frame of the message at `index`, from the oldest one, with its decorations.
    func row(at index: Int) -> Frame {
        let indexPath = IndexPath(item: source.newestFirst.count - 1 - index, section: 0)
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
