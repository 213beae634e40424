public import Comparison
import Foundation
import Frames
public import Rendering

/// The result of one assertion, from which every report is made.
public struct GoldenResult: Sendable, Equatable {
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

    /// The absolute path of the golden.
    public var golden: String

    /// The folder that the golden and others lie in; `nil` for the one that ``id`` leads to ``golden`` from.
    public var root: String?

    /// The settings that a picture was drawn with.
    public var settings: RenderSettings?

    /// How the assertion ended, with all that is known then.
    public var ending: Ending

    /// What a person should know of besides: each note once, in the order in which they came up.
    public var notes: [GoldenNote] = []

    /// The size in bytes of the new content if there is any, otherwise of the golden; `nil` if neither was read.
    public var weight: Int?

    /// The most bytes that a golden may have here; `nil` for no limit.
    public var budget: Int?

    /// The other use of the golden, and which of all its uses this is; `nil` for the first one.
    var sharing: NameClaims.Sharing?

    /// The files of the run that ``ending`` names, as they were written.
    public var files: [RunFile] = []

    /// How long making the content and comparing it took, in seconds; `nil` if it was not measured.
    public var seconds: Double?

    /// The absolute path of the folder that the golden and others lie in.
    var folder: String { root ?? String(golden.dropLast(id.count + 1)) }
}

extension GoldenResult {
    /// Whether the assertion fails its test.
    public var fails: Bool { outcome != .passed }

    /// Whether the golden matches and its frames don't: no pixel shows what changed.
    public var isHiddenChange: Bool {
        if case .passed(let golden, _) = ending { golden.verdict == .framesOnly } else { false }
    }

    /// Whether there is a file that waits for approval to take the golden's place.
    public var isPending: Bool {
        guard evidence?.actual != nil, sharing == nil else { return false }
        return switch ending {
        case .missing: true
        case .changed(let golden, _, _): golden.isOurs
        case .passed(let golden, _): golden.isOurs && isHiddenChange
        case .recorded, .flawed, .unusable, .failed: false
        }
    }

    /// What was found in the golden's place.
    var found: Found { ending.found }

    /// The files of the run that show how the assertion ended; `nil` if there are none.
    public var evidence: Evidence? { ending.evidence }

    /// How the assertion ended, in a word.
    public var outcome: Outcome { ending.outcome }

    /// The whole message of the failure; `nil` if the assertion passed.
    public var message: String? { ending.message }

    /// The outcome of the comparison.
    public var verdict: Verdict { found.verdict }

    /// Whether MessageShot made the golden that is there; a golden of another program is never replaced.
    public var isOurs: Bool { found.isOurs }

    /// The changes, a line each, the most telling first.
    public var changes: [String] { found.golden?.changes ?? [] }

    /// The causes of the changes, a line each, in words that are the same for the same change in another picture.
    public var causes: [String] { found.golden?.causes ?? [] }

    /// The whole comparison of two pictures that don't match, or whose frames differ; otherwise `nil`.
    public var comparison: PictureComparison? { found.golden?.pictures }

    /// A hash of the golden's bytes when it was compared; `nil` if there was none.
    public var goldenDigest: String? { found.digest }
}
