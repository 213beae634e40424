public import Comparison
import Foundation
import Frames
public import Goldens
import Rendering

/// A golden in a report: its result in words, with its pictures or texts.
public struct ReportedGolden: Sendable, Equatable, Encodable {
    /// The path relative to the folder of goldens: `Badge/LabelTests/isTruncated.dark.png`.
    public let id: String
    /// The test target and the source file, see ``GoldenName/suite``.
    public let suite: String

    /// The test's function, see ``GoldenName/test``.
    public let test: String

    /// The name that distinguishes several goldens of one test; `nil` for the only one.
    public let variant: String?

    /// The source file of the assertion, relative to the package's folder.
    public let file: String

    /// The line of the assertion, from 1.
    public let line: Int

    /// How the assertion ended.
    public let outcome: GoldenResult.Outcome

    /// The outcome of the comparison.
    public let verdict: Verdict

    /// The settings that differ from the defaults: `dark`, `right to left`.
    public let surroundings: [String]

    /// The result in one sentence; empty if the golden passed without a hidden change.
    public let headline: String

    /// The whole message of the failing test; `nil` if it passed.
    public let message: String?

    /// Additional notes, see ``GoldenResult/notes``.
    public let notes: [GoldenNote]

    /// The time in seconds for creating the content and comparing it; `nil` if it wasn't measured.
    public let seconds: Double?

    /// The changes in words, one line each, the most significant first.
    public let summary: [String]

    /// The causes of the changes, see ``GoldenResult/causes``.
    public let causes: [String]

    /// The changes of frames: causes first, then their consequences.
    public let changes: [ReportedChange]

    /// The number of consequences omitted from ``changes``.
    public let changesLeftOut: Int

    /// The counts of differing pixels; `nil` if no pictures were compared.
    public let pixels: PixelStatistics?

    /// The components whose pixels exceed the tolerance.
    public let blame: [ComponentBlame]

    /// The golden at the time of the comparison; `nil` if there is none, or it passed.
    public let expected: ReportedFile?

    /// The new content; `nil` if the golden passed.
    public let actual: ReportedFile?

    /// A picture or a text that shows the difference.
    public let difference: ReportedFile?

    /// A picture of the smallest parts that still differ.
    public let minimal: ReportedFile?

    /// The description of those parts: paths, changes and frames.
    public let minimalText: ReportedFile?

    /// The size in bytes of the new content, or else of the golden.
    public let byteSize: Int?

    /// The maximum size of the golden in bytes; `nil` for no limit.
    public let budget: Int?

    /// The command that approves the actual content; `nil` if that isn't possible.
    public let approve: String?

    private enum CodingKeys: String, CodingKey {
        case id, suite, test, variant, file, line, outcome, verdict, surroundings, headline, message, notes, seconds
        case summary, causes, changes, changesLeftOut, pixels, blame, expected, actual, difference, minimal, minimalText
        case byteSize = "weight"
        case budget, approve
    }

    /// More than anyone reads about one picture.
    private static let maximumChanges = 300

    init(_ result: GoldenResult, files: PackageFiles, approval: ApproveCommand) throws(GoldenError) {
        id = result.id
        suite = result.suite
        test = result.test
        variant = result.variant
        file = result.source.file
        line = result.source.line
        outcome = result.outcome
        verdict = result.verdict
        surroundings = result.settings.map(Self.surroundings) ?? []
        headline = Self.headline(result).replacing("\(files.package)/", with: "")
        message = result.message?.replacing("\(files.package)/", with: "")
        notes = result.notes
        seconds = result.seconds
        summary = result.changes
        causes = result.causes
        let all = result.comparison?.frames.map(ReportedChange.list) ?? []
        changes = Array(all.prefix(Self.maximumChanges))
        changesLeftOut = all.count - changes.count
        pixels = result.comparison?.pixels
        blame = result.comparison?.blame ?? []
        let scale = result.settings.map { Double($0.scale) }
        func reported(_ path: String?, scale: Double?) throws(GoldenError) -> ReportedFile? {
            guard let path, let file = result.file(at: path) else { return nil }
            return try ReportedFile(path, from: .run(file), files: files, scale: scale)
        }
        let expected = try reported(result.evidence?.expected, scale: scale)
        var actual = try reported(result.evidence?.actual, scale: scale)
        if actual == nil, result.outcome == .recorded {
            actual = try ReportedFile(result.golden, from: .golden(result), files: files, scale: scale)
        }
        self.expected = expected
        self.actual = actual
        // A difference has no frames; it is as large as the larger of the two pictures.
        difference = try reported(result.evidence?.difference, scale: actual?.scale ?? expected?.scale)
        minimal = try reported(result.evidence?.minimal, scale: 2)
        minimalText = try reported(result.evidence?.minimalText, scale: nil)
        byteSize = result.byteSize
        budget = result.budget
        approve = result.isPending ? approval.taking([result.id]) : nil
    }

    /// Whether the golden matches but its frames don't: no pixel shows the change.
    public var isHiddenChange: Bool { outcome == .passed && verdict == .framesOnly }

    /// Whether the golden is a text or other data rather than a picture.
    public var isText: Bool { [expected, actual].contains { $0?.kind == .text || $0?.kind == .data } }

    private static func headline(_ result: GoldenResult) -> String {
        if let comparison = result.comparison, result.outcome == .changed || result.isHiddenChange {
            return comparison.headline
        }
        switch result.outcome {
        case .passed: return ""
        case .missing where !result.isOverBudget: return "no golden yet"
        default:
            let first = result.message?.split(separator: "\n").first.map(String.init) ?? result.outcome.word
            // The golden's name is next to it.
            guard let name = first.range(of: result.id) else { return first }
            return first[name.upperBound...].trimmingCharacters(in: CharacterSet(charactersIn: ": "))
        }
    }

    private static func surroundings(_ settings: RenderSettings) -> [String] {
        var words: [String] = []
        if settings.appearance == .dark { words.append("dark") }
        if settings.contentSize != .large { words.append("\(settings.contentSize.words) text") }
        if settings.direction == .rightToLeft { words.append("right to left") }
        if settings.locale != "en_US" { words.append(settings.locale) }
        if settings.timeZone != "UTC" { words.append(settings.timeZone) }
        if settings.systemFonts != nil { words.append("system fonts") }
        return words
    }
}

extension RenderSettings.ContentSize {
    /// `extra extra large`
    fileprivate var words: String {
        rawValue.reduce(into: "") { $0 += $1.isUppercase ? " \($1.lowercased())" : "\($1)" }
    }
}
