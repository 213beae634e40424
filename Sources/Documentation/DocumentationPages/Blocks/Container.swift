/// A quote or an item of a list: what the lines of a page can be nested in.
enum Container {
    case quote

    /// The columns that lines of the item are indented by, and whether it has nothing in it yet.
    case item(indent: Int, isEmpty: Bool)

    /// How deep quotes and lists may be nested. Signs of more are text.
    static let maximumDepth = 64
}

extension LineCursor {
    /// Goes over the signs of a container that the line is to continue.
    ///
    /// - Parameter isFree: Whether more than three blanks may stand before the signs, as below.
    /// - Returns: Whether the line does.
    mutating func `continue`(_ container: Container, isFree: Bool) -> Bool {
        let sign = firstSign
        switch container {
        case .quote: return enterQuote(sign, isFree: isFree)
        case .item(let indent, let isEmpty):
            guard sign.indent < indent else {
                skipBlanks(columns: indent)
                return true
            }
            // An item may have empty lines, but not begin with two.
            guard sign.offset == end, !isEmpty else { return false }
            skipBlanks()
            return true
        }
    }

    /// Goes over the sign of a quote and the blank behind it.
    mutating func enterQuote(_ sign: (offset: Int, indent: Int), isFree: Bool) -> Bool {
        guard sign.indent < 4 || isFree, peek(sign.offset - offset) == Byte.greater else { return false }
        skipBlanks(columns: sign.indent)
        skipSigns(1)
        skipBlanks(columns: 1)
        return true
    }

    /// Goes over the sign of a list's item.
    ///
    /// - Parameter interrupts: Whether the line before belongs to a paragraph: then the item has to have a text, and
    ///   its number has to be 1.
    /// - Returns: `nil` if there is none.
    mutating func enterItem(_ sign: (offset: Int, indent: Int), isFree: Bool, interrupts: Bool) -> Container? {
        let start = sign.offset - offset
        guard sign.indent < 4 || isFree, let length = markerLength(at: start, interrupts: interrupts) else {
            return nil
        }
        if let next = peek(start + length), !next.isBlank { return nil }
        var rest = self
        rest.skipBlanks(columns: sign.indent)
        rest.skipSigns(length)
        let (text, blanks) = rest.firstSign
        let isEmpty = text == end
        if isEmpty, interrupts { return nil }
        self = rest
        // Behind five blanks stands code in the item.
        let padding = isEmpty || blanks > 4 ? 1 : blanks
        skipBlanks(columns: padding)
        return .item(indent: sign.indent + length + padding, isEmpty: isEmpty)
    }

    private func markerLength(at start: Int, interrupts: Bool) -> Int? {
        guard let first = peek(start) else { return nil }
        if "-+*".utf8.contains(first) { return 1 }
        var length = 0
        while length < 10, peek(start + length)?.isDigit == true { length += 1 }
        guard (1...9).contains(length), let last = peek(start + length), ".)".utf8.contains(last) else { return nil }
        if interrupts, length != 1 || first != UInt8(ascii: "1") { return nil }
        return length + 1
    }
}
