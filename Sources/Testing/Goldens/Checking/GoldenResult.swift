public import Comparison
import Foundation
public import Frames

/// What became of one assertion: the starting point of every report.
public struct GoldenResult: Sendable, Equatable, Codable {
    /// What the assertion did.
    public enum Outcome: String, Sendable, Codable, CaseIterable {
        case passed
        /// The golden was written; the test fails once, so that somebody looks at it.
        case recorded
        /// There is no golden, and none was to be written.
        case missing
        /// The content is another one.
        case changed
        /// The golden can't be used: it is unreadable, or its name is taken.
        case unusable
        /// The content could not be made, or nothing could be written.
        case failed
    }

    /// The golden's path below the folder of goldens: `Badge/LabelTests/isTruncated.dark.png`.
    public var id: String
    public var suite: String
    public var test: String
    public var variant: String?

    /// The assertion, its file from the package's folder on.
    public var source: SourcePlace

    public var outcome: Outcome
    public var verdict: Verdict

    /// Whether this program made the golden that is there; another one is never replaced.
    public var isOurs: Bool

    /// What the failure says, whole; `nil` if the assertion passed.
    public var message: String?

    /// What changed, a line each, the most telling first.
    public var changes: [String]

    /// What the change comes from, without what differs from picture to picture; equal lists are one change.
    public var causes: [String]

    /// The whole comparison of two pictures that don't match.
    public var comparison: PictureComparison?

    /// Absolute paths; those of a run that was copied from another machine are where it is now. ``actual`` is what an approval puts in the golden's place.
    public var golden: String
    public var expected: String?
    public var actual: String?
    public var difference: String?

    /// A hash of the golden's bytes when it was compared; `nil` if there was none.
    public var goldenDigest: String?

    /// The bytes of the golden or, where there is a new one, of that.
    public var weight: Int?

    /// The most bytes that a golden may have here.
    public var budget: Int

    /// What a picture was drawn with.
    public var settings: RenderSettings?

    public var fails: Bool { outcome != .passed }

    /// Whether there is something that could take the golden's place.
    public var isPending: Bool {
        actual != nil && isOurs && (outcome == .missing || outcome == .changed)
    }
}
