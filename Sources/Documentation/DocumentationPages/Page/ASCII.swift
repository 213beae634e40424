/// The ASCII characters used in markup.
enum ASCII {
    static let tab = UInt8(ascii: "\t")
    static let newline = UInt8(ascii: "\n")
    static let carriageReturn = UInt8(ascii: "\r")
    static let space = UInt8(ascii: " ")
    static let exclamation = UInt8(ascii: "!")
    static let doubleQuote = UInt8(ascii: "\"")
    static let singleQuote = UInt8(ascii: "'")
    static let openParenthesis = UInt8(ascii: "(")
    static let closeParenthesis = UInt8(ascii: ")")
    static let colon = UInt8(ascii: ":")
    static let less = UInt8(ascii: "<")
    static let equals = UInt8(ascii: "=")
    static let greater = UInt8(ascii: ">")
    static let question = UInt8(ascii: "?")
    static let at = UInt8(ascii: "@")
    static let openBracket = UInt8(ascii: "[")
    static let backslash = UInt8(ascii: "\\")
    static let closeBracket = UInt8(ascii: "]")
    static let backtick = UInt8(ascii: "`")
    static let openBrace = UInt8(ascii: "{")
    static let pipe = UInt8(ascii: "|")
    static let closeBrace = UInt8(ascii: "}")
    static let star = UInt8(ascii: "*")
    static let slash = UInt8(ascii: "/")
    static let hyphen = UInt8(ascii: "-")
    static let tilde = UInt8(ascii: "~")
}

extension UInt8 {
    /// A space or a tab.
    var isBlank: Bool { self == ASCII.space || self == ASCII.tab }

    /// A line feed or a carriage return.
    var isLineEnd: Bool { self == ASCII.newline || self == ASCII.carriageReturn }

    var isWhitespace: Bool { isBlank || isLineEnd }

    var isLetter: Bool { (0x61...0x7A).contains(self | 0x20) }

    var isDigit: Bool { (0x30...0x39).contains(self) }

    /// A character that a backslash can escape.
    var isPunctuation: Bool {
        (0x21...0x2F).contains(self) || (0x3A...0x40).contains(self) || (0x5B...0x60).contains(self)
            || (0x7B...0x7E).contains(self)
    }

    /// An uppercase letter in lowercase; any other byte unchanged.
    var lowercased: UInt8 { (0x41...0x5A).contains(self) ? self | 0x20 : self }
}

extension RandomAccessCollection<UInt8> where Index == Int {
    /// Whether `text` occurs at `index`.
    func has(_ text: StaticString, at index: Int, ignoringCase: Bool = false) -> Bool {
        guard endIndex - index >= text.utf8CodeUnitCount else { return false }
        for offset in 0..<text.utf8CodeUnitCount {
            let byte = self[index + offset]
            guard (ignoringCase ? byte.lowercased : byte) == text.utf8Start[offset] else { return false }
        }
        return true
    }

    /// The start of the first occurrence of `text` in `range`; `nil` if there is none.
    func firstIndex(of text: StaticString, in range: Range<Int>, ignoringCase: Bool = false) -> Int? {
        let (first, length) = (text.utf8Start[0], text.utf8CodeUnitCount)
        guard range.count >= length else { return nil }
        for index in range.lowerBound...(range.upperBound - length) {
            let byte = ignoringCase ? self[index].lowercased : self[index]
            if byte == first, has(text, at: index, ignoringCase: ignoringCase) { return index }
        }
        return nil
    }

    /// The range without leading and trailing whitespace.
    func trimmed(_ range: Range<Int>) -> Range<Int> {
        var (start, end) = (range.lowerBound, range.upperBound)
        while start < end, self[start].isWhitespace { start += 1 }
        while end > start, self[end - 1].isWhitespace { end -= 1 }
        return start..<end
    }

    /// The text of a range.
    func string(_ range: Range<Int>) -> String { String(decoding: self[range], as: UTF8.self) }
}

extension ArraySlice<UInt8> {
    /// The number of columns that the bytes occupy at the beginning of a line. A tab advances to the next multiple of
    /// four.
    var columns: Int { reduce(0) { $0 + ($1 == ASCII.tab ? 4 - $0 % 4 : 1) } }
}

extension Array {
    /// The first index whose element satisfies the predicate, in an array that is partitioned by it.
    func partitioningIndex(where fits: (Element) -> Bool) -> Int {
        var (low, high) = (0, count)
        while low < high {
            let middle = (low + high) / 2
            if fits(self[middle]) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
