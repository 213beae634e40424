/// Splits Swift code into tokens, by the rules of the compiler's lexer.
///
/// It never fails: what isn't Swift becomes tokens, too, and the compiler reports it.
struct Lexer {
    let bytes: [UInt8]
    var position = 0
    var tokens: [Token] = []

    /// Whether a new line has begun since the last token.
    var startsLine = true

    static func tokens(of bytes: [UInt8]) -> [Token] {
        var lexer = Lexer(bytes: bytes)
        lexer.skipByteOrderMarkAndShebang()
        lexer.lex(untilClosingParenthesis: false)
        return lexer.tokens
    }

    // MARK: Bytes

    func byte(_ offset: Int = 0) -> UInt8 {
        let index = position + offset
        return index >= 0 && index < bytes.count ? bytes[index] : 0
    }

    func isAt(_ text: StaticString, _ offset: Int = 0) -> Bool {
        text.withUTF8Buffer { text in
            guard position + offset + text.count <= bytes.count else { return false }
            return text.indices.allSatisfy { bytes[position + offset + $0] == text[$0] }
        }
    }

    mutating func add(_ kind: Token.Kind, from start: Int) {
        guard position > start else { return }
        tokens.append(Token(kind: kind, range: start..<position, startsLine: startsLine))
        startsLine = false
    }

    private mutating func skipByteOrderMarkAndShebang() {
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
        if isAt("#!") { skipLine() }
    }

    private mutating func skipLine() {
        while position < bytes.count, !byte().isNewline { position += 1 }
    }

    // MARK: Code

    /// Adds the tokens of code, up to the end or to the parenthesis that closes an interpolation.
    mutating func lex(untilClosingParenthesis: Bool) {
        var depth = 0
        while position < bytes.count {
            let start = position
            let character = byte()
            switch character {
            case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
                startsLine = true
                position += 1
            case UInt8(ascii: " "), UInt8(ascii: "\t"), 0x0B, 0x0C, 0:
                position += 1
            case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "/"):
                skipLine()
            case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "*"):
                skipBlockComment()
            case UInt8(ascii: "("):
                depth += 1
                position += 1
                add(.punctuation, from: start)
            case UInt8(ascii: ")"):
                if untilClosingParenthesis, depth == 0 { return }
                depth -= 1
                position += 1
                add(.punctuation, from: start)
            case UInt8(ascii: "\""):
                lexString(pounds: 0)
            case UInt8(ascii: "#"):
                lexPound()
            case UInt8(ascii: "`"):
                lexBackticks()
            case UInt8(ascii: "."):
                if byte(1) == UInt8(ascii: ".") { lexOperator() } else { lexPunctuation() }
            case UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: ","),
                UInt8(ascii: ";"), UInt8(ascii: ":"), UInt8(ascii: "@"), UInt8(ascii: "\\"):
                lexPunctuation()
            case UInt8(ascii: "0")...UInt8(ascii: "9"):
                lexNumber()
            case _ where character.isIdentifierStart:
                while byte().isIdentifierPart { position += 1 }
                add(.identifier, from: start)
            case UInt8(ascii: "<") where byte(1) == UInt8(ascii: "#") && endOfPlaceholder != nil:
                position = endOfPlaceholder ?? position
                add(.identifier, from: start)
            case _ where character.isOperator:
                if character == UInt8(ascii: "/"), let end = endOfBareRegex() {
                    position = end
                    add(.regex, from: start)
                } else {
                    lexOperator()
                }
            default:
                position += 1
                add(.unknown, from: start)
            }
        }
    }

    private mutating func lexPunctuation() {
        position += 1
        add(.punctuation, from: position - 1)
    }

    /// Block comments nest.
    private mutating func skipBlockComment() {
        var depth = 0
        while position < bytes.count {
            if isAt("/*") {
                depth += 1
                position += 2
            } else if isAt("*/") {
                depth -= 1
                position += 2
                if depth == 0 { return }
            } else {
                if byte().isNewline { startsLine = true }
                position += 1
            }
        }
    }

    private mutating func lexBackticks() {
        let start = position
        position += 1
        while position < bytes.count, byte() != UInt8(ascii: "`"), !byte().isNewline { position += 1 }
        if byte() == UInt8(ascii: "`") { position += 1 }
        add(.identifier, from: start)
    }

    private mutating func lexNumber() {
        let start = position
        let isIndex = tokens.last.map {
            $0.range.upperBound == start && bytes[$0.range.lowerBound] == UInt8(ascii: ".")
        }
        let isHexadecimal = isAt("0x")
        func isExponent(_ character: UInt8) -> Bool {
            let letter = character | 0x20
            return letter == UInt8(ascii: isHexadecimal ? "p" : "e")
        }
        while true {
            if byte().isIdentifierPart {
                let sign = byte(1) == UInt8(ascii: "-") || byte(1) == UInt8(ascii: "+")
                position += isExponent(byte()) && sign && byte(2).isDigit ? 2 : 1
            } else if byte() == UInt8(ascii: "."), isIndex != true,
                isHexadecimal ? byte(1).isHexadecimal : byte(1).isDigit,
                !bytes[start..<position].contains(UInt8(ascii: "."))
            {
                position += 1
            } else {
                break
            }
        }
        add(.number, from: start)
    }

    private mutating func lexOperator() {
        let start = position
        // A `?` or `!` directly after something is a token by itself: `view?.frame`, `[Int?]`, `a!==b`.
        if byte() == UInt8(ascii: "?") || byte() == UInt8(ascii: "!"), isLeftBound {
            position += 1
            return add(.operator, from: start)
        }
        let mayHaveDots = byte() == UInt8(ascii: ".")
        while byte().isOperator || (mayHaveDots && byte() == UInt8(ascii: ".")) {
            if position > start, isAt("//") || isAt("/*") { break }
            position += 1
        }
        add(.operator, from: start)
    }

    /// Whether something other than a space or an opening bracket is directly before.
    private var isLeftBound: Bool {
        guard position > 0 else { return false }
        let before = byte(-1)
        if before == UInt8(ascii: "/"), byte(-2) == UInt8(ascii: "*") { return false }
        switch before {
        case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"), UInt8(ascii: "("),
            UInt8(ascii: "["), UInt8(ascii: "{"), UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: ":"), 0:
            return false
        default:
            return true
        }
    }

    /// The end of a placeholder such as `<#name#>`.
    private var endOfPlaceholder: Int? {
        var index = position + 2
        while index + 1 < bytes.count, !bytes[index].isNewline {
            if bytes[index] == UInt8(ascii: "#"), bytes[index + 1] == UInt8(ascii: ">") { return index + 2 }
            index += 1
        }
        return nil
    }

    // MARK: Words with a number sign

    private mutating func lexPound() {
        let start = position
        var pounds = 0
        while byte(pounds) == UInt8(ascii: "#") { pounds += 1 }
        if byte(pounds) == UInt8(ascii: "\"") { return lexString(pounds: pounds) }
        if byte(pounds) == UInt8(ascii: "/"), let end = endOfExtendedRegex(pounds: pounds) {
            position = end
            return add(.regex, from: start)
        }
        position += 1
        while byte().isIdentifierPart { position += 1 }
        add(.pound, from: start)
    }
}

extension UInt8 {
    var isNewline: Bool { self == UInt8(ascii: "\n") || self == UInt8(ascii: "\r") }

    var isDigit: Bool { self >= UInt8(ascii: "0") && self <= UInt8(ascii: "9") }

    var isHexadecimal: Bool {
        isDigit || ((self | 0x20) >= UInt8(ascii: "a") && (self | 0x20) <= UInt8(ascii: "f"))
    }

    /// Letters, `_`, `$`, and all that isn't ASCII: operators such as `≠` are read as parts of names, which changes no
    /// rule.
    var isIdentifierStart: Bool {
        ((self | 0x20) >= UInt8(ascii: "a") && (self | 0x20) <= UInt8(ascii: "z")) || self == UInt8(ascii: "_")
            || self == UInt8(ascii: "$") || self >= 0x80
    }

    var isIdentifierPart: Bool { isIdentifierStart || isDigit }

    var isOperator: Bool {
        switch self {
        case UInt8(ascii: "/"), UInt8(ascii: "="), UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "!"),
            UInt8(ascii: "*"), UInt8(ascii: "%"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "&"),
            UInt8(ascii: "|"), UInt8(ascii: "^"), UInt8(ascii: "~"), UInt8(ascii: "?"):
            true
        default: false
        }
    }
}
