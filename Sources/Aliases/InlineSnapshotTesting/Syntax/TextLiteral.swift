/// A text as a multiline string literal.
enum TextLiteral {
    /// Returns the lines of the literal, without indentation. It is a raw literal if the text contains backslashes or
    /// quotation marks that would have a meaning.
    static func lines(of text: String) -> [String] {
        let marks = String(repeating: "#", count: marks(for: text))
        let lines = text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
        return ["\(marks)\"\"\""] + lines.map { escaped($0, marks) } + ["\"\"\"\(marks)"]
    }

    /// Returns the minimum number of `#` with which nothing in the text ends the literal or is an escape.
    private static func marks(for text: String) -> Int {
        let bytes = Array(text.utf8)
        var marks = 0
        for (index, byte) in bytes.enumerated() {
            let isBackslash = byte == UInt8(ascii: "\\")
            guard isBackslash || bytes[index...].starts(with: "\"\"\"".utf8) else { continue }
            let rest = bytes[(index + (isBackslash ? 1 : 3))...]
            marks = max(marks, rest.prefix { $0 == UInt8(ascii: "#") }.count + 1)
        }
        return marks
    }

    /// Escapes characters that are invalid in a literal, or invisible.
    private static func escaped(_ line: Substring.UnicodeScalarView, _ marks: String) -> String {
        line.reduce(into: "") { text, scalar in
            switch scalar {
            case "\r": text += "\\\(marks)r"
            case "\0": text += "\\\(marks)0"
            case "\t": text.unicodeScalars.append(scalar)
            case "\u{1}"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{2028}"..."\u{202E}", "\u{2066}"..."\u{2069}", "\u{FEFF}":
                text += "\\\(marks)u{\(String(scalar.value, radix: 16, uppercase: true))}"
            default: text.unicodeScalars.append(scalar)
            }
        }
    }
}
