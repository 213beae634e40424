/// A value of a YAML text as its author may have meant it: to the end of the line, or of its brackets.
struct WrittenValue {
    /// The key; `nil` for an element of a list.
    let key: String?

    /// The characters as they are written in the file.
    let text: String
    let place: YAMLOutline.Place

    /// - Parameter words: The known keys. If the token's key is among them, no other word after a comma counts as a
    ///   key.
    /// - Returns: `nil` if there is no value, or if its line is very long.
    init?(_ token: YAMLOutline.Token, in lines: YAMLLines, words: Set<String>) {
        guard let rest = lines.rest(ofLine: token.place.line, from: token.place.column) else { return nil }
        place = token.place
        key = token.key
        let isKnown = token.key.map(words.contains) ?? false
        func isKey(_ word: Substring) -> Bool {
            isKnown ? words.contains(String(word)) : word.wholeMatch(of: /[a-z][a-z-]*/) != nil
        }
        guard let innermost = token.brackets.last else {
            text = rest[..<(rest.firstRange(of: " # ")?.lowerBound ?? rest.endIndex)].trimmingSuffix(" \t\r")
            return
        }
        let next =
            innermost == "["
            ? rest.firstIndex(of: ",")
            : rest.matches(of: /,\s*([\w-]+):\s/).first { isKey($0.1) }?.range.lowerBound
        text =
            next.map { rest[..<$0].trimmingSuffix(" \t\r") } ?? Self.withoutClosing(rest, of: token.brackets.reversed())
    }

    /// Returns the text before the brackets that are closed at its end.
    ///
    /// - Parameter open: The open brackets, innermost first. Not all need to be closed on the line.
    private static func withoutClosing(_ text: Substring, of open: [Unicode.Scalar]) -> String {
        let text = text.trimmingSuffix(" \t\r,")
        for count in stride(from: open.count, to: 0, by: -1) {
            var rest = text
            let isClosed = open[..<count].reversed().allSatisfy { bracket in
                guard rest.unicodeScalars.last == (bracket == "[" ? "]" : "}") else { return false }
                rest = rest.dropLast().trimmingSuffix(" \t\r,")
                return true
            }
            if isClosed { return rest }
        }
        return text
    }
}

extension WrittenValue {
    /// The key and the quoted value.
    var quoted: String { (key.map { "\($0): " } ?? "") + Self.quoted(meaning) }

    /// Returns a text in double quotes.
    static func quoted(_ text: String) -> String {
        "\"\(text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\""))\""
    }

    var hasTypographicQuotes: Bool { text.first.map("“”„".contains) ?? false }

    /// The text without the quotes that were meant as YAML quotes.
    private var meaning: String {
        guard let first = text.first else { return text }
        if hasTypographicQuotes { return text.dropFirst().trimmingSuffix("“”") }
        guard first == "\"" || first == "'", text.count > 1, !quotesAreText else { return text }
        let inner = text.dropFirst()
        return String(inner.last == first ? inner.dropLast() : inner).replacing("\\\"", with: "\"")
    }

    /// The problem of a value that begins with a quote.
    var quoteProblem: String {
        let first = text.prefix(1)
        if quotesAreText { return "a text that begins with \(first) needs quotes around all of it" }
        return first == "'"
            ? "an apostrophe ends a text in single quotes; use double quotes"
            : "a quote inside quotes needs a backslash"
    }

    /// Whether the first quote is closed within the text: true for `"a" b` and `"a", said "b"`, false for `'it's'` and
    /// `"say "hi""`.
    private var quotesAreText: Bool {
        guard let first = text.first else { return false }
        let inner = text.dropFirst()
        guard let second = inner.firstIndex(of: first), inner.index(after: second) < inner.endIndex else {
            return false
        }
        let (before, after) = (inner[..<second].last, inner[inner.index(after: second)])
        return before.map { !$0.isWhitespace } ?? true && !after.isLetter && !after.isNumber
    }
}
