/// Reads an HTML or JSX tag, from `<` to `>`.
struct TagReader {
    /// The ranges of an attribute's name and value in the text.
    struct Attribute {
        var name: Range<Int>
        /// The value without quotation marks. An expression includes its braces.
        var value: Range<Int>
        var isExpression: Bool
    }

    private let bytes: [UInt8]
    private let end: Int

    /// The current position: after the tag, or where it turned out not to be one.
    private(set) var index: Int
    private(set) var name: Range<Int>
    private(set) var attributes: [Attribute] = []
    private(set) var hasExpression = false

    /// The maximum number of unclosed tags that extend to the end of a text. Each may be as long as the text, so
    /// reading stops at this number to bound the time.
    static let maximumUnclosed = 16

    init(_ bytes: [UInt8], at start: Int, end: Int) {
        self.bytes = bytes
        self.end = end
        index = start
        name = start..<start
    }

    /// Reads the tag.
    ///
    /// - Parameter allowsExpressions: Whether values and attributes may be expressions in braces.
    /// - Returns: Whether there is a tag. If not, no other tag can begin before `index`.
    mutating func read(allowsExpressions: Bool) -> Bool {
        index += 1
        let isClosing = peek == ASCII.slash
        if isClosing { index += 1 }
        guard peek?.isLetter == true else { return false }
        name = skip { $0.isLetter || $0.isDigit || $0 == ASCII.hyphen || $0 == UInt8(ascii: ".") }
        while true {
            let blanks = skip(\.isWhitespace)
            guard let byte = peek else { return false }
            if byte == ASCII.greater {
                index += 1
                return true
            }
            if byte == ASCII.slash, !isClosing {
                index += 1
                guard peek == ASCII.greater else { return false }
                index += 1
                return true
            }
            guard !blanks.isEmpty, !isClosing, readAttribute(allowsExpressions) else { return false }
        }
    }

    private var peek: UInt8? { index < end ? bytes[index] : nil }

    private mutating func skip(_ condition: (UInt8) -> Bool) -> Range<Int> {
        let start = index
        while index < end, condition(bytes[index]) { index += 1 }
        return start..<index
    }

    private mutating func readAttribute(_ allowsExpressions: Bool) -> Bool {
        if allowsExpressions, peek == ASCII.openBrace { return skipExpression() }
        guard let first = peek, first.isLetter || first == UInt8(ascii: "_") || first == ASCII.colon else {
            return false
        }
        let name = skip { $0.isLetter || $0.isDigit || "_.:-".utf8.contains($0) }
        let behindName = index
        _ = skip(\.isWhitespace)
        guard peek == ASCII.equals else {
            // The whitespace belongs to what follows.
            index = behindName
            return true
        }
        index += 1
        _ = skip(\.isWhitespace)
        guard let quote = peek else { return false }
        if quote == ASCII.doubleQuote || quote == ASCII.singleQuote {
            index += 1
            let value = skip { $0 != quote }
            guard peek == quote else { return false }
            index += 1
            attributes.append(Attribute(name: name, value: value, isExpression: false))
            return true
        }
        if quote == ASCII.openBrace, allowsExpressions {
            let start = index
            guard skipExpression() else { return false }
            attributes.append(Attribute(name: name, value: start..<index, isExpression: true))
            return true
        }
        let value = skip { !$0.isWhitespace && !"\"'=<>`".utf8.contains($0) }
        attributes.append(Attribute(name: name, value: value, isExpression: false))
        return !value.isEmpty
    }

    /// Skips an expression in braces. Braces in its string literals don't count.
    private mutating func skipExpression() -> Bool {
        var depth = 0
        var quote: UInt8?
        while let byte = peek {
            index += 1
            if let open = quote {
                if byte == ASCII.backslash { index += 1 }
                if byte == open { quote = nil }
            } else if byte == ASCII.openBrace {
                depth += 1
            } else if byte == ASCII.closeBrace {
                depth -= 1
                if depth == 0 {
                    hasExpression = true
                    return true
                }
            } else if byte == ASCII.doubleQuote || byte == ASCII.singleQuote || byte == ASCII.backtick {
                quote = byte
            }
        }
        return false
    }
}
