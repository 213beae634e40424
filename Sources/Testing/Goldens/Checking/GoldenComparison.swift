public import Comparison
public import Foundation

/// The result of comparing content with a golden: the verdict, and all that a failure says and shows.
public struct GoldenComparison: Sendable {
    /// The outcome in a word.
    public var verdict: Verdict

    /// The difference in one line, to be read behind the golden's name: `312 pixels differ by up to 40 levels`.
    public var headline: String

    /// The changes, a line each, the most telling first.
    public var changes: [String] = []

    /// The causes of the changes, a line each, in words that are the same for the same change in another picture.
    public var causes: [String] = []

    /// The whole comparison of two pictures that don't match, or whose frames differ; otherwise `nil`.
    public var comparison: PictureComparison?

    /// The bytes of a picture or a text that shows the difference.
    public var difference: Data?

    /// Rules of the tolerance that have no effect, a sentence each.
    public var idleRules: [String] = []

    /// Searches for the smallest parts that still differ; called only where the difference is shown.
    public var minimal: (@Sendable () -> MinimalPicture?)?

    /// Whether the golden would be the same if it were recorded anew.
    public var isIdentical = false

    /// Whether MessageShot made the golden; only then may it be replaced.
    public var isOurs = true

    /// Creates a judgement without changes.
    public init(_ verdict: Verdict, _ headline: String = "") {
        self.verdict = verdict
        self.headline = headline
    }
}
