internal import Foundation
internal import Frames
import Typesetting

/// The texts for numbers, in a column below the picture.
struct Legend {
    /// A number and its text.
    struct Entry {
        let number: NumberMark
        let text: String
    }

    let entries: [Entry]
    let pen: Pen
    let isMirrored: Bool

    private static let inset: CGFloat = 12
    private static let gap: CGFloat = 8

    /// The width of a legend that is wider than a narrow picture, in points.
    private static let leastWidth: CGFloat = 240

    /// Returns the legend of a picture, with the picture's left and right edges.
    ///
    /// - Parameters:
    ///   - top: The top of the legend, in points.
    ///   - left: The left edge of the picture, in points.
    ///   - width: The width of the picture, in points.
    func mark(below top: CGFloat, from left: CGFloat, width: CGFloat) -> Mark {
        let (texts, needed) = typeset(in: max(width, Self.leastWidth))
        let total = max(needed, width)
        return mark(texts, CGPoint(x: isMirrored ? left + width - total : left, y: top), total)
    }

    /// Returns the legend of a device, as wide as its texts.
    ///
    /// - Parameters:
    ///   - top: The top of the legend, in points.
    ///   - middle: The middle of the screen, in points.
    ///   - width: The width of the picture, in points.
    func mark(below top: CGFloat, centeredAt middle: CGFloat, width: CGFloat) -> Mark {
        let (texts, needed) = typeset(in: max(width, Self.leastWidth))
        return mark(texts, CGPoint(x: middle - needed / 2, y: top), needed)
    }

    private var numberWidth: CGFloat { entries.map(\.number.size.width).max() ?? 0 }

    /// Returns the texts of a legend of a maximum width, and the width that they need.
    private func typeset(in width: CGFloat) -> ([Paragraph], CGFloat) {
        let room = max(width - 2 * Self.inset - numberWidth - Self.gap, 80)
        let texts = entries.map { pen.typeset($0.text, weight: .regular, width: room) }
        let widest = texts.map { pen.size(of: $0).width }.max() ?? 0
        return (texts, numberWidth + Self.gap + widest + 2 * Self.inset)
    }

    private func mark(_ texts: [Paragraph], _ origin: CGPoint, _ total: CGFloat) -> Mark {
        let numberWidth = numberWidth
        var children: [Frame] = []
        var y = Self.inset
        for (entry, text) in zip(entries, texts) {
            let (badge, size) = (entry.number.size, pen.size(of: text))
            let row = max(badge.height, size.height)
            let line = text.lines[0].rect.height
            // The number is beside the first line.
            let badgeY = y + max(0, (min(line, row) - badge.height) / 2)
            let textY = y + max(0, (badge.height - line) / 2)
            let numberX = Self.inset + (numberWidth - badge.width) / 2
            let textX = Self.inset + numberWidth + Self.gap
            children.append(
                entry.number.frame(at: CGPoint(x: isMirrored ? total - numberX - badge.width : numberX, y: badgeY)))
            children.append(
                pen.frame(of: text, at: CGPoint(x: isMirrored ? total - textX - size.width : textX, y: textY)))
            y += max(row, textY - y + size.height) + Self.gap
        }
        let rect = CGRect(
            x: pen.snapped(origin.x), y: pen.snapped(origin.y), width: pen.roundedUp(total),
            height: pen.roundedUp(y - Self.gap + Self.inset))
        let frame = Frame(
            origin: "legend", rect: rect, corners: CornerRadii(8), fill: .color(pen.ground),
            border: Border(width: pen.thin, color: pen.ink.withAlpha(0.15)), children: children)
        return Mark(frames: [frame], areas: [rect])
    }
}
