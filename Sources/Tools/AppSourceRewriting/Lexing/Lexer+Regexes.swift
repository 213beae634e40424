extension Lexer {
    /// The end of a regular expression between slashes that begins here; `nil` if the slash is an operator.
    func endOfBareRegex() -> Int? {
        guard mayBeginExpression else { return nil }
        let first = byte(1)
        guard first != UInt8(ascii: " "), first != UInt8(ascii: "\t"), !first.isNewline, first != 0 else { return nil }
        var index = position + 1
        var depth = 0
        var classes = 0
        while index < bytes.count, !bytes[index].isNewline {
            switch bytes[index] {
            case UInt8(ascii: "\\"): index += 1
            case UInt8(ascii: "["): classes += 1
            case UInt8(ascii: "]"): classes = max(0, classes - 1)
            // Parentheses in a class of characters, such as `[^)]`, are characters.
            case UInt8(ascii: "(") where classes > 0, UInt8(ascii: ")") where classes > 0: break
            case UInt8(ascii: "("): depth += 1
            case UInt8(ascii: ")"):
                // The parenthesis of `reduce(1, /)`.
                if depth == 0 { return nil }
                depth -= 1
            case UInt8(ascii: "/"):
                let last = bytes[index - 1]
                return index == position + 1 || last == UInt8(ascii: " ") || last == UInt8(ascii: "\t")
                    ? nil : index + 1
            default: break
            }
            index += 1
        }
        return nil
    }

    /// Whether an expression may begin here, so that a slash can't divide.
    private var mayBeginExpression: Bool {
        guard let last = tokens.last else { return true }
        let isSpaced = last.range.upperBound < position
        let text = bytes[last.range]
        switch last.kind {
        case .number, .regex, .stringText, .unknown: return false
        case .stringDelimiter: return false
        case .interpolation: return text.count > 1
        case .pound: return startsLine
        case .operator:
            let isPostfix = text.count == 1 && (text.first == UInt8(ascii: "?") || text.first == UInt8(ascii: "!"))
            return !isPostfix || isSpaced
        case .punctuation:
            switch text.first {
            case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): return startsLine
            case UInt8(ascii: "."): return false
            default: return true
            }
        case .identifier:
            return startsLine || Self.wordsBeforeExpressions.contains(String(decoding: text, as: UTF8.self))
        }
    }

    private static let wordsBeforeExpressions: Set = [
        "return", "in", "case", "where", "if", "else", "try", "await", "throw", "while", "guard", "switch", "do",
        "repeat",
        "yield", "default", "is", "as",
    ]

    /// The end of a regular expression such as `#/a/b/#`, on one line or, after a line break, on several.
    func endOfExtendedRegex(pounds: Int) -> Int? {
        var index = position + pounds + 1
        let isMultiline = isMultilineRegex(from: index)
        while index < bytes.count {
            let character = bytes[index]
            if character.isNewline, !isMultiline { return nil }
            if character == UInt8(ascii: "\\") {
                index += 2
                continue
            }
            let end = index + 1 + pounds
            if character == UInt8(ascii: "/"), end <= bytes.count,
                bytes[(index + 1)..<end].allSatisfy({ $0 == UInt8(ascii: "#") })
            {
                return end
            }
            index += 1
        }
        return nil
    }

    private func isMultilineRegex(from start: Int) -> Bool {
        var index = start
        while index < bytes.count, bytes[index] == UInt8(ascii: " ") || bytes[index] == UInt8(ascii: "\t") {
            index += 1
        }
        return index < bytes.count && bytes[index].isNewline
    }
}
