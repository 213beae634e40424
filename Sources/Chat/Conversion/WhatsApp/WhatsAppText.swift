internal import Foundation

/// WhatsApp's marks as the Markdown of messages.
///
/// Both have lists, quotes and code. Bold and struck text has one sign on each side there and two here, and what is
/// markup here only is escaped, so that it is drawn as WhatsApp shows it.
struct WhatsAppText {
    /// The characters that may become markup without being a pair: those that stand in the text twice or more.
    private let ambiguous: Set<Character>

    private init(_ text: String) {
        var ambiguous: Set<Character> = []
        for sign in Self.pairedSigns where text.count(where: { $0 == sign }) > 1 { ambiguous.insert(sign) }
        if text.contains("](") || text.contains("]:") { ambiguous.insert("[") }
        self.ambiguous = ambiguous
    }

    private static let pairedSigns: [Character] = ["*", "_", "~", "`"]

    /// Returns the text as Markdown.
    static func markdown(_ text: String) -> String {
        guard text.utf8.contains(where: signs.contains) || text.first == " " || text.contains("\n ") else {
            return text
        }
        return WhatsAppText(text).markdown(text)
    }

    /// What markup can begin with.
    private static let signs = Set("*_~`#>-+=[!\\<&\t.)".utf8)

    // MARK: Lines

    private func markdown(_ text: String) -> String {
        var result = ""
        var rest = text[...]
        // What stands between three backticks keeps its signs, over several lines too.
        while let open = rest.firstRange(of: "```"),
            let close = rest[open.upperBound...].firstRange(of: "```"), close.lowerBound > open.upperBound
        {
            result += lines(rest[..<open.lowerBound], behind: result)
            result += Self.code(rest[open.upperBound..<close.lowerBound], behind: result)
            rest = rest[close.upperBound...]
        }
        return result + lines(rest, behind: result)
    }

    /// Code: a span on one line, or a block with its fences on lines of their own.
    private static func code(_ text: Substring, behind written: String) -> String {
        guard text.contains("\n") else { return "``` \(text) ```" }
        let lead = written.isEmpty || written.last == "\n" ? "" : "\n"
        return lead + "```\n" + text.drop { $0 == "\n" } + (text.last == "\n" ? "" : "\n") + "```\n"
    }

    /// Lines without code of three backticks.
    private func lines(_ text: Substring, behind written: String) -> String {
        let startsLine = written.isEmpty || written.last == "\n"
        var quoted: Set<Int> = []
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().map { offset, line in
            guard offset > 0 || startsLine else { return inlines(line) }
            guard line.hasPrefix("> ") else { return self.line(line) }
            quoted.insert(offset)
            return self.line(line.dropFirst(2))
        }
        return MarkdownText.quotingLines(lines, where: quoted.contains)
    }

    /// A line from its beginning. Quotes may stand in quotes, as deep as the line is long.
    private func line(_ line: Substring) -> String {
        var (rest, marks) = (line, "")
        while rest.hasPrefix("> ") {
            rest = rest.dropFirst(2)
            marks += "> "
        }
        return marks + item(rest)
    }

    /// A line from the end of its marks of quotes.
    private func item(_ line: Substring) -> String {
        let blanks = line.prefix { $0 == " " || $0 == "\t" }
        let rest = line[blanks.endIndex...]
        guard let first = rest.first else { return String(line) }
        // Four blanks would make it code.
        let isCode = blanks.count > 3 || blanks.contains("\t")
        let lead = isCode ? String(repeating: "\u{A0}", count: blanks.count) : String(blanks)
        if first == "-" || first == "*", rest.dropFirst().first == " ", !Self.isOneSign(rest) {
            return lead + "\(first) " + inlines(rest.dropFirst(2))
        }
        if Self.beginsBlock(rest) { return lead + "\\\(first)" + inlines(rest.dropFirst()) }
        let digits = rest.prefix { $0.isASCII && $0.isNumber }
        let behind = rest[digits.endIndex...]
        let isItem = (1...9).contains(digits.count) && behind.dropFirst().first.map { $0 == " " } ?? true
        if isItem, behind.first == ")" || behind.first == "." && digits.count > 2 {
            return lead + digits + "\\" + inlines(behind)
        }
        return lead + inlines(rest)
    }

    /// Whether Markdown would take a line for a heading, a quote, an item or a rule that WhatsApp doesn’t know.
    private static func beginsBlock(_ line: Substring) -> Bool {
        switch line.first {
        case "#": line.drop { $0 == "#" }.first.map { $0 == " " } ?? true
        case "+": line.dropFirst().first.map { $0 == " " } ?? true
        case ">": true
        case "-", "=": isOneSign(line)
        default: false
        }
    }

    private static func isOneSign(_ line: Substring) -> Bool {
        line.allSatisfy { $0 == line.first || $0 == " " }
    }

    // MARK: Within a line

    /// Text within a line: pairs of marks as Markdown has them, and signs escaped that would be markup here only.
    /// Addresses stay as they are.
    private func inlines(_ text: Substring) -> String {
        guard text.utf8.contains(where: Self.inlineSigns.contains) else { return String(text) }
        let characters = Array(text)
        var (addresses, ends) = Self.addresses(in: characters)
        var closes: [Int: Int] = [:]
        for sign in Self.pairedSigns { Self.pair(sign, in: characters, besides: addresses, &closes) }
        // A mark behind an address that closes nothing is a part of it.
        addresses.formUnion(ends.subtracting(IndexSet(closes.values)))
        var result = ""
        var open: [(place: Int, mark: String)] = []
        var place = 0
        while place < characters.count {
            let character = characters[place]
            if let end = open.last, end.place == place {
                result += end.mark
                open.removeLast()
            } else if addresses.contains(place) {
                result.append(character)
            } else if let close = closes[place], close < open.last?.place ?? characters.count {
                if character == "`" {
                    result += String(characters[place...close])
                    place = close
                } else {
                    let mark = character == "*" ? "**" : character == "~" ? "~~" : "_"
                    result += mark
                    open.append((close, mark))
                }
            } else {
                let isInWord =
                    place > 0 && characters[place - 1].isLetterOrDigit
                    && characters.dropFirst(place + 1).first?.isLetterOrDigit ?? false
                result += escaped(character, before: characters.dropFirst(place + 1).first, isInWord: isInWord)
            }
            place += 1
        }
        return result
    }

    private static let inlineSigns = Set("*_~`[\\<&".utf8)

    /// A character, with a backslash before it where it would begin or end markup.
    private func escaped(_ character: Character, before next: Character?, isInWord: Bool) -> String {
        switch character {
        case "_": ambiguous.contains(character) && !isInWord ? "\\_" : "_"
        case "*", "~", "`", "[": ambiguous.contains(character) ? "\\\(character)" : String(character)
        case "<": next.map { $0.isLetter || "/!?".contains($0) } ?? false ? "\\<" : "<"
        case "&": next.map { $0.isLetter || $0 == "#" } ?? false ? "\\&" : "&"
        case "\\": next.map { $0.isASCII && ($0.isPunctuation || $0.isSymbol) } ?? true ? "\\\\" : "\\"
        default: String(character)
        }
    }

    /// The places of addresses on the network, and those at their ends that may close what began before.
    private static func addresses(in characters: [Character]) -> (places: IndexSet, ends: IndexSet) {
        var (places, ends) = (IndexSet(), IndexSet())
        var start = 0
        for end in 0...characters.count where end == characters.count || characters[end].isWhitespace {
            let word = String(characters[start..<end])
            if let scheme = word.firstRange(of: "http://") ?? word.firstRange(of: "https://") {
                let first = start + word.distance(from: word.startIndex, to: scheme.lowerBound)
                let last = characters[first..<end].lastIndex { !behindAddresses.contains($0) } ?? first
                places.insert(integersIn: first...last)
                if last + 1 < end { ends.insert(integersIn: last + 1..<end) }
            }
            start = end + 1
        }
        return (places, ends)
    }

    /// Marks, and what may stand around them: `“*https://example.org*”, …`.
    private static let behindAddresses = Set("*_~`.,;:!?'\"”’»)")

    /// Finds the pairs of a sign: no letter or digit stands before the first or behind the last, and no blank inside
    /// of them.
    private static func pair(
        _ sign: Character, in characters: [Character], besides addresses: IndexSet, _ closes: inout [Int: Int]
    ) {
        func isWord(_ place: Int) -> Bool {
            characters.indices.contains(place) && (characters[place].isLetterOrDigit || characters[place] == sign)
        }
        func isBlank(_ place: Int) -> Bool { !characters.indices.contains(place) || characters[place].isWhitespace }
        var open: Int?
        for place in characters.indices where characters[place] == sign && !addresses.contains(place) {
            if let start = open, place > start + 1, !isBlank(place - 1), !isWord(place + 1) {
                closes[start] = place
                open = nil
            } else if open == nil, !isWord(place - 1), !isBlank(place + 1), characters[place + 1] != sign {
                open = place
            }
        }
    }
}

extension Character {
    fileprivate var isLetterOrDigit: Bool { isLetter || isNumber }
}
