internal import Foundation

/// Converts WhatsApp's markup to Markdown.
///
/// Both have lists, quotes and code. Bold and struck text is between single characters there and double ones here.
/// Characters that are only markup here are escaped, so that the text looks the same as in WhatsApp.
struct WhatsAppText {
    /// The characters that may become markup without a counterpart: those that occur at least twice.
    private let ambiguous: Set<Character>

    private init(_ text: String) {
        var ambiguous: Set<Character> = []
        for character in Self.pairedCharacters where text.count(where: { $0 == character }) > 1 {
            ambiguous.insert(character)
        }
        if text.contains("](") || text.contains("]:") { ambiguous.insert("[") }
        self.ambiguous = ambiguous
    }

    private static let pairedCharacters: [Character] = ["*", "_", "~", "`"]

    /// Returns the text as Markdown.
    static func markdown(_ text: String) -> String {
        guard text.utf8.contains(where: markupCharacters.contains) || text.first == " " || text.contains("\n ") else {
            return text
        }
        return WhatsAppText(text).markdown(text)
    }

    /// The characters that markup can start with.
    private static let markupCharacters = Set("*_~`#>-+=[!\\<&\t.)".utf8)

    // MARK: Lines

    private func markdown(_ text: String) -> String {
        var result = ""
        var rest = text[...]
        // Text between triple backticks stays unchanged, even over several lines.
        while let open = rest.firstRange(of: "```"),
            let close = rest[open.upperBound...].firstRange(of: "```"), close.lowerBound > open.upperBound
        {
            result += lines(rest[..<open.lowerBound], after: result)
            result += Self.code(rest[open.upperBound..<close.lowerBound], after: result)
            rest = rest[close.upperBound...]
        }
        return result + lines(rest, after: result)
    }

    /// Code: inline on one line, or a block with fences on separate lines.
    private static func code(_ text: Substring, after written: String) -> String {
        guard text.contains("\n") else { return "``` \(text) ```" }
        let lead = written.isEmpty || written.last == "\n" ? "" : "\n"
        return lead + "```\n" + text.drop { $0 == "\n" } + (text.last == "\n" ? "" : "\n") + "```\n"
    }

    /// Lines without triple backticks.
    private func lines(_ text: Substring, after written: String) -> String {
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

    /// A line from its beginning. Quotes may be nested to any depth.
    private func line(_ line: Substring) -> String {
        var (rest, marks) = (line, "")
        while rest.hasPrefix("> ") {
            rest = rest.dropFirst(2)
            marks += "> "
        }
        return marks + item(rest)
    }

    /// A line from the end of its quote markers.
    private func item(_ line: Substring) -> String {
        let blanks = line.prefix { $0 == " " || $0 == "\t" }
        let rest = line[blanks.endIndex...]
        guard let first = rest.first else { return String(line) }
        // Four spaces would make it a code block.
        let isCode = blanks.count > 3 || blanks.contains("\t")
        let lead = isCode ? String(repeating: "\u{A0}", count: blanks.count) : String(blanks)
        if first == "-" || first == "*", rest.dropFirst().first == " ", !Self.isRepeatedCharacter(rest) {
            return lead + "\(first) " + inlines(rest.dropFirst(2))
        }
        if Self.beginsBlock(rest) { return lead + "\\\(first)" + inlines(rest.dropFirst()) }
        let digits = rest.prefix { $0.isASCII && $0.isNumber }
        let following = rest[digits.endIndex...]
        let isItem = (1...9).contains(digits.count) && following.dropFirst().first.map { $0 == " " } ?? true
        if isItem, following.first == ")" || following.first == "." && digits.count > 2 {
            return lead + digits + "\\" + inlines(following)
        }
        return lead + inlines(rest)
    }

    /// Whether Markdown would treat a line as a heading, a quote, an item or a rule that WhatsApp doesn't have.
    private static func beginsBlock(_ line: Substring) -> Bool {
        switch line.first {
        case "#": line.drop { $0 == "#" }.first.map { $0 == " " } ?? true
        case "+": line.dropFirst().first.map { $0 == " " } ?? true
        case ">": true
        case "-", "=": isRepeatedCharacter(line)
        default: false
        }
    }

    private static func isRepeatedCharacter(_ line: Substring) -> Bool {
        line.allSatisfy { $0 == line.first || $0 == " " }
    }

    // MARK: Within a line

    /// Inline text: pairs of markup characters as in Markdown, and other Markdown characters escaped. URLs stay
    /// unchanged.
    private func inlines(_ text: Substring) -> String {
        guard text.utf8.contains(where: Self.inlineCharacters.contains) else { return String(text) }
        let characters = Array(text)
        var (addresses, ends) = Self.addresses(in: characters)
        var closes: [Int: Int] = [:]
        for character in Self.pairedCharacters { Self.pair(character, in: characters, besides: addresses, &closes) }
        // A trailing markup character of a URL that closes nothing belongs to the URL.
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

    private static let inlineCharacters = Set("*_~`[\\<&".utf8)

    /// A character, with a backslash before it where it would be markup.
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

    /// The positions of URLs, and the markup characters at their ends that may close earlier ones.
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

    /// Markup, and the characters that may surround it: `“*https://example.org*”, …`.
    private static let behindAddresses = Set("*_~`.,;:!?'\"”’»)")

    /// Finds the pairs of a markup character: no letter or digit before the first or after the last, and no space
    /// inside.
    private static func pair(
        _ character: Character, in characters: [Character], besides addresses: IndexSet, _ closes: inout [Int: Int]
    ) {
        func isWord(_ place: Int) -> Bool {
            characters.indices.contains(place) && (characters[place].isLetterOrDigit || characters[place] == character)
        }
        func isBlank(_ place: Int) -> Bool { !characters.indices.contains(place) || characters[place].isWhitespace }
        var open: Int?
        for place in characters.indices where characters[place] == character && !addresses.contains(place) {
            if let start = open, place > start + 1, !isBlank(place - 1), !isWord(place + 1) {
                closes[start] = place
                open = nil
            } else if open == nil, !isWord(place - 1), !isBlank(place + 1), characters[place + 1] != character {
                open = place
            }
        }
    }
}

extension Character {
    fileprivate var isLetterOrDigit: Bool { isLetter || isNumber }
}
