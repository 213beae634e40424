/// Something that is wrong with a key or a value, as the table of keys has them.
public enum ValueProblem: DocumentProblem {
    /// A key that the table doesn't have, the one that may have been meant, and all that it has.
    case unknownKey(String, nearest: String?, known: [String])

    /// A key that a mapping has twice, in an old spelling and in another.
    case twoSpellings(String, String)

    /// A key that has to be there.
    case missingKey(String)

    /// A value of another type than the key's.
    case wrongType(found: String, expected: String)

    /// A number of the right type that is too small or too large.
    case outOfRange(found: String, expected: String)

    /// A word that is none of the choices, and the one that may have been meant.
    case unknownChoice(String, nearest: String?, choices: [String])

    /// A text where a date is needed.
    case invalidDate(String)

    /// Two keys of which a mapping can have one.
    case excludingKeys(String, String)

    /// A comment in the place of a value, as the sign that begins one was meant to be part of it.
    case comment(String)

    /// A comment behind a value, which may have been meant as the rest of it, and the entry as it would then be right.
    case partialComment(String, corrected: String)

    public func sentence(at path: String) -> String {
        switch self {
        case .unknownKey(let key, let nearest, let known):
            "unknown key “\(key.shortened)”\(within(path)); \(Self.advice(nearest, among: known, "key"))"
        case .twoSpellings(let one, let other):
            "“\(one)” and “\(other)” are two spellings of one key\(within(path)); remove one"
        case .missingKey(let key): "the key “\(key)” is missing\(within(path))"
        case .wrongType(let found, let expected), .outOfRange(let found, let expected):
            "\(at(path))found \(found) where \(expected) is needed"
        case .unknownChoice(let word, let nearest, let choices):
            "\(at(path))unknown value “\(word.shortened)”; \(Self.advice(nearest, among: choices, "value"))"
        case .excludingKeys(let one, let other):
            "“\(one)” and “\(other)” exclude each other\(within(path)); remove one"
        case .comment(let text):
            "\(at(path))“\(text.shortened)” is a comment, as # behind a blank begins one; put it into quotes"
        case .partialComment(let text, let corrected):
            "\(at(path))“\(text.shortened)” is a comment, as # behind a blank begins one; to keep it: "
                + corrected.shortened(to: 120)
        case .invalidDate(let text):
            "\(at(path))“\(text.shortened)” is not a date; a right one is 2024-01-31T15:25:00Z"
        }
    }

    private static func advice(_ nearest: String?, among known: [String], _ noun: String) -> String {
        if let nearest { return "the nearest known \(noun) is “\(nearest)”" }
        return "known \(noun)s are " + list(known)
    }

    /// The first of many names: an error is one line that can be read.
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
