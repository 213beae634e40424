public import Comparison
public import Foundation

/// The answer of a comparison: the verdict, and all that a failure says and shows.
public struct Judgement: Sendable {
    public var verdict: Verdict

    /// One line, to be read behind the golden's name: `312 of 18480 pixels differ`.
    public var headline: String

    /// What changed, the most telling first, a line each.
    public var changes: [String] = []

    /// What the change comes from, without what differs from picture to picture; equal lists are one change.
    public var causes: [String] = []

    /// The whole comparison, of pictures.
    public var comparison: PictureComparison?

    /// A picture or a text that shows the difference.
    public var difference: Data?

    /// Whether writing the golden anew would change nothing in it that counts.
    public var isIdentical = false

    /// Whether this program made the golden; only then may it be replaced.
    public var isOurs = true

    public init(_ verdict: Verdict, _ headline: String = "") {
        self.verdict = verdict
        self.headline = headline
    }
}
