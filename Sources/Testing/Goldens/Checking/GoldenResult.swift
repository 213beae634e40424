public import Comparison
import Foundation
import Frames
public import Rendering

/// The result of one assertion, which all reports are made from.
public struct GoldenResult: Sendable, Equatable {
    /// The golden's path relative to the folder of goldens: `Badge/LabelTests/isTruncated.dark.png`.
    public var id: String

    /// The test target and the source file, see ``GoldenName/suite``.
    public var suite: String

    /// The test's function, see ``GoldenName/test``.
    public var test: String

    /// The name that distinguishes several goldens of one test; `nil` for a test's only one.
    public var variant: String?

    /// The line of code of the assertion, relative to the package's folder.
    public var source: SourcePlace

    /// The absolute path of the golden.
    public var golden: String

    /// The folder of the golden; `nil` for the one in which ``id`` is the path of ``golden``.
    public var root: String?

    /// The settings that a picture was drawn with.
    public var settings: RenderSettings?

    /// How the assertion ended.
    public var ending: Ending

    /// Additional notes for the reader, without duplicates, in order of appearance.
    public var notes: [GoldenNote] = []

    /// The size in bytes of the new content, or else of the golden; `nil` if neither was read.
    public var byteSize: Int?

    /// The maximum size of the golden in bytes; `nil` for no limit.
    public var budget: Int?

    /// Whether the content has more bytes than ``budget`` allows.
    public var isOverBudget: Bool { byteSize ?? 0 > budget ?? .max }

    /// The other assertion that uses the golden, and the number of this one among them; `nil` for the first.
    var sharing: NameClaims.Sharing?

    /// The files of the run that ``ending`` names, as they were written.
    public var files: [RunFile] = []

    /// The time in seconds for creating the content and comparing it; `nil` if it wasn't measured.
    public var seconds: Double?

    /// The absolute path of the folder of the golden.
    var folder: String { root ?? String(golden.dropLast(id.count + 1)) }
}

extension GoldenResult {
    /// Whether the assertion fails its test.
    public var fails: Bool { outcome != .passed }

    /// Whether the golden matches but its frames don't: no pixel shows the change.
    public var isHiddenChange: Bool {
        if case .passed(let golden, _) = ending { golden.verdict == .framesOnly } else { false }
    }

    /// Whether a new file is waiting for approval.
    public var isPending: Bool {
        guard evidence?.actual != nil, sharing == nil else { return false }
        return switch ending {
        case .missing: true
        case .changed(let golden, _, _): golden.isOurs
        case .passed(let golden, _): golden.isOurs && isHiddenChange
        case .recorded, .flawed, .unusable, .failed: false
        }
    }

    /// The state of the golden's file.
    var found: Found { ending.found }

    /// The files of the run that show how the assertion ended; `nil` if there are none.
    public var evidence: Evidence? { ending.evidence }

    /// The name of the way in which the assertion ended.
    public var outcome: Outcome { ending.outcome }

    /// The whole message of the failure; `nil` if the assertion passed.
    public var message: String? { ending.message }

    /// The outcome of the comparison.
    public var verdict: Verdict { found.verdict }

    /// Whether MessageShot made the existing golden. Goldens of other programs are never replaced.
    public var isOurs: Bool { found.isOurs }

    /// The changes, one line each, the most significant first.
    public var changes: [String] { found.golden?.changes ?? [] }

    /// The causes of the changes, one line each. The same change in another picture has the same text.
    public var causes: [String] { found.golden?.causes ?? [] }

    /// The full comparison of two pictures that don't match, or whose frames differ; otherwise `nil`.
    public var comparison: PictureComparison? { found.golden?.pictures }

    /// A hash of the golden's bytes when it was compared; `nil` if there was none.
    public var goldenDigest: String? { found.digest }
}
