import Foundation
import Frames
import Rendering
import Typesetting
import UIKitValues

/// A key: what is written on it, and its color.
struct KeyCap {
    /// What is on a key.
    enum Face {
        /// A text in a size in points.
        case text(String, size: CGFloat)
        /// A system symbol in a size in points.
        case symbol(String, size: CGFloat)
        /// Nothing.
        case blank
    }

    /// The color of a key.
    enum Kind {
        /// A letter, or the space bar.
        case letter
        /// A key that enters nothing, in a darker gray.
        case special
        /// A symbol on the keyboard's ground.
        case bare
    }

    var face: Face
    var kind: Kind

    /// The name of the key in trees.
    var name: String

    static func letter(_ text: String, size: CGFloat = 23) -> KeyCap {
        KeyCap(face: .text(text, size: size), kind: .letter, name: text)
    }

    static func special(_ text: String) -> KeyCap {
        KeyCap(face: .text(text, size: 16), kind: .special, name: text)
    }

    /// Draws the key in a rectangle of the keyboard.
    func frame(in rect: CGRect, _ colors: KeyboardColors) -> Frame {
        var frame = Frame(
            origin: Frame.Origin(type: "UIKBKeyView", identifier: name), rect: rect,
            children: [label(in: rect.size, colors)].compactMap { $0 })
        guard let fill = colors.fill(kind) else { return frame }
        frame.fill = .color(fill)
        frame.corners = CornerRadii(5)
        frame.shadow = Shadow(color: colors.shadow, radius: 0, offset: CGSize(width: 0, height: 1))
        return frame
    }

    private func label(in size: CGSize, _ colors: KeyboardColors) -> Frame? {
        let room = CGRect(origin: .zero, size: size)
        switch face {
        case .blank: return nil
        case .text(let text, let points): return Self.text(text, size: points, in: room, colors.text)
        case .symbol(let name, let points):
            let configuration = UIImage.SymbolConfiguration(pointSize: points, weight: .regular)
            guard let image = UIImage(systemName: name, withConfiguration: configuration) else { return nil }
            let rect = room.centered(image.size)
            return Frame(
                origin: "UIImageView", rect: rect,
                content: .image(
                    ImageContent(
                        reference: image.reference, destination: CGRect(origin: .zero, size: rect.size),
                        tint: kind == .bare ? colors.icon : colors.text)))
        }
    }

    /// A line of text in the middle of a rectangle, smaller if it is too wide.
    static func text(
        _ text: String, size: CGFloat, weight: UIFont.Weight = .regular, in room: CGRect, _ color: RGBA
    ) -> Frame {
        var paragraph = setting(text, size, weight, color)
        let limit = room.width - 4
        if paragraph.size.width > limit, limit > 0 {
            paragraph = setting(text, size * limit / paragraph.size.width, weight, color)
        }
        let rect = room.centered(paragraph.size)
        return Frame(origin: "UILabel", rect: rect, content: .text(paragraph.content(in: rect.width)))
    }

    private static func setting(_ text: String, _ size: CGFloat, _ weight: UIFont.Weight, _ color: RGBA) -> Paragraph {
        let font = UIFont.systemFont(ofSize: size, weight: weight)
        return Typesetter.current.layOut(
            StyledText(text, TextAttributes(font: font.fontDescription, color: color)),
            style: ParagraphStyle(maximumLines: 1))
    }
}

extension CGRect {
    /// Returns a rectangle of a size in the middle of this one, on whole pixels.
    fileprivate func centered(_ size: CGSize) -> CGRect {
        CGRect(
            x: RenderScale.roundDown(midX - size.width / 2), y: RenderScale.roundDown(midY - size.height / 2),
            width: size.width, height: size.height)
    }
}
