/// The brackets, quotes and values of a YAML text up to a place, for advice on an error there.
struct YAMLOutline {
    /// A place in a text: a line and a column, in Unicode scalars, both counted from 1.
    struct Place: Hashable {
        var line: Int
        var column: Int
    }

    /// The beginning of a key or a value.
    struct Token {
        let place: Place

        /// The brackets around it, outermost first.
        let brackets: [Unicode.Scalar]
        let role: Role

        /// The key whose value begins here.
        var key: String? {
            switch role {
            case .value(let key): key
            case .element, .key: nil
            }
        }
    }

    /// The role of a token.
    enum Role: Equatable {
        /// The value of a key, spelled as in the text.
        case value(key: String)

        /// An element of a list.
        case element

        /// A key, or the whole document.
        case key
    }

    /// The brackets that are open at the place, outermost first.
    private(set) var brackets: [Unicode.Scalar] = []

    /// The keys and values that begin on the last line, within brackets that are still open.
    private(set) var tokens: [Token] = []

    /// The last bracket that is closed on the last line, and the tokens before it.
    private(set) var closed: (place: Place, tokens: [Token])?

    /// The last quoted text; without an end if the place is inside it.
    private(set) var quote: (start: Place, end: Place?)?

    /// The role of the token that the next character begins; `nil` if it doesn't begin one.
    private var role: Role? = .key
    private var current = Place(line: 1, column: 1)

    /// The character that ends the quote in which the scan is.
    private var closing: Unicode.Scalar?

    /// The indentation of the key whose block text follows.
    private var blockIndentation: Int?

    /// Scans all lines before the place, and its own line up to the place.
    init(_ lines: YAMLLines, upTo place: Place) {
        var number = 1
        for line in lines.text.split(separator: "\n", maxSplits: place.line, omittingEmptySubsequences: false) {
            guard number <= place.line else { break }
            let scalars = Array(line.unicodeScalars.prefix(number == place.line ? place.column : .max))
            scan(scalars, number)
            number += 1
        }
    }

    private mutating func scan(_ line: [Unicode.Scalar], _ number: Int) {
        (tokens, closed) = ([], nil)
        if closing == nil, brackets.isEmpty { role = .key }
        if let blockIndentation, line.allSatisfy(\.isBlank) || Self.indentation(of: line) > blockIndentation { return }
        blockIndentation = nil
        var index = 0
        while index < line.count {
            current = Place(line: number, column: index + 1)
            let next = index + 1 < line.count ? line[index + 1] : "\n"
            if let closing {
                index += readQuoted(line[index], next, until: closing)
                continue
            }
            if line[index] == "#", index == 0 || line[index - 1].isBlank {
                // A comment may have been meant as a value; the expected token is still to come.
                let role = role
                begin()
                self.role = role
                return
            }
            if role != nil, brackets.isEmpty, Self.beginsBlock(line[index...]) {
                blockIndentation = Self.indentation(of: line)
                return
            }
            read(line[index], next, in: line)
            index += 1
        }
    }

    /// Reads within quotes, and returns the number of characters read.
    private mutating func readQuoted(_ scalar: Unicode.Scalar, _ next: Unicode.Scalar, until closing: Unicode.Scalar)
        -> Int
    {
        if scalar == "\\", closing == "\"" { return 2 }
        guard scalar == closing else { return 1 }
        if closing == "'", next == "'" { return 2 }
        quote?.end = current
        self.closing = nil
        return 1
    }

    private mutating func read(_ scalar: Unicode.Scalar, _ next: Unicode.Scalar, in line: [Unicode.Scalar]) {
        switch scalar {
        case "\"" where role != nil, "'" where role != nil:
            quote = (current, nil)
            closing = scalar
            begin()
        case "[" where role != nil || !brackets.isEmpty, "{" where role != nil || !brackets.isEmpty:
            begin()
            brackets.append(scalar)
            role = scalar == "[" ? .element : .key
        case "]" where brackets.last == "[", "}" where brackets.last == "{":
            closed = (current, tokens)
            brackets.removeLast()
            let depth = brackets.count
            tokens.removeAll { $0.brackets.count > depth }
            role = nil
        case "," where !brackets.isEmpty: role = brackets.last == "[" ? .element : .key
        case ":" where next.isBlank || (!brackets.isEmpty && ",[]{}".unicodeScalars.contains(next)):
            begin()
            role = .value(key: key(in: line))
        case "-" where next.isBlank && role != nil && brackets.isEmpty:
            begin()
            role = .element
        case " ", "\t", "\r": break
        default: begin()
        }
    }

    /// Begins a key or a value, unless one has begun.
    private mutating func begin() {
        guard let role else { return }
        tokens.append(Token(place: current, brackets: brackets, role: role))
        self.role = nil
    }

    /// The key before the colon that has just been read.
    private func key(in line: [Unicode.Scalar]) -> String {
        guard let start = tokens.last?.place.column, start < current.column else { return "" }
        let key = String(String.UnicodeScalarView(line[(start - 1)..<(current.column - 1)]))
        return key.trimmingSuffix(" \t")
    }

    /// Whether an indented block text follows: an indicator, and only a comment after it on its line.
    private static func beginsBlock(_ rest: ArraySlice<Unicode.Scalar>) -> Bool {
        guard rest.first == "|" || rest.first == ">" else { return false }
        let behind = rest.dropFirst().drop { "+-123456789".unicodeScalars.contains($0) }.drop(while: \.isBlank)
        return behind.isEmpty || behind.first == "#"
    }

    /// The number of spaces and list dashes before the first key.
    private static func indentation(of line: [Unicode.Scalar]) -> Int {
        line.prefix { $0 == " " || $0 == "-" }.count
    }
}

extension Unicode.Scalar {
    fileprivate var isBlank: Bool { self == " " || self == "\t" || self == "\r" || self == "\n" }
}
