/// The outcome of one input.
public struct FuzzOutcome: Sendable {
    /// Whether the input was read completely, that is, passed the reader's checks.
    public var isAccepted = false

    /// The errors and warnings that a user would see, which must follow ``MessageRules``.
    public var messages: [String] = []

    /// Descriptions of violated guarantees, which are the same for every violation of one guarantee.
    public var violations: [String] = []

    /// Makes an empty outcome.
    public init() {}

    /// Records a violation if a guarantee doesn't hold.
    public mutating func expect(_ holds: Bool, _ promise: @autoclosure () -> String) {
        if !holds { violations.append(promise()) }
    }

    /// Everything that is wrong: violated guarantees, and messages that break the rules.
    public var findings: [String] { violations + messages.compactMap(MessageRules.violation) }
}
