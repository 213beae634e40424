internal import Foundation

/// Truncation of texts with composed emoji, of which Pango omits more than necessary.
extension Composer {
    /// Returns a text on one line with an ellipsis at its beginning or in its middle; `nil` if the text fits, or if
    /// Pango truncates it correctly.
    func shortened(_ text: SourceText, _ ellipsis: LineOptions.Ellipsis, availableWidth: CGFloat?) -> SetLine? {
        guard let availableWidth, ellipsis == .head || ellipsis == .middle, text.fonts.group != .text,
            text.string.unicodeScalars.contains("\u{200D}"), width(of: text.part(0..<text.length)) > availableWidth
        else { return nil }
        let ends = characterEnds(of: text)
        var (kept, tooMany) = (0, ends.count)
        while tooMany - kept > 1 {
            let middle = (kept + tooMany) / 2
            if width(of: part(of: text, ends, keeping: middle, ellipsis)) <= availableWidth {
                kept = middle
            } else {
                tooMany = middle
            }
        }
        let source = SourceText(part(of: text, ends, keeping: kept, ellipsis))
        guard var line = typesetter.engine(for: source.fonts).lines(of: source, LineOptions()).first else { return nil }
        line.range = 0..<text.length
        line.missing = line.missing.map { min($0, text.length) }
        return line
    }

    /// Returns the end of each character, in bytes.
    private func characterEnds(of text: SourceText) -> [Int] {
        var end = 0
        return text.string.map { character in
            end += character.utf8.count
            return end
        }
    }

    /// Returns the text with a number of its characters, and an ellipsis for the rest.
    private func part(
        of text: SourceText, _ ends: [Int], keeping count: Int, _ ellipsis: LineOptions.Ellipsis
    ) -> StyledText {
        let before = ellipsis == .head ? 0 : (count + 1) / 2
        let after = count - before
        let start = before > 0 ? ends[before - 1] : 0
        let end = after > 0 ? ends[ends.count - after - 1] : text.length
        var mark = text.attributes[text.attributeIndex(at: min(start, max(text.length - 1, 0)))]
        mark.effects = nil
        let runs = start > 0 ? text.part(0..<start).runs : []
        let rest = end < text.length ? text.part(end..<text.length).runs : []
        return StyledText(runs: runs + [.init(text: "…", attributes: mark)] + rest)
    }
}
