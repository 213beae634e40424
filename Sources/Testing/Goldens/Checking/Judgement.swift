public import Foundation

/// The answer of a comparison: the verdict, and all that a failure says and shows.
public struct Judgement: Sendable {
    public var verdict: Verdict

    /// One line, to be read behind the golden's name: `312 of 18480 pixels differ`.
    public var headline: String

    /// What changed, the most telling first, a line each.
    public var changes: [String]

    /// A picture or a text that shows the difference.
    public var difference: Data?

    /// Whether writing the golden anew would change nothing in it that counts.
    public var isIdentical: Bool

    /// Whether this program made the golden; only then may it be replaced.
    public var isOurs = true

    public init(
        _ verdict: Verdict, _ headline: String = "", changes: [String] = [], difference: Data? = nil,
        isIdentical: Bool = false, isOurs: Bool = true
    ) {
        self.verdict = verdict
        self.headline = headline
        self.changes = changes
        self.difference = difference
        self.isIdentical = isIdentical
        self.isOurs = isOurs
    }

    public var passes: Bool { verdict == .same || verdict == .withinTolerance }
}
