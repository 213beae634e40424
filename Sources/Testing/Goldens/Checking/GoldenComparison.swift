public import Comparison
public import Foundation

/// The result of comparing content with a golden: the verdict, and the contents of a failure message.
public struct GoldenComparison: Sendable {
    /// The outcome in a word.
    public var verdict: Verdict

    /// The difference in one line that follows the golden's name: `312 pixels differ by up to 40 levels`.
    public var headline: String

    /// The changes, one line each, the most significant first.
    public var changes: [String] = []

    /// The causes of the changes, one line each. The same change in another picture has the same text.
    public var causes: [String] = []

    /// The full comparison of two pictures that don't match, or whose frames differ; otherwise `nil`.
    public var comparison: PictureComparison?

    /// The bytes of a picture or a text that shows the difference.
    public var difference: Data?

    /// Rules of the tolerance that have no effect, one sentence each.
    public var unusedRules: [String] = []

    /// Searches for the smallest parts that still differ; called only where the difference is shown.
    public var minimal: (@Sendable () -> MinimalPicture?)?

    /// Whether recording again would write the same golden.
    public var isIdentical = false

    /// Whether MessageShot made the golden; only then may it be replaced.
    public var isOurs = true

    /// Creates a comparison without changes.
    public init(_ verdict: Verdict, _ headline: String = "") {
        self.verdict = verdict
        self.headline = headline
    }
}
