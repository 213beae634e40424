/// A problem with a key or a value, checked against the table of keys.
public enum ValueProblem: DocumentProblem {
    /// A key that is not in the table, the one that may have been meant, and all known keys.
    case unknownKey(String, nearest: String?, known: [String])

    /// A mapping has the same key in an old and in a current spelling.
    case twoSpellings(String, String)

    /// A required key is missing.
    case missingKey(String)

    /// A value has another type than its key requires.
    case wrongType(found: String, expected: String)

    /// A number of the right type that is too small or too large.
    case outOfRange(found: String, expected: String)

    /// A word is not one of the choices; `nearest` may have been meant.
    case unknownChoice(String, nearest: String?, choices: [String])

    /// A text is not a date.
    case invalidDate(String)

    /// Two keys exclude each other.
    case excludingKeys(String, String)

    /// A comment in place of a value, where the `#` may have been meant as part of the value.
    case comment(String)

    /// A comment after a value that may have been meant as part of it, and the corrected entry.
    case partialComment(String, corrected: String)

    public func sentence(at path: String) -> String {
        switch self {
        case .unknownKey(let key, let nearest, let known):
            "unknown key “\(key.shortened)”\(within(path)); \(Self.advice(nearest, among: known, "key"))"
        case .twoSpellings(let one, let other):
            "“\(one)” and “\(other)” are two spellings of one key\(within(path)); remove one"
        case .missingKey(let key): "the key “\(key)” is missing\(within(path))"
        case .wrongType(let found, let expected), .outOfRange(let found, let expected):
            "\(at(path))expected \(expected), found \(found)"
        case .unknownChoice(let word, let nearest, let choices):
            "\(at(path))unknown value “\(word.shortened)”; \(Self.advice(nearest, among: choices, "value"))"
        case .excludingKeys(let one, let other):
            "“\(one)” and “\(other)” can't be used together\(within(path)); remove one"
        case .comment(let text):
            "\(at(path))“\(text.shortened)” is a comment, because # follows a space; put it in quotes"
        case .partialComment(let text, let corrected):
            "\(at(path))“\(text.shortened)” is a comment, because # follows a space; to keep it: "
                + corrected.shortened(to: 120)
        case .invalidDate(let text):
            "\(at(path))expected a date such as 2024-01-31T15:25:00Z, found “\(text.shortened)”"
        }
    }

    private static func advice(_ nearest: String?, among known: [String], _ noun: String) -> String {
        if let nearest { return "did you mean “\(nearest)”?" }
        return "known \(noun)s are " + list(known)
    }

    /// As many names as fit in a readable line.
    private static func list(_ known: [String]) -> String {
        var (shown, length) = (0, 0)
        while shown < known.count, length + known[shown].count < 160 {
            length += known[shown].count + 2
            shown += 1
        }
        let list = known.prefix(shown).joined(separator: ", ")
        return shown < known.count ? list + " and \(known.count - shown) more; the schema has all" : list
    }
}
