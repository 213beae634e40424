import ChatModels
import ChatUI
import Frames
import HeadlessUIKit
import Rendering

/// An exploded view of a message: its views are outlined, and lines connect them with their names.
struct Diagram: Sendable {
    /// An outlined part of the message, and the side of its name.
    struct Part: Sendable {
        enum Side: CaseIterable, Sendable { case left, right, top, bottom }

        /// The name on the page.
        var name: String
        /// The suffix of the frame's name, if it differs from the name on the page.
        var identifier: String
        var side: Side
        var color: RGBA
        /// The distance of the outline from the view, in points, to distinguish views of the same size.
        var distance: CGFloat = 0

        init(_ name: String, as identifier: String? = nil, _ side: Side, _ color: RGBA, distance: CGFloat = 0) {
            self.name = name
            self.identifier = identifier ?? name
            self.side = side
            self.color = color
            self.distance = distance
        }
    }

    /// A conversation whose last message is shown.
    var conversation: String

    /// The layout options of the message.
    var options: ChatMessageLayoutOptions

    /// From the outermost to the innermost.
    var parts: [Part]
}

@MainActor
extension Diagram {
    func makeFrame(of conversation: Conversation) -> Frame {
        let message = makeMessageFrame(of: conversation)
        let unplaced = parts.map { rectangle(of: $0, in: message) }
        let whole = rectangle(of: Part("mainContainer", .left, .clear), in: message)
        let content = unplaced.reduce(whole) { $0.union($1) }
        let room = room()
        let size = CGSize(
            width: (content.width + room.leading + room.trailing).rounded(),
            height: (content.height + room.top + room.bottom).rounded())
        let origin = CGPoint(
            x: (room.leading - content.minX).rounded(), y: (room.top - content.minY).rounded())

        let rects = unplaced.map { $0.offsetBy(dx: origin.x, dy: origin.y) }
        let labels = DiagramLabels(
            parts: parts, rects: rects, content: content.offsetBy(dx: origin.x, dy: origin.y), size: size)
        return Frame(
            origin: "Diagram", rect: CGRect(origin: .zero, size: size), fill: .color(.white),
            children: areas(rects) + [message.magnified(by: Self.magnification, at: origin)] + outlines(rects)
                + labels.makeFrames())
    }

    private func makeMessageFrame(of conversation: Conversation) -> Frame {
        let view = Components.default.messageContentView.init()
        view.setUpLayoutIfNeeded(options: options, attachmentViewInjectorType: nil)
        view.channel = conversation.channel
        view.currentUserId = conversation.currentUser?.id
        view.content = conversation.messages.last
        return view.makeFrame(proposing: ProposedSize(width: Self.messageWidth))
    }

    /// The outline of a part, when the message is magnified and at the origin.
    private func rectangle(of part: Part, in message: Frame) -> CGRect {
        guard let rect = message.rectangle(of: part.identifier) else { return .null }
        let factor = Self.magnification
        return CGRect(
            x: rect.minX * factor, y: rect.minY * factor, width: rect.width * factor, height: rect.height * factor
        ).insetBy(dx: -part.distance, dy: -part.distance)
    }

    /// The distances of the parts from the edges of the picture.
    private func room() -> NSDirectionalEdgeInsets {
        func room(_ side: Part.Side, _ needed: (Part) -> CGFloat) -> CGFloat {
            (parts.filter { $0.side == side }.map(needed).max() ?? 0) + Self.margin
        }
        return NSDirectionalEdgeInsets(
            top: room(.top, DiagramLabels.heightNeeded), leading: room(.left, DiagramLabels.widthNeeded),
            bottom: room(.bottom, DiagramLabels.heightNeeded), trailing: room(.right, DiagramLabels.widthNeeded))
    }

    // The areas are below the message and the outlines above it, so that its colors don't change.

    private func areas(_ rects: [CGRect]) -> [Frame] {
        zip(parts, rects).map { part, rect in
            Frame(
                origin: "Area#\(part.name)", rect: rect, corners: CornerRadii(Self.cornerRadius),
                fill: .color(part.color.withAlpha(0.06)))
        }
    }

    private func outlines(_ rects: [CGRect]) -> [Frame] {
        zip(parts, rects).map { part, rect in
            Frame(
                origin: "Outline#\(part.name)", rect: rect, corners: CornerRadii(Self.cornerRadius),
                border: Border(width: 1, color: part.color))
        }
    }

    // All in points.
    private static let margin: CGFloat = 32
    private static let cornerRadius: CGFloat = 3
    /// The width for laying out the message.
    private static let messageWidth: CGFloat = 560

    /// The scale of the message compared with a list.
    private static let magnification: CGFloat = 1.5
}

extension Frame {
    /// Returns a larger drawing of this frame, with its top-left corner at `origin`.
    fileprivate func magnified(by factor: CGFloat, at origin: CGPoint) -> Frame {
        var copy = self
        // Transforms are relative to the center.
        let (width, height) = (rect.width * factor, rect.height * factor)
        copy.rect.origin = CGPoint(
            x: origin.x + (width - rect.width) / 2, y: origin.y + (height - rect.height) / 2)
        copy.transform = Transform(a: factor, b: 0, c: 0, d: factor, tx: 0, ty: 0)
        return copy
    }

    /// The rectangle of the frame whose name ends in `identifier`, in the coordinates of this one.
    fileprivate func rectangle(of identifier: String) -> CGRect? {
        var found: CGRect?
        forEach { frame, rect in
            guard found == nil else { return }
            if frame.name == identifier || frame.name.hasSuffix("#\(identifier)") { found = rect }
        }
        return found
    }
}
