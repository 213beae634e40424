/// Reads the Markdown that a text may have within a line: bold, italic, strikethrough, code, links.
package enum InlineMarkdown {
    /// The looks that Markdown gives a piece of text.
    package struct Style: Hashable, Sendable {
        package var isBold = false
        package var isItalic = false
        package var isStruckThrough = false
        package var isCode = false
        package var link: String?

        package static let plain = Style()

        package init() {}
    }

    package struct Run: Hashable {
        package var text: String
        package var style: Style
    }

    /// Returns the pieces of a text, neighbours of one style joined.
    package static func parse(_ text: String) -> [Run] {
        guard mayHaveMarks(text) else { return [Run(text: text, style: .plain)] }
        var parser = InlineMarkdownParser(Array(text))
        return parser.parse()
    }

    /// Whether a text has a character that may begin Markdown. Most have none, and needn't be read.
    package static func mayHaveMarks(_ text: String) -> Bool { text.utf8.contains(where: isSpecial) }

    private static func isSpecial(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "`"), UInt8(ascii: "["),
            UInt8(ascii: "<"), UInt8(ascii: "\\"):
            true
        default: false
        }
    }
}

/// Reads a text from left to right. A mark without its partner stands for itself.
private struct InlineMarkdownParser {
    private let characters: [Character]
    private var runs: [InlineMarkdown.Run] = []

    init(_ characters: [Character]) {
        self.characters = characters
    }

    mutating func parse() -> [InlineMarkdown.Run] {
        parse(0..<characters.count, style: .plain)
        return runs.isEmpty ? [InlineMarkdown.Run(text: "", style: .plain)] : runs
    }

    private mutating func parse(_ range: Range<Int>, style: InlineMarkdown.Style) {
        var place = range.lowerBound
        while place < range.upperBound {
            switch characters[place] {
            case "\\" where place + 1 < range.upperBound && characters[place + 1].isMarkdownPunctuation:
                add(characters[place + 1], style)
                place += 2
            case "`": place = parseCode(at: place, in: range, style)
            case "*", "_", "~": place = parseEmphasis(at: place, in: range, style)
            case "[": place = parseLink(at: place, in: range, style)
            case "<": place = parseAddress(at: place, in: range, style)
            default:
                add(characters[place], style)
                place += 1
            }
        }
    }

    private mutating func add(_ character: Character, _ style: InlineMarkdown.Style) {
        if let last = runs.indices.last, runs[last].style == style {
            runs[last].text.append(character)
        } else {
            runs.append(.init(text: String(character), style: style))
        }
    }

    private mutating func add(_ range: Range<Int>, _ style: InlineMarkdown.Style) {
        for place in range { add(characters[place], style) }
    }

    /// The number of equal characters from a place on.
    private func length(ofMarkAt place: Int, in range: Range<Int>) -> Int {
        characters[place..<range.upperBound].prefix { $0 == characters[place] }.count
    }

    // MARK: Marks around text

    private mutating func parseCode(at place: Int, in range: Range<Int>, _ style: InlineMarkdown.Style) -> Int {
        let length = length(ofMarkAt: place, in: range)
        let start = place + length
        var end = start
        while end < range.upperBound {
            let found = characters[end] == "`" ? self.length(ofMarkAt: end, in: range) : 0
            if found == length {
                var code = style
                code.isCode = true
                add(start..<end, code)
                return end + length
            }
            end += max(found, 1)
        }
        add(place..<start, style)
        return start
    }

    private mutating func parseEmphasis(at place: Int, in range: Range<Int>, _ style: InlineMarkdown.Style) -> Int {
        let mark = characters[place]
        let found = length(ofMarkAt: place, in: range)
        let length = min(found, mark == "~" ? 2 : 3)
        let start = place + length
        guard opens(at: place, length: found, in: range), found == length,
            let end = closing(mark, length: length, from: start, in: range)
        else {
            add(place..<place + found, style)
            return place + found
        }
        var inner = style
        if mark == "~" {
            inner.isStruckThrough = true
        } else {
            if length != 2 { inner.isItalic = true }
            if length != 1 { inner.isBold = true }
        }
        parse(start..<end, style: inner)
        return end + length
    }

    /// Whether a mark stands at the beginning of a word; an underscore inside of one is a letter.
    private func opens(at place: Int, length: Int, in range: Range<Int>) -> Bool {
        let next = place + length
        guard next < range.upperBound, !characters[next].isWhitespace else { return false }
        guard characters[place] == "_", place > 0 else { return true }
        return !characters[place - 1].isLetter && !characters[place - 1].isNumber
    }

    /// The place of the mark that ends an emphasis.
    private func closing(_ mark: Character, length: Int, from start: Int, in range: Range<Int>) -> Int? {
        var place = start
        while place < range.upperBound {
            switch characters[place] {
            case "\\": place += 2
            case "`": place = endOfCode(at: place, in: range)
            case mark:
                let found = self.length(ofMarkAt: place, in: range)
                if found >= length, found != 2 || length != 1, place > start, closes(at: place, found, in: range) {
                    // `**a *b***`: the inner emphasis ends first.
                    return place + found - length
                }
                place += found
            default: place += 1
            }
        }
        return nil
    }

    private func closes(at place: Int, _ length: Int, in range: Range<Int>) -> Bool {
        guard !characters[place - 1].isWhitespace else { return false }
        guard characters[place] == "_", place + length < range.upperBound else { return true }
        let next = characters[place + length]
        return !next.isLetter && !next.isNumber
    }

    private func endOfCode(at place: Int, in range: Range<Int>) -> Int {
        let length = length(ofMarkAt: place, in: range)
        var end = place + length
        while end < range.upperBound {
            let found = characters[end] == "`" ? self.length(ofMarkAt: end, in: range) : 0
            if found == length { return end + length }
            end += max(found, 1)
        }
        return place + length
    }

    // MARK: Links

    private mutating func parseLink(at place: Int, in range: Range<Int>, _ style: InlineMarkdown.Style) -> Int {
        guard style.link == nil, let close = partner(of: "[", "]", at: place, in: range),
            close + 1 < range.upperBound, characters[close + 1] == "(",
            let end = partner(of: "(", ")", at: close + 1, in: range)
        else {
            add("[", style)
            return place + 1
        }
        // A title behind the address isn't shown.
        let target = characters[close + 2..<end].prefix { !$0.isWhitespace }
        var inner = style
        inner.link = String(target).trimmingAngles
        parse(place + 1..<close, style: inner)
        return end + 1
    }

    private func partner(of open: Character, _ close: Character, at place: Int, in range: Range<Int>) -> Int? {
        var depth = 0
        var current = place
        while current < range.upperBound {
            switch characters[current] {
            case "\\": current += 1
            case open: depth += 1
            case close:
                depth -= 1
                if depth == 0 { return current }
            default: break
            }
            current += 1
        }
        return nil
    }

    /// An address between angle brackets.
    private mutating func parseAddress(at place: Int, in range: Range<Int>, _ style: InlineMarkdown.Style) -> Int {
        guard let end = characters[place..<range.upperBound].firstIndex(of: ">") else {
            add("<", style)
            return place + 1
        }
        let address = characters[place + 1..<end]
        guard !address.contains(where: \.isWhitespace), address.contains(":") || address.contains("@") else {
            add("<", style)
            return place + 1
        }
        var inner = style
        inner.link = address.contains(":") ? String(address) : "mailto:" + String(address)
        add(place + 1..<end, inner)
        return end + 1
    }
}

extension Character {
    /// Whether a backslash before the character is left out.
    fileprivate var isMarkdownPunctuation: Bool {
        isASCII && (isPunctuation || isSymbol)
    }
}

extension String {
    /// The address without the angle brackets that it may stand in.
    fileprivate var trimmingAngles: String {
        hasPrefix("<") && hasSuffix(">") ? String(dropFirst().dropLast()) : self
    }
}
