import ChatModels
import ChatUI
import Foundation
import Frames
import Rendering

/// The configured message list, with all messages of a conversation.
@MainActor
struct MessageListScene {
    private let screen: MessageListScreen

    init(_ conversation: Conversation) {
        var screen = MessageListScreen(
            channel: conversation.channel, messages: conversation.makeChannelController().messages.reversed(),
            currentUserId: conversation.currentUser?.id)
        // The pages' lists aren't inside a channel's controller, which adds the dates.
        screen.showsDateSeparators = false
        self.screen = screen
    }

    /// Lays out the list at the height of its messages.
    func makeFrame(width: CGFloat) -> Frame {
        let height = screen.withList(size: CGSize(width: width, height: Self.enoughForAll)) {
            $0.listView.contentSize.height + $0.listView.contentInset.bottom
        }
        return screen.makeFrame(proposing: ProposedSize(width: width, height: height))
    }

    /// Lays out only the newest message, without the list's background.
    func makeMessageFrame(width: CGFloat) -> Frame {
        screen.withList(size: CGSize(width: width, height: Self.enoughForAll)) { list in
            guard let cell = list.listView.visibleCells.first as? ChatMessageCell, let view = cell.messageContentView
            else { return Frame(rect: .zero) }
            var frame = view.paintedFrame()
            frame.rect.origin = .zero
            return frame
        }
    }

    /// Higher than the messages of any picture, in points.
    private static let enoughForAll: CGFloat = 10_000
}
