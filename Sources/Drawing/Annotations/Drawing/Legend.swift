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

    /// Returns the legend.
    ///
    /// - Parameters:
    ///   - origin: The top-left corner.
    ///   - width: The available width, in points.
    func mark(at origin: CGPoint, width: CGFloat) -> Mark {
        let numberWidth = entries.map(\.number.size.width).max() ?? 0
        let textWidth = max(width - 2 * Self.inset - numberWidth - Self.gap, 80)
        let texts = entries.map { pen.typeset($0.text, weight: .regular, width: textWidth) }
        let widest = texts.map { pen.size(of: $0).width }.max() ?? 0
        let total = numberWidth + Self.gap + widest + 2 * Self.inset
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
        let left = isMirrored ? origin.x + width - total : origin.x
        let rect = CGRect(
            x: pen.snapped(left), y: pen.snapped(origin.y), width: pen.roundedUp(total),
            height: pen.roundedUp(y - Self.gap + Self.inset))
        let frame = Frame(
            origin: "legend", rect: rect, corners: CornerRadii(8), fill: .color(pen.ground),
            border: Border(width: pen.thin, color: pen.ink.withAlpha(0.15)), children: children)
        return Mark(frames: [frame], areas: [rect])
    }
}
