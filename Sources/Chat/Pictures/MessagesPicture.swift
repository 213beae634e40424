internal import ChatModels
internal import ChatUI
import Foundation
internal import Frames

/// A conversation's messages, laid out as the pictures that are asked for.
@MainActor
struct MessagesPicture {
    private let screen: MessagesScreen
    /// In points.
    private let width: CGFloat
    /// The most that one picture can be high, in points; `nil` for no limit.
    private let maximumHeight: CGFloat?

    init(_ conversation: Conversation, width: CGFloat, maximumHeight: CGFloat?) {
        let controller = conversation.makeChannelController()
        screen = MessagesScreen(
            channel: conversation.channel, messages: controller.messages.reversed(),
            currentUserId: conversation.currentUser?.id, firstUnreadMessageId: controller.firstUnreadMessageId)
        self.width = width
        self.maximumHeight = maximumHeight
    }

    // MARK: All messages

    /// All messages in one picture.
    func whole() throws -> Frame {
        guard let maximumHeight else { return screen.makeFrame(proposing: ProposedSize(width: width)) }
        var whole: Frame?
        // Ends after the first page, so that a list that is far too long takes no longer to refuse.
        try screen.forEachPage(width: width, maximumHeight: maximumHeight) { page, range in
            guard range.count == screen.messages.count else {
                throw PictureError.tooHigh(count: screen.messages.count, fitting: range.count)
            }
            whole = page
        }
        return whole ?? screen.makeFrame(proposing: ProposedSize(width: width))
    }

    /// All messages, split between messages into pages of at most `height` points.
    func pages(height: CGFloat?) -> MessagePages {
        screen.makePages(width: width, maximumHeight: min(height ?? .infinity, maximumHeight ?? .infinity))
    }

    // MARK: Some messages

    /// The newest messages, as on a screen of `height` points: what doesn't fit is cut off at the top.
    func newest(height: CGFloat) -> Frame {
        var count = 16
        while count < screen.messages.count {
            let range = screen.messages.count - count..<screen.messages.count
            let frame = screen.makeFrame(of: range, width: width)
            if frame.rect.height >= height { return frame.cutOff(above: height) }
            count *= 2
        }
        return screen.makeFrame(proposing: ProposedSize(width: width, height: height)).cutOff(above: height)
    }

    /// A single message, as it looks among the others.
    ///
    /// - Parameters:
    ///   - reference: Its identifier, or its number in `conversation` counted from 1; `nil` for the only one.
    func message(_ reference: String?, in conversation: Conversation) throws -> Frame {
        let index = try index(of: reference, in: conversation)
        screen.showsDateSeparators = false
        screen.firstUnreadMessageId = nil
        let frame = screen.makeFrame(of: index..<index + 1, width: width)
        guard var row = frame.children.first else { return frame }
        row.rect.origin = .zero
        return Frame(name: "MessageScreen", rect: row.rect, fill: frame.fill, children: [row])
    }

    private func index(of reference: String?, in conversation: Conversation) throws(PictureError) -> Int {
        guard let reference else {
            guard !screen.messages.isEmpty else { throw .noMessages }
            guard screen.messages.count != 1 else { return 0 }
            throw .messageMissing(count: conversation.messages.count)
        }
        let message = try conversation.message(reference)
        guard let index = screen.messages.firstIndex(where: { $0.id == message.id }) else {
            throw .messageNotInChannel(reference)
        }
        return index
    }
}

extension Frame {
    /// Returns the lowest `height` points of a list, without the rows that are above them.
    fileprivate func cutOff(above height: CGFloat) -> Frame {
        var copy = self
        let hidden = rect.height - height
        copy.rect = CGRect(x: 0, y: 0, width: rect.width, height: height)
        copy.clipsToBounds = true
        copy.children = children.filter { $0.rect.maxY > hidden }.map { child in
            var moved = child
            moved.rect.origin.y -= hidden
            return moved
        }
        return copy.alignedToPixels(scale: RenderSettings.current.scale)
    }
}
