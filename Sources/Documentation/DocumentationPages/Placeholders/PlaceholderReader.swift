internal import Documents

/// Parses the text of a comment as a placeholder.
struct PlaceholderReader {
    /// The meaning of a comment.
    enum Result {
        case placeholder(PicturePlaceholder)
        case end
        /// An unrelated comment.
        case comment
    }

    private var rest: Substring
    private var placeholder: PicturePlaceholder
    private var options: Set<PlaceholderOption> = []

    /// The keyword at the beginning of placeholders.
    static let word = "messageshot"

    static func read(_ text: String, line: Int) throws(PageProblem) -> Result {
        let text = text.trimmed
        let isEnd = text.hasPrefix("/")
        let behind = isEnd ? text.dropFirst() : text[...]
        let found = behind.prefix { !$0.isWhitespace && $0 != ":" }
        let rest = behind.dropFirst(found.count).drop(while: \.isWhitespace)
        guard isNear(found) else { return .comment }
        if found == word {
            if isEnd, rest.isEmpty { return .end }
            if !isEnd, rest.first == ":" {
                var reader = PlaceholderReader(
                    rest: rest.dropFirst(), placeholder: PicturePlaceholder(names: [], line: line))
                return .placeholder(try reader.read())
            }
            if !isEnd, rest.isEmpty { throw .emptyPlaceholder }
        }
        // A sentence that mentions the tool is an unrelated comment.
        guard rest.isEmpty || rest.first == ":" || isEnd || !rest.contains(where: \.isWhitespace) else {
            return .comment
        }
        throw .misspeltPlaceholder(text)
    }

    /// Whether a word is the keyword or a likely misspelling.
    static func isNear(_ word: some StringProtocol) -> Bool {
        (9...14).contains(word.utf8.count) && Nearest.word(to: String(word), among: [Self.word]) != nil
    }

    private mutating func read() throws(PageProblem) -> PicturePlaceholder {
        var isSeparated = true
        var separator: Character?
        while let next = skipBlanks() {
            if next == "," || next == "|" {
                guard !isSeparated, options.isEmpty else { throw .emptyPlaceholder }
                guard separator == nil || separator == next else {
                    throw .invalidOption("names", value: "\(next)", expected: "“\(separator!)”")
                }
                separator = next
                isSeparated = true
                rest.removeFirst()
                continue
            }
            let word = takeWord()
            guard !word.isEmpty else { throw .misspeltPlaceholder(String(rest)) }
            if skipBlanks() == "=" {
                rest.removeFirst()
                _ = skipBlanks()
                try setOption(word, takeValue())
            } else {
                guard isSeparated, options.isEmpty else { throw .missingComma(before: word) }
                guard !placeholder.names.contains(word) else { throw .repeatedName(word) }
                placeholder.names.append(word)
                isSeparated = false
            }
        }
        guard !placeholder.names.isEmpty, !isSeparated else { throw .emptyPlaceholder }
        placeholder.isRow = separator == "|"
        return placeholder
    }

    private mutating func skipBlanks() -> Character? {
        rest = rest.drop(while: \.isWhitespace)
        return rest.first
    }

    private mutating func takeWord() -> String {
        let word = rest.prefix { !$0.isWhitespace && !",|=\"'".contains($0) }
        rest = rest.dropFirst(word.count)
        return String(word)
    }

    private mutating func takeValue() throws(PageProblem) -> String {
        guard let quote = rest.first, quote == "\"" || quote == "'" else {
            let value = rest.prefix { !$0.isWhitespace }
            rest = rest.dropFirst(value.count)
            return String(value)
        }
        var value = ""
        var isEscaped = false
        rest.removeFirst()
        while let character = rest.popFirst() {
            if isEscaped {
                value.append(character)
                isEscaped = false
            } else if character == "\\" {
                isEscaped = true
            } else if character == quote {
                return value
            } else {
                value.append(character)
            }
        }
        throw .invalidOption("the placeholder", value: "\(quote)\(value)", expected: "a second \(quote)")
    }

    private mutating func setOption(_ name: String, _ value: String) throws(PageProblem) {
        guard let option = PlaceholderOption(rawValue: name) else {
            throw .unknownOption(
                name, nearest: Nearest.word(to: name, among: PlaceholderOption.allCases.map(\.rawValue)))
        }
        guard options.insert(option).inserted else { throw .repeatedOption(name) }
        switch option {
        case .width:
            if value == "auto" {
                placeholder.width = .automatic
            } else if let points = Int(value), (1...10_000).contains(points) {
                placeholder.width = .points(points)
            } else {
                throw .invalidOption(name, value: value, expected: "a number of points from 1 to 10000, or auto")
            }
        case .alt: placeholder.alt = value
        case .headings:
            placeholder.headings = value.split(separator: "|", omittingEmptySubsequences: false).map { $0.trimmed }
        }
    }
}

extension Substring {
    fileprivate var trimmed: String { String(self).trimmed }
}
