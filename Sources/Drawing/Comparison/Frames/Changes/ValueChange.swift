/// An old and a new value, as a person writes them. Lengths are in points.
public enum ValueChange: Sendable, Hashable {
    /// Another value in the place of the old one.
    case exchange(from: Value, to: Value)
    /// A sentence that says it all: `differs at the top`.
    case remark(String)

    /// One of the two values.
    public struct Value: Sendable, Hashable {
        /// The value: `#005FFF`.
        public var words: String

        /// The design token that it comes from, see `DesignTokens`; `nil` if none is known.
        public var token: String?

        /// Creates a value.
        public init(_ words: String, token: String? = nil) {
            (self.words, self.token) = (words, token)
        }
    }
}

extension ValueChange {
    /// A change of a value that has no token.
    init(from: String, to: String) {
        self = .exchange(from: Value(from), to: Value(to))
    }

    /// Whether the words say what differs.
    var isTelling: Bool {
        switch self {
        case .exchange(let from, let to): from != to
        case .remark: true
        }
    }

    /// Returns this change, or one that names the first part in which two values differ if both sides read the same.
    ///
    /// - Returns: `nil` if no visible part differs.
    func telling(_ old: Any?, _ new: Any?) -> ValueChange? {
        if isTelling { return self }
        guard let part = DifferingPart(old, new) else { return nil }
        return ValueChange(from: part.name.isEmpty ? part.old : "\(part.name) \(part.old)", to: part.new)
    }

    /// Returns the change with the name of what has the values before them: `corner radius 18 → 4`.
    func labeled(_ label: String) -> ValueChange {
        switch self {
        case .exchange(let from, let to):
            .exchange(from: Value("\(label) \(from.words)", token: from.token), to: to)
        case .remark(let words): ValueChange(from: label, to: words)
        }
    }
}
