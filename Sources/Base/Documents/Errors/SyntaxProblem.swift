/// A problem with the syntax of a document.
public enum SyntaxProblem: DocumentProblem {
    /// The text is not JSON, for a reason that is part of the sentence.
    case invalidJSON(String)

    /// The text is not YAML, for a reason that is part of the sentence.
    case invalidYAML(String)

    /// A text needs quotes: the reason, and the corrected line.
    case unquoted(reason: String, corrected: String)

    /// Lists and mappings are nested deeper than `limit`.
    case tooDeep(limit: Int)

    /// There are more values than `limit`.
    case tooManyValues(limit: Int)

    /// The aliases of a YAML file expand to more values than `limit`.
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
        case .tooManyAliases(let limit): "the aliases expand to more than \(limit) values; use fewer aliases"
        case .duplicateKey(let key): "duplicate key “\(key.shortened)”\(within(path)); remove one"
        }
    }
}
