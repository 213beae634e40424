/// The comments of a YAML text that may have been meant as values: a sign # right before a letter, behind a blank, where
/// a value would stand. Comments that are meant begin with a blank.
final class YAMLComments {
    private let text: String

    /// The line that was asked for last, and where it begins: most are asked for in their order.
    private var known: (number: Int, start: String.Index)

    init(_ text: String) {
        self.text = text
        known = (1, text.startIndex)
    }

    /// The comment in the place of an empty value.
    ///
    /// - Parameters:
    ///   - column: The place of the value, counted from 1.
    ///   - number: The line of the value, counted from 1.
    func comment(behind column: Int, ofLine number: Int) -> String? {
        guard let line = line(number) else { return nil }
        let rest = line.unicodeScalars.dropFirst(max(column - 1, 0)).drop { ":-".unicodeScalars.contains($0) }
        let value = rest.drop { $0 == " " || $0 == "\t" }
        guard value.startIndex > line.startIndex,
            line.unicodeScalars[line.unicodeScalars.index(before: value.startIndex)].properties.isWhitespace
        else { return nil }
        return Self.comment(Substring(value))
    }

    /// The comment that holds a closing bracket which the lines up to one are in want of.
    func commentInBrackets(before number: Int) -> (text: String, line: Int)? {
        // The complaint is about the line on which the bracket is missed, which is one of the next.
        for candidate in stride(from: number, to: max(number - 3, 0), by: -1) {
            guard let line = line(candidate), let sign = line.firstRange(of: " #") else { continue }
            let before = line[..<sign.lowerBound]
            let opened = before.count { "{[".contains($0) }
            guard opened > before.count(where: { "}]".contains($0) }),
                let comment = Self.comment(line[sign.lowerBound...].dropFirst()), comment.contains(where: "}]".contains)
            else { continue }
            return (String(comment.prefix { !", }]".contains($0) }), candidate)
        }
        return nil
    }

    private static func comment(_ text: Substring) -> String? {
        guard text.first == "#", let next = text.dropFirst().first, !next.isWhitespace, next != "#" else { return nil }
        return String(text[...(text.lastIndex { !$0.isWhitespace } ?? text.startIndex)])
    }

    func line(_ number: Int) -> Substring? {
        if number < known.number { known = (1, text.startIndex) }
        while known.number < number {
            guard let end = text.utf8[known.start...].firstIndex(of: UInt8(ascii: "\n")) else { return nil }
            known = (known.number + 1, text.utf8.index(after: end))
        }
        return text[known.start...].prefix { !$0.isNewline }
    }
}
