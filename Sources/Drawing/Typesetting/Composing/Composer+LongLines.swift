internal import Foundation

/// Truncation of lines that are far longer than their room: Pango's takes a time that grows with the square of the text.
extension Composer {
    /// Up to so many bytes a text is truncated as it is.
    private static let longLine = 2048

    /// A text without what an ellipsis takes the place of in any case.
    struct CutText {
        let text: SourceText
        /// How many bytes stand before the cut.
        fileprivate let start: Int
        /// How many bytes are cut away.
        fileprivate let length: Int

        /// Returns a line of the text as one of the whole text.
        func restored(_ line: SetLine) -> SetLine {
            var line = line
            line.range = line.range.lowerBound..<line.range.upperBound + length
            line.missing = line.missing.map { $0 < start ? $0 : $0 + length }
            return line
        }
    }

    /// Returns a text that is to be truncated to one line without the part of it that has no room in any case.
    ///
    /// - Parameter room: In points; `nil` for no limit.
    func withoutHiddenPart(_ text: SourceText, _ ellipsis: LineOptions.Ellipsis, room: CGFloat?) -> CutText {
        let whole = CutText(text: text, start: 0, length: 0)
        guard let room, ellipsis != .none, text.length > Self.longLine else { return whole }
        var kept = Self.longLine / 2
        while kept < text.length / 2 {
            // The beginning says the direction of the line, too, and so it stays.
            let start = text.characterStart(at: kept)
            let end = ellipsis == .tail ? text.length : text.characterStart(at: text.length - kept)
            let (before, after) = (text.part(0..<start), text.part(end..<text.length))
            let isWide = width(of: before) > room && (ellipsis == .tail || width(of: after) > room)
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
    /// Returns where the character begins that a byte belongs to.
    fileprivate func characterStart(at byte: Int) -> Int {
        let index = string.rangeOfComposedCharacterSequence(at: index(at: byte)).lowerBound
        return string.utf8.distance(from: string.startIndex, to: index)
    }
}
