/// What came of one input.
public struct FuzzOutcome: Sendable {
    /// Whether the input was read to its end: it got past the checks of the reader.
    public var isAccepted = false

    /// What a person would be told: errors and warnings, held to ``MessageRules``.
    public var messages: [String] = []

    /// Promises that were broken, in words that are the same for the same promise.
    public var violations: [String] = []

    /// Makes an outcome of nothing said.
    public init() {}

    /// Notes that a promise was broken, unless it holds.
    public mutating func expect(_ holds: Bool, _ promise: @autoclosure () -> String) {
        if !holds { violations.append(promise()) }
    }

    /// What is wrong: broken promises, and rules that messages break.
    public var findings: [String] { violations + messages.compactMap(MessageRules.flaw) }
}
