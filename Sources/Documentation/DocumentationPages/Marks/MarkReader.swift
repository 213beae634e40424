internal import Documents

/// Reads the text of a comment as a mark.
struct MarkReader {
    /// What a comment is.
    enum Result {
        case mark(PageMark)
        case end
        /// A comment about anything else.
        case comment
    }

    private var rest: Substring
    private var mark: PageMark
    private var options: Set<MarkOption> = []

    /// The word that marks begin with.
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
                var reader = MarkReader(rest: rest.dropFirst(), mark: PageMark(names: [], line: line))
                return .mark(try reader.read())
            }
            if !isEnd, rest.isEmpty { throw .emptyMark }
        }
        // A sentence about the tool is a comment like any other.
        guard rest.isEmpty || rest.first == ":" || isEnd || !rest.contains(where: \.isWhitespace) else {
            return .comment
        }
        throw .misspeltMark(text)
    }

    /// Whether a word is ours, or may have been meant to be.
    static func isNear(_ word: some StringProtocol) -> Bool {
        (9...14).contains(word.utf8.count) && Nearest.word(to: String(word), among: [Self.word]) != nil
    }

    private mutating func read() throws(PageProblem) -> PageMark {
        var isSeparated = true
        var separator: Character?
        while let next = skipBlanks() {
            if next == "," || next == "|" {
                guard !isSeparated, options.isEmpty else { throw .emptyMark }
                guard separator == nil || separator == next else {
                    throw .invalidOption("names", value: "\(next)", expected: "“\(separator!)”")
                }
                separator = next
                isSeparated = true
                rest.removeFirst()
                continue
            }
            let word = takeWord()
            guard !word.isEmpty else { throw .misspeltMark(String(rest)) }
            if skipBlanks() == "=" {
                rest.removeFirst()
                _ = skipBlanks()
                try setOption(word, takeValue())
            } else {
                guard isSeparated, options.isEmpty else { throw .missingComma(before: word) }
                guard !mark.names.contains(word) else { throw .repeatedName(word) }
                mark.names.append(word)
                isSeparated = false
            }
        }
        guard !mark.names.isEmpty, !isSeparated else { throw .emptyMark }
        mark.isRow = separator == "|"
        return mark
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
        while let sign = rest.popFirst() {
            if isEscaped {
                value.append(sign)
                isEscaped = false
            } else if sign == "\\" {
                isEscaped = true
            } else if sign == quote {
                return value
            } else {
                value.append(sign)
            }
        }
        throw .invalidOption("the mark", value: "\(quote)\(value)", expected: "a second \(quote)")
    }

    private mutating func setOption(_ name: String, _ value: String) throws(PageProblem) {
        guard let option = MarkOption(rawValue: name) else {
            throw .unknownOption(name, nearest: Nearest.word(to: name, among: MarkOption.allCases.map(\.rawValue)))
        }
        guard options.insert(option).inserted else { throw .repeatedOption(name) }
        switch option {
        case .width:
            if value == "auto" {
                mark.width = .automatic
            } else if let points = Int(value), (1...10_000).contains(points) {
                mark.width = .points(points)
            } else {
                throw .invalidOption(name, value: value, expected: "a number of points from 1 to 10000, or auto")
            }
        case .alt: mark.alt = value
        case .headings: mark.headings = value.split(separator: "|", omittingEmptySubsequences: false).map { $0.trimmed }
        }
    }
}

extension Substring {
    fileprivate var trimmed: String { String(self).trimmed }
}
