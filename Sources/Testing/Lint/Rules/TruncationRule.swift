import Foundation
import Frames

/// Finds truncated text: shortened by an ellipsis, or clipped by a view that doesn't scroll.
struct TruncationRule {
    let layout: Layout

    /// The height and the width that may be clipped of a line's letters, in points: less than one sees.
    private static let slack: (height: CGFloat, width: CGFloat) = (1, 1.5)

    var flaws: [Flaw] {
        layout.frames.indices.compactMap { number in
            guard case .text(let text) = layout.frames[number].frame.content else { return nil }
            return ellipsis(number, text) ?? cut(number, text)
        }
    }

    private func ellipsis(_ number: Int, _ text: TextContent) -> Flaw? {
        let frame = layout.frames[number]
        guard text.isTruncated else { return nil }
        return Flaw(
            number: number, rect: frame.rect,
            message:
                "text cut short: \(text.string.quoted) has no room in \(frame.rect.width.figure) × \(frame.rect.height.figure) pt"
        )
    }

    private func cut(_ number: Int, _ text: TextContent) -> Flaw? {
        let frame = layout.frames[number]
        let window = frame.frame.clipsToBounds ? frame.window.common(with: frame.rect) : frame.window
        for line in text.inkLines {
            let ink = frame.place(line.ink)
            let seen = ink.common(with: window).size
            let isLow = seen.height < ink.height - Self.slack.height
            guard isLow || seen.width < ink.width - Self.slack.width else { continue }
            let part =
                isLow
                ? "\(seen.height.figure) of \(ink.height.figure) pt in height"
                : "\(seen.width.figure) of \(ink.width.figure) pt in width"
            return Flaw(
                number: number, rect: ink, message: "text cut off: of \(text.string.quoted) a line shows \(part)")
        }
        return nil
    }
}

extension String {
    /// The text on one line, truncated, in quotation marks.
    var quoted: String {
        let line = split(whereSeparator: \.isNewline).joined(separator: " ")
        return line.count > 32 ? "“\(line.prefix(30))…”" : "“\(line)”"
    }
}
