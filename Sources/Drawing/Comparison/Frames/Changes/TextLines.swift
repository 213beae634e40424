import Foundation
import Frames

/// The lines of a laid-out text, found by the baselines of its glyphs.
struct TextLines {
    /// The baseline in points and the number of glyphs of each line, from top to bottom.
    private(set) var lines: [(baseline: CGFloat, glyphs: Int)] = []

    init(_ text: TextContent) {
        for run in text.runs where !run.glyphs.isEmpty {
            // A raised glyph doesn't begin a line; a line is higher than half the font size.
            if let last = lines.last, abs(last.baseline - run.origin.y) < run.size / 2 {
                lines[lines.count - 1].glyphs += run.glyphs.count
            } else {
                lines.append((run.origin.y, run.glyphs.count))
            }
        }
    }

    var counts: [Int] { lines.map(\.glyphs) }
    var glyphs: Int { lines.reduce(0) { $0 + $1.glyphs } }

    /// Returns the characters of each line; `nil` if glyphs and characters don't correspond one to one.
    func strings(of text: String) -> [String]? {
        var rest = text[...]
        var strings: [String] = []
        for line in lines {
            rest = rest.drop(while: \.isWhitespace)
            guard rest.count >= line.glyphs else { return nil }
            let string = rest.prefix(line.glyphs)
            strings.append(string.trimmed)
            rest = rest.dropFirst(line.glyphs)
        }
        return rest.allSatisfy(\.isWhitespace) ? strings : nil
    }
}

extension Substring {
    fileprivate var trimmed: String {
        var part = self
        while part.last?.isWhitespace == true { part.removeLast() }
        return String(part)
    }
}
