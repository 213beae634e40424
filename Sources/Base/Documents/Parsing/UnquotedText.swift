/// A text that means something else without quotes, because commas, colons and brackets have a meaning in YAML.
///
/// People type texts as they come, and the YAML library reports only where parsing fails.
struct UnquotedText: Equatable {
    /// The problem as a sentence, such as `the text has a colon; it needs quotes`.
    let reason: String

    /// The corrected key and value, such as `text: "Hello: you"`.
    let corrected: String

    /// The place of the value.
    let place: YAMLOutline.Place

    /// The problem of a document with such a text.
    var problem: SyntaxProblem { .unquoted(reason: reason, corrected: corrected) }

    /// Finds the text at which parsing failed.
    ///
    /// - Parameters:
    ///   - place: The place at which parsing failed.
    ///   - words: The known keys. One of them in a text means that a comma or a line break is missing.
    init?(at place: YAMLOutline.Place, in lines: YAMLLines, words: Set<String>) {
        let outline = YAMLOutline(lines, upTo: place)
        if let closed = outline.closed, outline.tokens.last.map({ $0.brackets == outline.brackets }) ?? true,
            let token = closed.tokens.last, case .value = token.role,
            let value = WrittenValue(token, in: lines, words: words),
            Self.cuts(value, at: closed.place)
        {
            self.init(value, reason: "the text has a bracket; it needs quotes")
            return
        }
        guard let last = outline.tokens.last else { return nil }
        if last.role == .key {
            guard let text = Self.key(last, in: lines, words: words) else { return nil }
            self = text
            return
        }
        let token = Self.known(last, among: outline.tokens, words) ?? last
        guard let value = WrittenValue(token, in: lines, words: words) else { return nil }
        guard let first = value.text.unicodeScalars.first,
            !value.text.matches(of: /[ ,]\s*([\w-]+):\s/).contains(where: { words.contains(String($0.1)) })
        else { return nil }
        let character = lines.rest(ofLine: place.line, from: place.column)?.unicodeScalars.first
        switch first {
        case "'", "\"": self.init(value, reason: value.quoteProblem)
        case "[", "{":
            // If its bracket is still open, the value is a list or a mapping with a mistake inside.
            guard outline.brackets == token.brackets else { return nil }
            self.init(value, reason: Self.reason(first))
        case "@", "`", "*", "&", "%", ">", "|", ",", "]", "}", "!", "?": self.init(value, reason: Self.reason(first))
        case "-" where place == token.place: self.init(value, reason: Self.reason(first))
        default:
            switch character {
            case ":": self.init(value, reason: "the text has a colon; it needs quotes")
            case "[", "]", "{", "}": self.init(value, reason: "the text has a bracket; it needs quotes")
            case "@", "`", "%": self.init(value, reason: Self.comma)
            default: return nil
            }
        }
    }

    /// Takes the text that begins at a place, such as one with an unclosed quote.
    init?(startingAt place: YAMLOutline.Place, in lines: YAMLLines, reason: String) {
        guard let token = YAMLOutline(lines, upTo: place).tokens.last, token.role != .key,
            let value = WrittenValue(token, in: lines, words: [])
        else { return nil }
        self.init(value, reason: reason)
    }

    /// Takes the text in braces that is split at a comma, so that its second part looks like a key.
    ///
    /// - Parameters:
    ///   - place: The place of the part that looks like a key.
    ///   - words: The known keys.
    ///   - texts: The keys whose values may contain commas; `nil` for all.
    init?(
        cutBefore place: YAMLOutline.Place, in lines: YAMLLines, words: Set<String>, texts: Set<String>? = nil,
        reason: String = comma
    ) {
        let tokens = YAMLOutline(lines, upTo: place).tokens
        guard let cut = tokens.last, cut.role == .key, cut.place == place, !cut.brackets.isEmpty else { return nil }
        let values = tokens.filter { $0.brackets == cut.brackets && $0.key != nil }
        guard let last = values.last,
            let value = WrittenValue(Self.known(last, among: tokens, words) ?? last, in: lines, words: words),
            let first = value.text.first, !"\"'[{".contains(first),
            value.key.map({ texts?.contains($0) ?? true }) ?? true
        else { return nil }
        self.init(value, reason: reason)
    }

    /// The reason for a text that ends before a comma.
    static let comma = "the text has a comma; it needs quotes"

    /// Returns the value of a known key that comes before a token in the same braces and contains the token.
    private static func known(
        _ token: YAMLOutline.Token, among tokens: [YAMLOutline.Token], _ words: Set<String>
    ) -> YAMLOutline.Token? {
        guard let key = token.key, !words.contains(key), !token.brackets.isEmpty else { return nil }
        return tokens.last { $0.brackets == token.brackets && $0.key.map(words.contains) ?? false }
    }

    /// Returns the text for an unknown key: the name of an emoji, or a part of the text before it.
    private static func key(_ token: YAMLOutline.Token, in lines: YAMLLines, words: Set<String>) -> UnquotedText? {
        WrittenValue(token, in: lines, words: words).flatMap { UnquotedText(shortcode: $0.text, at: token.place) }
            ?? UnquotedText(cutBefore: token.place, in: lines, words: words)
    }

    /// Whether a bracket within a value was taken for the end of the mapping around it.
    private static func cuts(_ value: WrittenValue, at bracket: YAMLOutline.Place) -> Bool {
        bracket.line == value.place.line && bracket.column < value.place.column + value.text.unicodeScalars.count
    }

    private init(_ value: WrittenValue, reason: String) {
        self.reason = value.hasTypographicQuotes ? "use straight quotes, not typographic ones" : reason
        corrected = value.quoted
        place = value.place
    }

    /// Takes the name of an emoji used as a key: `:love: 2`.
    private init?(shortcode text: String, at place: YAMLOutline.Place) {
        guard let name = text.prefixMatch(of: /:[\w+-]+:/) else { return nil }
        reason = "a key that begins with : needs quotes"
        corrected = "\"\(name.0)\":\(text[name.range.upperBound...])"
        self.place = place
    }

    private static func reason(_ first: Unicode.Scalar) -> String { "a text that begins with \(first) needs quotes" }
}
