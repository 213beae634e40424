/// Reads the destination of a link and the title behind it.
struct DestinationReader {
    private let bytes: [UInt8]

    /// Where reading has come to.
    private(set) var index: Int
    private var range = 0..<0

    init(_ bytes: [UInt8], at start: Int) {
        self.bytes = bytes
        index = start
    }

    /// The destination, without backslashes and entities.
    var text: String { String(decoding: bytes[range].withoutEscapes, as: UTF8.self).withoutEntities }

    /// Reads what stands in parentheses, up to and with the closing one.
    mutating func readInline() -> Bool {
        skipWhitespace()
        guard readDestination() else { return false }
        let end = index
        skipWhitespace()
        if index > end, readTitle() { skipWhitespace() }
        guard peek == Byte.closeParenthesis else { return false }
        index += 1
        return true
    }

    /// Reads what stands behind `[label]:`, up to the next line.
    mutating func readDefinition() -> Bool {
        skipWhitespace()
        guard readDestination(), !range.isEmpty || bytes[index - 1] == Byte.greater else { return false }
        let end = index
        skipWhitespace()
        if index > end, readTitle(), skipToNextLine() { return true }
        index = end
        return skipToNextLine()
    }

    private var peek: UInt8? { index < bytes.count ? bytes[index] : nil }

    private mutating func skipWhitespace() { while peek?.isWhitespace == true { index += 1 } }

    private mutating func skipToNextLine() -> Bool {
        while peek?.isBlank == true { index += 1 }
        guard let byte = peek else { return true }
        guard byte.isLineEnd else { return false }
        index += 1
        return true
    }

    private mutating func readDestination() -> Bool {
        guard peek == Byte.less else { return readPlainDestination() }
        let start = index + 1
        index += 1
        while let byte = peek, byte != Byte.greater {
            if byte == Byte.less || byte.isLineEnd { return false }
            index += byte == Byte.backslash ? 2 : 1
        }
        guard peek == Byte.greater else { return false }
        range = start..<index
        index += 1
        return true
    }

    private mutating func readPlainDestination() -> Bool {
        let start = index
        var depth = 0
        while let byte = peek, !byte.isWhitespace, byte >= 0x20 {
            if byte == Byte.openParenthesis {
                depth += 1
                // So few are nested in each other that nothing is looked at often.
                if depth > 8 { return false }
            } else if byte == Byte.closeParenthesis {
                if depth == 0 { break }
                depth -= 1
            }
            let isEscape = byte == Byte.backslash && index + 1 < bytes.count && bytes[index + 1].isPunctuation
            index += isEscape ? 2 : 1
        }
        range = start..<index
        return depth == 0
    }

    private mutating func readTitle() -> Bool {
        let closing: UInt8
        switch peek {
        case Byte.doubleQuote, Byte.singleQuote: closing = bytes[index]
        case Byte.openParenthesis: closing = Byte.closeParenthesis
        default: return false
        }
        index += 1
        while let byte = peek, byte != closing {
            if closing == Byte.closeParenthesis, byte == Byte.openParenthesis { return false }
            index += byte == Byte.backslash ? 2 : 1
        }
        guard peek == closing else { return false }
        index += 1
        return true
    }
}
