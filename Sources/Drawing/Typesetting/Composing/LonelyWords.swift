internal import Foundation

/// Finds short words that are alone on the last line of a paragraph.
///
/// The line before gives its last word to them, as in Apple's push-out line breaking. How short a word must be isn't
/// documented. In screenshots of iOS 17 and 18, words of 0.19 and 0.38 times the width of the line before are joined
/// ("Message sent by other / user", "What are you doing for the / weekend?"); iOS 15 left one of 0.29 alone.
struct LonelyWords {
    /// The maximum width of a joined word, relative to the line before.
    private static let greatestShare: CGFloat = 0.5

    /// The minimum number of words on the line before: the one that moves, and one that stays ("Test / User 0").
    private static let minimumWords = 2

    let text: SourceText
    let lines: [SetLine]

    /// Returns, for each lonely word, the range from the last word of the line before to its end, in bytes.
    var pairs: [Pair] { lines.indices.dropFirst().compactMap(pair) }

    /// A lonely word and the word before it.
    struct Pair {
        /// The index of the line that the lonely word is on.
        var line: Int
        /// The range of both words, in bytes.
        var range: Range<Int>
        /// The range of the space between them and the character after it, in bytes.
        var joint: Range<Int>
    }

    private func pair(endingOn number: Int) -> Pair? {
        let (line, before) = (lines[number], lines[number - 1])
        let endsParagraph = number + 1 == lines.count || lines[number + 1].startsParagraph
        guard endsParagraph, !line.startsParagraph, line.width <= before.width * Self.greatestShare else { return nil }
        let (lonely, given) = (words(of: line), words(of: before))
        guard lonely.count == 1, given.count >= Self.minimumWords, endsInSpace(before) else { return nil }
        let start = line.range.lowerBound
        let firstCharacter = text.string[text.index(at: start)].utf8.count
        return Pair(
            line: number, range: byte(given[given.count - 1].startIndex)..<byte(lonely[0].endIndex),
            joint: start - 1..<start + firstCharacter)
    }

    private func words(of line: SetLine) -> [Substring] {
        text.string[text.index(at: line.range.lowerBound)..<text.index(at: line.range.upperBound)]
            .split { $0 == " " || $0.isNewline }
    }

    private func endsInSpace(_ line: SetLine) -> Bool {
        text.string.utf8[text.index(at: line.range.upperBound - 1)] == UInt8(ascii: " ")
    }

    private func byte(_ index: String.Index) -> Int {
        text.string.utf8.distance(from: text.string.startIndex, to: index)
    }
}
