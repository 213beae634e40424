/// Something that is wrong with the characters of a document, whatever they are about.
public enum SyntaxProblem: DocumentProblem {
    /// The characters are not JSON, for a reason that is part of the sentence.
    case invalidJSON(String)

    /// The characters are not YAML, for a reason that is part of the sentence.
    case invalidYAML(String)

    /// A text that needs quotes: the reason, and the line as it would be right.
    case unquoted(reason: String, corrected: String)

    /// Lists and mappings are nested deeper than `limit`.
    case tooDeep(limit: Int)

    /// There are more values than `limit`.
    case tooManyValues(limit: Int)

    /// The aliases of a YAML file stand for more values than `limit`.
    case tooManyAliases(limit: Int)

    /// A mapping has a key twice.
    case duplicateKey(String)

    public func sentence(at path: String) -> String {
        switch self {
        case .invalidJSON(let reason): "not valid JSON: \(reason.oneLine)"
        case .invalidYAML(let reason): "not valid YAML: \(reason.oneLine)"
        case .unquoted(let reason, let corrected): "\(at(path))\(reason): \(corrected.shortened(to: 120))"
        case .tooDeep(let limit): "lists and mappings are nested more than \(limit) deep"
        case .tooManyValues(let limit):
            "the file has more than \(limit) values, the most for a file of its size; split it"
        case .tooManyAliases(let limit): "the aliases stand for more than \(limit) values; write fewer of them"
        case .duplicateKey(let key): "the key “\(key.shortened)” stands twice\(within(path))"
        }
    }
}
