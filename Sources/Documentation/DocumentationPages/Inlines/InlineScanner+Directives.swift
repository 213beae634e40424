extension InlineScanner {
    /// Reads a directive of DocC: `@Name(argument: value, …)`.
    mutating func readDirective(_ findings: inout PageFindings) {
        var reader = DirectiveReader(bytes, at: index)
        let arguments = reader.read()
        index = reader.index
        let label: String
        switch reader.name {
        case "Image", "PageImage": label = "source"
        case "Video": label = "poster"
        default: return
        }
        for argument in arguments where argument.label == label {
            add(.name(argument.value), .directive, at: argument.start, &findings)
        }
    }
}

/// Reads the name and the arguments of a directive.
struct DirectiveReader {
    struct Argument {
        var label: String
        var value: String
        var start: Int
    }

    private let bytes: [UInt8]

    /// Where reading has come to.
    private(set) var index: Int
    private(set) var name = ""

    /// - Parameter start: The place of the `@`.
    init(_ bytes: [UInt8], at start: Int) {
        self.bytes = bytes
        index = start + 1
    }

    /// Reads everything up to the closing parenthesis, or to where there can't be one.
    mutating func read() -> [Argument] {
        name = skipWord()
        skipWhitespace()
        guard index < bytes.count, bytes[index] == Byte.openParenthesis else { return [] }
        index += 1
        var arguments: [Argument] = []
        while index < bytes.count, bytes[index] != Byte.closeParenthesis {
            skipWhitespace()
            let start = index
            let label = skipWord()
            skipWhitespace()
            if !label.isEmpty, index < bytes.count, bytes[index] == Byte.colon {
                index += 1
                skipWhitespace()
                arguments.append(Argument(label: label, value: readValue(), start: start))
            } else if index < bytes.count, bytes[index] != Byte.closeParenthesis {
                index += 1
            }
        }
        return arguments
    }

    private mutating func skipWhitespace() {
        while index < bytes.count, bytes[index].isWhitespace { index += 1 }
    }

    private mutating func skipWord() -> String {
        let start = index
        while index < bytes.count, bytes[index].isLetter || bytes[index].isDigit { index += 1 }
        return bytes.string(start..<index)
    }

    private mutating func readValue() -> String {
        guard index < bytes.count, bytes[index] == Byte.doubleQuote else {
            let start = index
            while index < bytes.count, bytes[index] != UInt8(ascii: ","), bytes[index] != Byte.closeParenthesis {
                index += 1
            }
            return bytes.string(bytes.trimmed(start..<index))
        }
        index += 1
        let start = index
        while index < bytes.count, bytes[index] != Byte.doubleQuote {
            index += bytes[index] == Byte.backslash ? 2 : 1
        }
        let end = min(index, bytes.count)
        index = min(index + 1, bytes.count)
        // DocC leaves backslashes in the value.
        return bytes.string(start..<end)
    }
}
