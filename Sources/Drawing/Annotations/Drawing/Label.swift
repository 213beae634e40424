internal import Foundation
internal import Frames
import Typesetting

/// A text on a ground of its own, not yet placed.
struct Label {
    /// The kinds of texts.
    enum Kind {
        /// A text in a thin frame.
        case note
        /// A number of points.
        case figure
    }

    private let pen: Pen
    private let kind: Kind
    private let paragraph: Paragraph

    /// In points.
    let size: CGSize

    init(_ text: String, _ kind: Kind, _ pen: Pen) {
        self.pen = pen
        self.kind = kind
        paragraph =
            switch kind {
            case .note: pen.typeset(text)
            case .figure: pen.typeset(text, size: pen.fontSize * 0.85, color: pen.color, width: .infinity)
            }
        let (text, room) = (pen.size(of: paragraph), Self.room(kind))
        size = CGSize(width: text.width + 2 * room.width, height: text.height + 2 * room.height)
    }

    /// Around the text, in points.
    private static func room(_ kind: Kind) -> CGSize {
        switch kind {
        case .note: CGSize(width: 8, height: 5)
        case .figure: CGSize(width: 4, height: 1)
        }
    }

    func frame(at origin: CGPoint) -> Frame {
        let room = Self.room(kind)
        var frame = Frame(
            origin: "label",
            rect: CGRect(x: pen.snapped(origin.x), y: pen.snapped(origin.y), width: size.width, height: size.height),
            corners: CornerRadii(kind == .note ? 6 : 4), fill: .color(pen.ground.withAlpha(kind == .note ? 1 : 0.92)),
            children: [pen.frame(of: paragraph, at: CGPoint(x: room.width, y: room.height))])
        if kind == .note { frame.border = Border(width: pen.thin, color: pen.color.withAlpha(0.55)) }
        return frame
    }
}
