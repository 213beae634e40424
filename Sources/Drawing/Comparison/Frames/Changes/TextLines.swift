import Foundation
import Frames

/// The lines of a text that is laid out, found by the baselines of its glyphs.
struct TextLines {
    /// From top to bottom: the baseline, in points, and the number of glyphs.
    private(set) var lines: [(baseline: CGFloat, glyphs: Int)] = []

    init(_ text: TextContent) {
        for run in text.runs where !run.glyphs.isEmpty {
            // A raised glyph does not begin a line; a line is higher than half its letters.
            if let last = lines.last, abs(last.baseline - run.origin.y) < run.size / 2 {
                lines[lines.count - 1].glyphs += run.glyphs.count
            } else {
                lines.append((run.origin.y, run.glyphs.count))
            }
        }
    }

    var counts: [Int] { lines.map(\.glyphs) }
    var glyphs: Int { lines.reduce(0) { $0 + $1.glyphs } }

    /// The characters of each line; `nil` where glyphs and characters don't go together one by one.
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
