internal import Foundation
internal import Frames
import Typesetting

/// A text with a background, before it is placed.
struct Label {
    /// The kinds of texts.
    enum Kind {
        /// A text beside the picture.
        case callout
        /// A text that may be on the picture.
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
            case .callout, .note: pen.typeset(text, weight: pen.leader == .arrow ? .semibold : .medium)
            case .figure:
                pen.typeset(text, size: pen.fontSize * 0.85, weight: .semibold, color: pen.color, width: .infinity)
            }
        let (text, padding) = (pen.size(of: paragraph), Self.padding(kind, pen))
        size = CGSize(width: text.width + 2 * padding.width, height: text.height + 2 * padding.height)
    }

    /// Returns the padding around the text, in points.
    private static func padding(_ kind: Kind, _ pen: Pen) -> CGSize {
        switch kind {
        case .callout: pen.fillsLabels ? CGSize(width: 8, height: 5) : CGSize(width: 6, height: 2)
        case .note: pen.fillsLabels ? CGSize(width: 8, height: 5) : CGSize(width: 5, height: 2)
        case .figure: CGSize(width: 4, height: 1)
        }
    }

    func frame(at origin: CGPoint) -> Frame {
        let padding = Self.padding(kind, pen)
        var frame = Frame(
            origin: "label",
            rect: CGRect(x: pen.snapped(origin.x), y: pen.snapped(origin.y), width: size.width, height: size.height),
            children: [pen.frame(of: paragraph, at: CGPoint(x: padding.width, y: padding.height))])
        switch kind {
        case .callout where !pen.fillsLabels: break
        case .callout, .note:
            frame.corners = CornerRadii(6)
            frame.fill = .color(pen.ground.withAlpha(pen.fillsLabels ? 1 : 0.92))
            if pen.leader == .arrow { frame.border = Border(width: pen.thin, color: pen.color.withAlpha(0.55)) }
        case .figure:
            frame.corners = CornerRadii(4)
            frame.fill = .color(pen.ground.withAlpha(0.92))
        }
        return frame
    }
}
