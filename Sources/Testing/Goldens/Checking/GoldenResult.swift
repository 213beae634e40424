public import Comparison
import Foundation
public import Frames
public import Rendering

/// The result of one assertion, from which every report is made.
public struct GoldenResult: Sendable, Equatable, Codable {
    /// The ways in which an assertion can end. All but ``passed`` fail the test.
    public enum Outcome: String, Sendable, Codable, CaseIterable {
        /// The content matches the golden.
        case passed
        /// The golden was written; the test fails once, so that somebody looks at it.
        case recorded
        /// There is no golden, and none was to be written.
        case missing
        /// The content does not match the golden.
        case changed
        /// The content has problems that strict mode doesn't let pass, see ``GoldenResult/notes``.
        case flawed
        /// The golden can't be used: it is unreadable, or its name is taken.
        case unusable
        /// The content could not be made, or nothing could be written.
        case failed
    }

    /// The golden's path below the folder of goldens: `Badge/LabelTests/isTruncated.dark.png`.
    public var id: String
    /// The test target and the source file, see ``GoldenName/suite``.
    public var suite: String

    /// The test's function, see ``GoldenName/test``.
    public var test: String

    /// The name that tells several goldens of one test apart; `nil` for a test's only one.
    public var variant: String?

    /// The line of code that asserts; its path begins in the package's folder.
    public var source: SourcePlace

    /// How the assertion ended.
    public var outcome: Outcome

    /// The outcome of the comparison.
    public var verdict: Verdict

    /// Whether MessageShot made the golden that is there; a golden of another program is never replaced.
    public var isOurs: Bool

    /// The whole message of the failure; `nil` if the assertion passed.
    public var message: String?

    /// The changes, a line each, the most telling first.
    public var changes: [String]

    /// The causes of the changes, a line each, in words that are the same for the same change in another picture.
    public var causes: [String]

    /// What a person should know of besides: each note once, in the order in which they came up.
    public var notes: [GoldenNote] = []

    /// The whole comparison of two pictures that don't match, or whose frames differ; otherwise `nil`.
    public var comparison: PictureComparison?

    /// The absolute path of the golden.
    public var golden: String

    /// The absolute path of a copy of the golden as it was compared, in the run's folder; `nil` unless it changed.
    public var expected: String?

    /// The absolute path of the content, in the run's folder: the file that an approval puts in the golden's place.
    public var actual: String?

    /// The absolute path of a picture or a text that shows the difference, in the run's folder.
    public var difference: String?

    /// The absolute path of a picture of the smallest parts that still differ, in the run's folder; a text with the same
    /// name and `.txt` for its ending tells of them.
    public var minimal: String?

    /// The files of the run that are named here, as they were written.
    public var files: [RunFile] = []

    /// A hash of the golden's bytes when it was compared; `nil` if there was none.
    public var goldenDigest: String?

    /// The size in bytes of the new content if there is any, otherwise of the golden.
    public var weight: Int?

    /// The folder that the golden and others lie in; `nil` for the one that ``id`` leads to ``golden`` from.
    public var root: String?

    /// The most bytes that a golden may have here; `nil` for no limit.
    public var budget: Int?

    /// The other use of the golden, and which of all its uses this is; `nil` for the first one.
    var sharing: NameClaims.Sharing?

    /// The settings that a picture was drawn with.
    public var settings: RenderSettings?

    /// The absolute path of the folder that the golden and others lie in.
    var folder: String { root ?? String(golden.dropLast(id.count + 1)) }

    /// How long making the content and comparing it took, in seconds; `nil` if it was not measured.
    public var seconds: Double?

    /// Whether the golden matches and its frames don't: no pixel shows what changed.
    public var isHiddenChange: Bool { outcome == .passed && verdict == .framesOnly }

    /// Whether the assertion fails its test.
    public var fails: Bool { outcome != .passed }

    /// Whether there is a file that waits for approval to take the golden's place.
    public var isPending: Bool {
        actual != nil && isOurs && sharing == nil
            && (outcome == .missing || outcome == .changed || isHiddenChange)
    }
}
