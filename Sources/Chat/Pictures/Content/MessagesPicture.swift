internal import ChatLook
internal import ChatModels
internal import Client
import Foundation
internal import Frames
internal import Rendering

/// The laid-out messages of a conversation, in one or more pictures.
@MainActor
struct MessagesPicture {
    private let views: any FlavorViews
    private let conversation: Conversation
    /// The visible messages of the channel, oldest first.
    private let messages: [ChatMessage]
    /// In points.
    private let width: CGFloat
    /// The maximum height of a picture; `nil` for no limit.
    private let limit: HeightLimit?

    init(_ conversation: Conversation, views: any FlavorViews, width: CGFloat, limit: HeightLimit?) {
        self.conversation = conversation
        self.views = views
        messages = conversation.makeChannelController().messages.reversed()
        self.width = width
        self.limit = limit
    }

    private func rowPages(isAlone: Bool = false) -> RowPages<AnyRows> {
        RowPages(
            of: AnyRows(rows: views.rows(of: conversation, width: width, isAlone: isAlone)), name: "MessagesScreen",
            width: width)
    }

    // MARK: All messages

    /// All messages in one picture.
    func whole() throws -> Frame {
        let pages = rowPages()
        guard let limit else { return pages.page(of: messages.indices) }
        // Stops after the first page, so that a far too long list is rejected quickly.
        var iterator = pages.pages(maximumHeight: limit.height)
        guard let (page, range) = iterator.next() else { return pages.page(of: messages.indices) }
        guard range.count == messages.count else {
            // A page has at least one message, even if it doesn't fit.
            let fitting = page.rect.height > limit.height ? 0 : range.count
            throw PictureError.tooHigh(count: messages.count, fitting: fitting, isForPixels: limit.isForPixels)
        }
        return page
    }

    /// All messages, split into pages of at most `height` points.
    func pages(height: CGFloat?) -> MessagePages {
        MessagePages(rowPages().pages(maximumHeight: min(height ?? .infinity, limit?.height ?? .infinity)))
    }

    // MARK: Some messages

    /// The newest messages, as on a screen of `height` points: the rest is cut off at the top.
    func newest(height: CGFloat) -> Frame {
        let pages = rowPages()
        var count = 16
        while count < messages.count {
            let frame = pages.page(of: messages.count - count..<messages.count)
            if frame.rect.height >= height { return frame.cutOff(above: height) }
            count *= 2
        }
        return pages.page(of: messages.indices, minimumHeight: height).cutOff(above: height)
    }

    /// A single message, as it looks among the others.
    ///
    /// - Parameter reference: Its identifier, or its number in the conversation counted from 1; `nil` for the only one.
    func message(_ reference: String?) throws -> Frame {
        let index = try index(of: reference)
        let frame = rowPages(isAlone: true).page(of: index..<index + 1)
        guard var row = frame.children.first else { return frame }
        row.rect.origin = .zero
        return Frame(origin: "MessageScreen", rect: row.rect, fill: frame.fill, children: [row])
    }

    private func index(of reference: String?) throws(PictureError) -> Int {
        guard let reference else {
            guard !messages.isEmpty else { throw .noMessages }
            guard messages.count != 1 else { return 0 }
            throw .messageMissing(count: conversation.messages.count)
        }
        let message = try conversation.message(reference)
        guard let index = messages.firstIndex(where: { $0.id == message.id }) else {
            throw .messageNotInChannel(reference)
        }
        return index
    }
}

extension Frame {
    /// Returns the bottom `height` points of a list, without the rows above.
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
