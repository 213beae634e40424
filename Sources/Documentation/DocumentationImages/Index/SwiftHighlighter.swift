import WebPages

/// Highlights Swift code in HTML: keywords, types, strings, numbers and comments become spans.
struct SwiftHighlighter {
    private var rest: Substring
    private var isAfterDot = false
    private var html = ""

    private init(_ code: String) {
        rest = code[...]
    }

    /// Returns the code as HTML.
    static func html(_ code: String) -> String {
        var highlighter = SwiftHighlighter(code)
        while let character = highlighter.rest.first { highlighter.takeToken(beginningWith: character) }
        return highlighter.html
    }

    private mutating func takeToken(beginningWith character: Character) {
        if rest.hasPrefix("//") {
            write(take { $0 != "\n" }, as: "c")
        } else if character == "\"" {
            write(takeString(), as: "s")
        } else if character == "@" || character == "#" {
            let sign = String(rest.removeFirst())
            write(sign + take(\.isPartOfName), as: "k")
        } else if character.isNumber {
            write(take { $0.isPartOfName || $0 == "." }, as: "n")
        } else if character.isPartOfName {
            let word = take(\.isPartOfName)
            write(word, as: kind(of: word))
        } else {
            isAfterDot = character == "."
            html += String(rest.removeFirst()).escapedForHTML
        }
    }

    private mutating func take(_ condition: (Character) -> Bool) -> String {
        let taken = rest.prefix(while: condition)
        rest = rest.dropFirst(taken.count)
        return String(taken)
    }

    /// Reads a single-line string with its quotation marks.
    private mutating func takeString() -> String {
        var taken = String(rest.removeFirst())
        while let character = rest.popFirst() {
            taken.append(character)
            if character == "\\", let escaped = rest.popFirst() { taken.append(escaped) }
            if character == "\"" || character == "\n" { break }
        }
        return taken
    }

    private mutating func write(_ text: String, as kind: String?) {
        html += kind.map { "<i class=\($0)>\(text.escapedForHTML)</i>" } ?? text.escapedForHTML
        isAfterDot = false
    }

    private func kind(of word: String) -> String? {
        if isAfterDot, word != "self", word != "default" { return word.first?.isUppercase == true ? "t" : "m" }
        if isLabel(word) { return nil }
        if Self.keywords.contains(word) { return "k" }
        return word.first { $0 != "_" }?.isUppercase == true ? "t" : nil
    }

    /// Whether the last word is an argument label: `in: channel`, or `in channel: ChatChannel`.
    private func isLabel(_ word: String) -> Bool {
        if rest.hasPrefix(":") { return word != "default" && word.first?.isUppercase == false }
        return word == "in" && rest.drop { $0 == " " }.drop(while: \.isPartOfName).hasPrefix(":")
    }

    private static let keywords: Set<String> = [
        "as", "class", "default", "else", "enum", "extension", "false", "final", "for", "func", "guard", "if", "import",
        "in", "init", "lazy", "let", "nil", "open", "override", "private", "protocol", "public", "return", "self",
        "Self", "static", "struct", "super", "true", "var", "weak", "while",
    ]
}

extension Character {
    fileprivate var isPartOfName: Bool { isLetter || isNumber || self == "_" }
}
