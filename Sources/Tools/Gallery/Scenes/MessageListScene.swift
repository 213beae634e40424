import ChatModels
import ChatUI
import Foundation
import Frames
import Rendering

/// The message list that the components name, with all messages of a conversation.
@MainActor
struct MessageListScene {
    private let screen: MessageListScreen

    init(_ conversation: Conversation) {
        var screen = MessageListScreen(
            channel: conversation.channel, messages: conversation.makeChannelController().messages.reversed(),
            currentUserId: conversation.currentUser?.id)
        // The pages' lists have no controller of a channel around them, which is what adds dates.
        screen.showsDateSeparators = false
        self.screen = screen
    }

    /// Lays out the list, as high as its messages.
    func makeFrame(width: CGFloat) -> Frame {
        let height = screen.withList(size: CGSize(width: width, height: Self.enoughForAll)) {
            $0.listView.contentSize.height + $0.listView.contentInset.bottom
        }
        return screen.makeFrame(proposing: ProposedSize(width: width, height: height))
    }

    /// Lays out the newest message alone, without the background of the list.
    func makeMessageFrame(width: CGFloat) -> Frame {
        screen.withList(size: CGSize(width: width, height: Self.enoughForAll)) { list in
            guard let cell = list.listView.visibleCells.first as? ChatMessageCell, let view = cell.messageContentView
            else { return Frame(rect: .zero) }
            var frame = view.paintedFrame()
            frame.rect.origin = .zero
            return frame
        }
    }

    /// More points than the messages of any picture are high.
    private static let enoughForAll: CGFloat = 10_000
}
