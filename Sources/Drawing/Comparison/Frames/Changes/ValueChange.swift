/// An old and a new value in words. Lengths are in points.
public enum ValueChange: Sendable, Hashable {
    /// The old value was replaced.
    case exchange(from: Value, to: Value)
    /// A phrase instead of two values, such as `differs at the top`.
    case remark(String)

    /// One of the two values.
    public struct Value: Sendable, Hashable {
        /// The value, such as `#005FFF`.
        public var words: String

        /// The design token of the value, see `DesignTokens`; `nil` if unknown.
        public var token: String?

        /// Creates a value.
        public init(_ words: String, token: String? = nil) {
            (self.words, self.token) = (words, token)
        }
    }
}

extension ValueChange {
    /// Creates a change between values without tokens.
    init(from: String, to: String) {
        self = .exchange(from: Value(from), to: Value(to))
    }

    /// Whether the words show the difference.
    var showsDifference: Bool {
        switch self {
        case .exchange(let from, let to): from != to
        case .remark: true
        }
    }

    /// Returns this change, or one that names the first differing part if both values read the same.
    ///
    /// - Returns: `nil` if no visible part differs.
    func distinguishing(_ old: Any?, _ new: Any?) -> ValueChange? {
        if showsDifference { return self }
        guard let part = DifferingPart(old, new) else { return nil }
        return ValueChange(from: part.name.isEmpty ? part.old : "\(part.name) \(part.old)", to: part.new)
    }

    /// Returns the change with a label before the values: `corner radius 18 → 4`.
    func labeled(_ label: String) -> ValueChange {
        switch self {
        case .exchange(let from, let to):
            .exchange(from: Value("\(label) \(from.words)", token: from.token), to: to)
        case .remark(let words): ValueChange(from: label, to: words)
        }
    }
}
