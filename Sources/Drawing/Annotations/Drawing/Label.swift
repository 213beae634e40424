internal import Foundation
internal import Frames
import Typesetting

/// A text with a background, before it is placed.
struct Label {
    /// The kinds of texts.
    enum Kind {
        /// A text with a thin border.
        case note
        /// A number of points.
        case figure
    }

    private let pen: Pen
    private let kind: Kind
    private let paragraph: Paragraph

    /// The size, in points.
    let size: CGSize

    init(_ text: String, _ kind: Kind, _ pen: Pen) {
        self.pen = pen
        self.kind = kind
        paragraph =
            switch kind {
            case .note: pen.typeset(text)
            case .figure: pen.typeset(text, size: pen.fontSize * 0.85, color: pen.color, width: .infinity)
            }
        let (text, padding) = (pen.size(of: paragraph), Self.padding(kind))
        size = CGSize(width: text.width + 2 * padding.width, height: text.height + 2 * padding.height)
    }

    /// Returns the padding around the text, in points.
    private static func padding(_ kind: Kind) -> CGSize {
        switch kind {
        case .note: CGSize(width: 8, height: 5)
        case .figure: CGSize(width: 4, height: 1)
        }
    }

    func frame(at origin: CGPoint) -> Frame {
        let padding = Self.padding(kind)
        var frame = Frame(
            origin: "label",
            rect: CGRect(x: pen.snapped(origin.x), y: pen.snapped(origin.y), width: size.width, height: size.height),
            corners: CornerRadii(kind == .note ? 6 : 4), fill: .color(pen.ground.withAlpha(kind == .note ? 1 : 0.92)),
            children: [pen.frame(of: paragraph, at: CGPoint(x: padding.width, y: padding.height))])
        if kind == .note { frame.border = Border(width: pen.thin, color: pen.color.withAlpha(0.55)) }
        return frame
    }
}
