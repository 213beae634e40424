import ChatLook
import ChatModels
import Frames
import HeadlessSwiftUI
import Rendering

/// The rows of a ``MessageListView`` as frames, one at a time, for a picture of all messages.
@MainActor
package final class MessageListFrames<Factory: ViewFactory>: RowSource {
    private let list: MessageListView<Factory>
    private let rows: MessageListRows
    private let width: CGFloat
    private let isAlone: Bool

    package let background: Paint?

    /// - Parameters:
    ///   - viewModel: The view model with the messages.
    ///   - width: The width of the list, in points.
    ///   - isAlone: Whether dates and the unread banner are omitted.
    package init(of viewModel: ChatChannelViewModel, factory: Factory, width: CGFloat, isAlone: Bool) {
        guard let channel = viewModel.channel else { preconditionFailure("The messages are in a channel") }
        self.width = width
        self.isAlone = isAlone
        list = MessageListView(
            factory: factory, channel: channel, messages: viewModel.messages,
            messagesGroupingInfo: viewModel.messagesGroupingInfo, scrolledId: .constant(nil),
            showScrollToLatestButton: .constant(false), quotedMessage: .constant(nil), listId: viewModel.listId,
            firstUnreadMessageId: .constant(viewModel.firstUnreadMessageId), onMessageAppear: { _, _ in },
            onScrollToBottom: {}, onLongPress: { _ in })
        rows = list.rows
        background = .color(InjectedValues[\.colors].background.rgba)
    }

    package var count: Int { rows.count }
    package var topInset: CGFloat { 0 }

    package func row(at index: Int) -> Frame {
        let row = rows[rows.count - 1 - index]
        let view = MessageListRowView(
            list: list, row: row, top: isAlone ? MessageRowTop() : list.top(of: row), width: width)
        return ViewFrames(view).makeFrame(proposing: ProposedSize(width: width))
    }
}

/// A single row of a list.
private struct MessageListRowView<Factory: ViewFactory>: View {
    let list: MessageListView<Factory>
    let row: MessageListRow
    let top: MessageRowTop
    /// The width of the list, in points.
    let width: CGFloat

    var body: some View {
        list.uprightRow(row, top: top, width: width).frame(width: width)
    }
}
