internal import Foundation

/// Truncation of lines that are far too long: Pango takes quadratic time for them.
extension Composer {
    /// The length up to which a text is truncated as a whole, in bytes.
    private static let longLine = 2048

    /// A text without a part that an ellipsis replaces in any case.
    struct CutText {
        let text: SourceText
        /// The offset of the cut, in bytes.
        fileprivate let start: Int
        /// The length of the cut, in bytes.
        fileprivate let length: Int

        /// Returns lines of the text as lines of the whole text.
        func restored(_ lines: [SetLine]) -> [SetLine] {
            guard length > 0 else { return lines }
            return lines.map { line in
                var line = line
                line.range = line.range.lowerBound..<line.range.upperBound + length
                line.missing = line.missing.map { $0 < start ? $0 : $0 + length }
                return line
            }
        }
    }

    /// Returns the text to truncate to one line, without a part that doesn't fit in any case.
    ///
    /// - Parameter availableWidth: The available width in points; `nil` for no limit.
    func withoutHiddenPart(_ text: SourceText, _ ellipsis: LineOptions.Ellipsis, availableWidth: CGFloat?) -> CutText {
        let whole = CutText(text: text, start: 0, length: 0)
        guard let availableWidth, ellipsis != .none, text.length > Self.longLine else { return whole }
        var kept = Self.longLine / 2
        while kept < text.length / 2 {
            // The beginning is kept because it determines the direction of the line.
            let start = text.characterStart(at: kept)
            let end = ellipsis == .tail ? text.length : text.characterStart(at: text.length - kept)
            let (before, after) = (text.part(0..<start), text.part(end..<text.length))
            let isWide = width(of: before) > availableWidth && (ellipsis == .tail || width(of: after) > availableWidth)
            if isWide, start < end {
                let kept = ellipsis == .tail ? before : before.followed(by: after)
                return CutText(text: SourceText(kept), start: start, length: end - start)
            }
            kept *= 2
        }
        return whole
    }
}

extension StyledText {
    fileprivate func followed(by other: StyledText) -> StyledText {
        guard let last = runs.last, let first = other.runs.first, last.attributes == first.attributes else {
            return StyledText(runs: runs + other.runs)
        }
        let joined = Run(text: last.text + first.text, attributes: last.attributes)
        return StyledText(runs: runs.dropLast() + [joined] + other.runs.dropFirst())
    }
}

extension SourceText {
    /// Returns the offset of the character that contains a byte.
    fileprivate func characterStart(at byte: Int) -> Int {
        let index = string.rangeOfComposedCharacterSequence(at: index(at: byte)).lowerBound
        return string.utf8.distance(from: string.startIndex, to: index)
    }
}
