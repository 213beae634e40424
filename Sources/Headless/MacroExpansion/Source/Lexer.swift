/// Splits Swift code into tokens. Comments and white space separate them.
struct Lexer {
    private let source: String
    private var place: String.Index
    private var depth = 0
    private var startsLine = true
    private var tokens: [Token] = []

    static func tokens(of source: String) -> [Token] {
        var lexer = Lexer(source: source, place: source.startIndex)
        lexer.readAll()
        return lexer.tokens
    }

    private init(source: String, place: String.Index) {
        self.source = source
        self.place = place
    }

    private var rest: Substring { source[place...] }

    private mutating func readAll() {
        while let character = rest.first {
            if character.isNewline {
                startsLine = true
                place = source.index(after: place)
            } else if character.isWhitespace {
                place = source.index(after: place)
            } else if !skipComment() {
                readToken(character)
                startsLine = false
            }
        }
    }

    private mutating func readToken(_ character: Character) {
        if let end = endOfLiteral() { return add(.literal, upTo: end) }
        switch character {
        case "(", "[", "{":
            add(.open, upTo: source.index(after: place))
            depth += 1
        case ")", "]", "}":
            depth = max(0, depth - 1)
            add(.close, upTo: source.index(after: place))
        case "`":
            let end = rest.dropFirst().firstIndex(of: "`").map(source.index(after:)) ?? source.endIndex
            add(.word, upTo: end)
        case let character where Self.isOfWord(character):
            add(.word, upTo: rest.firstIndex { !Self.isOfWord($0) } ?? source.endIndex)
        default:
            add(.symbol, upTo: source.index(after: place))
        }
    }

    private mutating func add(_ kind: Token.Kind, upTo end: String.Index) {
        tokens.append(Token(kind: kind, text: source[place..<end], depth: depth, startsLine: startsLine))
        place = end
    }

    private static func isOfWord(_ character: Character) -> Bool {
        character == "_" || character == "$" || character.isLetter || character.isNumber || !character.isASCII
    }

    /// Skips a comment, nested ones included.
    private mutating func skipComment() -> Bool {
        if rest.hasPrefix("//") {
            place = rest.firstIndex(where: \.isNewline) ?? source.endIndex
            return true
        }
        guard rest.hasPrefix("/*") else { return false }
        var open = 0
        repeat {
            if rest.hasPrefix("/*") {
                open += 1
                place = source.index(place, offsetBy: 2)
            } else if rest.hasPrefix("*/") {
                open -= 1
                place = source.index(place, offsetBy: 2)
            } else {
                if rest.first?.isNewline == true { startsLine = true }
                place = source.index(after: place)
            }
        } while open > 0 && place < source.endIndex
        return true
    }
}

extension Lexer {
    /// Returns the end of the string or regular expression that begins here; `nil` if none does.
    private func endOfLiteral() -> String.Index? {
        let pounds = rest.prefix { $0 == "#" }
        let body = rest[pounds.endIndex...]
        if body.first == "\"" { return endOfString(from: body.startIndex, pounds: pounds) }
        if !pounds.isEmpty, body.first == "/" {
            return end(of: "/" + pounds, from: source.index(after: body.startIndex))
        }
        return pounds.isEmpty && body.first == "/" ? endOfBareExpression() : nil
    }

    /// A slash begins a regular expression where no operand is before it and no space behind it.
    private func endOfBareExpression() -> String.Index? {
        let before = tokens.last
        let isOperand = before.map { [.word, .literal, .close].contains($0.kind) && $0.text != "return" } ?? false
        let body = rest.dropFirst()
        guard !isOperand, let first = body.first, !first.isWhitespace else { return nil }
        var isEscaped = false
        for index in body.indices {
            let character = body[index]
            if character.isNewline { return nil }
            if character == "/", !isEscaped { return source.index(after: index) }
            isEscaped = character == "\\" && !isEscaped
        }
        return nil
    }

    private func end(of closing: some StringProtocol, from start: String.Index) -> String.Index {
        var index = start
        while index < source.endIndex {
            if source[index...].hasPrefix(closing) { return source.index(index, offsetBy: closing.count) }
            index = source.index(after: index)
        }
        return source.endIndex
    }

    /// - Parameters:
    ///   - start: The first quotation mark.
    ///   - pounds: The number signs before it.
    private func endOfString(from start: String.Index, pounds: Substring) -> String.Index {
        let quotes = source[start...].hasPrefix("\"\"\"") ? "\"\"\"" : "\""
        let (closing, escape) = (quotes + pounds, "\\" + pounds)
        var index = source.index(start, offsetBy: quotes.count)
        while index < source.endIndex {
            let here = source[index...]
            if here.hasPrefix(closing) { return source.index(index, offsetBy: closing.count) }
            if here.hasPrefix(escape + "(") {
                index = endOfInterpolation(from: source.index(index, offsetBy: escape.count + 1))
            } else if here.hasPrefix(escape) {
                index = source.index(index, offsetBy: escape.count + 1, limitedBy: source.endIndex) ?? source.endIndex
            } else if quotes.count == 1, source[index].isNewline {
                return index
            } else {
                index = source.index(after: index)
            }
        }
        return source.endIndex
    }

    /// Returns the place behind the parenthesis that ends an interpolation.
    private func endOfInterpolation(from start: String.Index) -> String.Index {
        var inner = Lexer(source: source, place: start)
        while let character = inner.rest.first {
            if character == ")", inner.depth == 0 { return source.index(after: inner.place) }
            if character.isWhitespace {
                inner.place = source.index(after: inner.place)
            } else if !inner.skipComment() {
                inner.readToken(character)
            }
        }
        return source.endIndex
    }
}
