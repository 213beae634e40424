extension Lexer {
    /// Adds the tokens of a string: its quotes, its texts, and the code of its interpolations.
    ///
    /// - Parameter pounds: The number signs before the quotes.
    mutating func lexString(pounds: Int) {
        var start = position
        position += pounds
        let isMultiline = isAt("\"\"\"") && !isRawLine(pounds)
        position += isMultiline ? 3 : 1
        add(.stringDelimiter, from: start)
        start = position
        while position < bytes.count {
            if isEscape(pounds) {
                if byte(1 + pounds) == UInt8(ascii: "(") {
                    add(.stringText, from: start)
                    lexInterpolation(pounds: pounds)
                    start = position
                } else {
                    position += 1 + pounds
                    if position < bytes.count, isMultiline || !byte().isNewline { position += 1 }
                }
            } else if isClosing(pounds, isMultiline: isMultiline) {
                add(.stringText, from: start)
                start = position
                position += (isMultiline ? 3 : 1) + pounds
                return add(.stringDelimiter, from: start)
            } else if !isMultiline, byte().isNewline {
                // The string isn't closed, which the compiler reports.
                break
            } else {
                position += 1
            }
        }
        add(.stringText, from: start)
    }

    /// Whether three quotes begin a string of one line, as in `#"""#` and `#""" and more"#`.
    private func isRawLine(_ pounds: Int) -> Bool {
        guard pounds > 0 else { return false }
        var index = 1
        while position + index < bytes.count, !byte(index).isNewline {
            if byte(index) == UInt8(ascii: "\""), (1...pounds).allSatisfy({ byte(index + $0) == UInt8(ascii: "#") }) {
                return true
            }
            index += 1
        }
        return false
    }

    private func isEscape(_ pounds: Int) -> Bool {
        byte() == UInt8(ascii: "\\") && (0..<pounds).allSatisfy { byte(1 + $0) == UInt8(ascii: "#") }
    }

    private func isClosing(_ pounds: Int, isMultiline: Bool) -> Bool {
        let quotes = isMultiline ? 3 : 1
        return (0..<quotes).allSatisfy { byte($0) == UInt8(ascii: "\"") }
            && (0..<pounds).allSatisfy { byte(quotes + $0) == UInt8(ascii: "#") }
    }

    private mutating func lexInterpolation(pounds: Int) {
        var start = position
        position += 2 + pounds
        add(.interpolation, from: start)
        lex(untilClosingParenthesis: true)
        guard byte() == UInt8(ascii: ")") else { return }
        start = position
        position += 1
        add(.interpolation, from: start)
    }
}
