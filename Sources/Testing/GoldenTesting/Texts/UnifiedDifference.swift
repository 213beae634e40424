import Comparison

/// The lines in which two texts differ, in the style of `diff -u`. All markers have the same width: a minus sign, a
/// plus sign, and a figure space.
struct UnifiedDifference: CustomStringConvertible {
    /// The number of unchanged lines before and after a change.
    private static let context = 4

    /// The marker of a line in both texts.
    private static let kept: Character = "\u{2007}"

    private struct Line {
        var mark: Character
        var text: Substring
        /// The line number in each text, from 1; for a line that one text lacks, that of the line before.
        var old: Int
        var new: Int
    }

    private let lines: [Line]

    init(from old: String, to new: String) {
        let (oldLines, newLines) = (old.lines, new.lines)
        var lines: [Line] = []
        var (i, j) = (0, 0)
        for step in ListDifference(from: oldLines, to: newLines).steps {
            switch step {
            case .removed(let text):
                i += 1
                lines.append(Line(mark: "−", text: text, old: i, new: j))
            case .inserted(let text):
                j += 1
                lines.append(Line(mark: "+", text: text, old: i, new: j))
            case .kept(let text):
                i += 1
                j += 1
                lines.append(Line(mark: Self.kept, text: text, old: i, new: j))
            }
        }
        self.lines = lines
    }

    var description: String {
        hunks.map { hunk in ([header(hunk)] + hunk.map { "\($0.mark)\($0.text)" }).joined(separator: "\n") }
            .joined(separator: "\n")
    }

    /// Runs of lines around nearby changes.
    private var hunks: [ArraySlice<Line>] {
        var ranges: [Range<Int>] = []
        for index in lines.indices where lines[index].mark != Self.kept {
            let range = max(index - Self.context, 0)..<min(index + Self.context + 1, lines.count)
            if let last = ranges.last, last.upperBound >= range.lowerBound {
                ranges[ranges.count - 1] = last.lowerBound..<range.upperBound
            } else {
                ranges.append(range)
            }
        }
        return ranges.map { lines[$0] }
    }

    private func header(_ hunk: ArraySlice<Line>) -> String {
        func range(_ number: (Line) -> Int, without mark: Character) -> String {
            let own = hunk.filter { $0.mark != mark }
            return "\(own.first.map(number) ?? hunk.first.map(number) ?? 0),\(own.count)"
        }
        return "@@ −\(range({ $0.old }, without: "+")) +\(range({ $0.new }, without: "−")) @@"
    }
}

extension String {
    /// The lines. A carriage return before a line feed belongs to the line, although the two form one character.
    fileprivate var lines: [Substring] {
        utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map(Substring.init)
    }
}
