/// The comments of a YAML text that may have been meant as values: a `#` directly before a letter and after a space,
/// where a value would begin or continue. Intended comments have a space after the `#`.
struct YAMLComments {
    private let lines: YAMLLines

    /// The lines that have such a comment.
    private let candidates: Set<Int>

    init(_ lines: YAMLLines) {
        self.lines = lines
        candidates = Self.candidates(in: lines.text)
    }

    private static func candidates(in text: String) -> Set<Int> {
        var (numbers, line, isBehindBlank): (Set<Int>, Int, Bool) = ([], 1, false)
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "\n"): (line, isBehindBlank) = (line + 1, false)
            case UInt8(ascii: " "), UInt8(ascii: "\t"): isBehindBlank = true
            case UInt8(ascii: "#") where isBehindBlank:
                numbers.insert(line)
                isBehindBlank = false
            default: isBehindBlank = false
            }
        }
        return numbers
    }

    /// Returns the comment in place of an empty value.
    ///
    /// - Parameters:
    ///   - column: The column of the value, counted from 1.
    ///   - number: The line of the value, counted from 1.
    func comment(behind column: Int, ofLine number: Int) -> String? {
        guard candidates.contains(number), let line = lines.line(number) else { return nil }
        let rest = line.unicodeScalars.dropFirst(max(column - 1, 0)).drop { ":-".unicodeScalars.contains($0) }
        let value = rest.drop { $0 == " " || $0 == "\t" }
        guard value.startIndex > line.startIndex,
            line.unicodeScalars[line.unicodeScalars.index(before: value.startIndex)].properties.isWhitespace
        else { return nil }
        return Self.comment(Substring(value))
    }

    /// Returns the comment after an unquoted value, with the value as it was written.
    func written(_ value: String, at column: Int, ofLine number: Int) -> (text: String, comment: String)? {
        guard candidates.contains(number), let text = lines.rest(ofLine: number, from: column), text.hasPrefix(value)
        else { return nil }
        let rest = text.dropFirst(value.count)
        guard rest.first == " " || rest.first == "\t", let comment = Self.comment(rest.drop { $0 == " " || $0 == "\t" })
        else { return nil }
        return (text.trimmingSuffix(" \t"), comment)
    }

    /// Returns the place of a comment that hides the closing bracket of an open list or mapping.
    func commentInBrackets(before number: Int) -> YAMLOutline.Place? {
        // The parser reports the missing bracket on that line or one of the next three.
        for candidate in stride(from: number, to: max(number - 3, 0), by: -1) where candidates.contains(candidate) {
            guard let line = lines.line(candidate), let separator = line.firstRange(of: " #"),
                line[separator.upperBound...].contains(where: "}]".contains)
            else { continue }
            let before = line[..<separator.lowerBound]
            let continues = before.last { !$0.isWhitespace }.map { !"[{,:".contains($0) } ?? false
            let place = YAMLOutline.Place(line: candidate, column: before.unicodeScalars.count + 2)
            guard continues || Self.comment(line[separator.lowerBound...].dropFirst()) != nil,
                !YAMLOutline(lines, upTo: place).brackets.isEmpty
            else { continue }
            return place
        }
        return nil
    }

    private static func comment(_ text: Substring) -> String? {
        guard text.first == "#", let next = text.dropFirst().first, !next.isWhitespace, next != "#" else { return nil }
        return text.trimmingSuffix(" \t")
    }
}

extension StringProtocol {
    /// Removes the given characters from the end.
    func trimmingSuffix(_ characters: String) -> String {
        String(self[..<(lastIndex { !characters.contains($0) }.map(index(after:)) ?? startIndex)])
    }
}
