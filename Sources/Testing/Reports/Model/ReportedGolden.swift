public import Comparison
import Foundation
import Frames
public import Goldens
import Rendering

/// A golden in a report: its result in words, with its pictures or texts.
public struct ReportedGolden: Sendable, Equatable, Encodable {
    /// The path below the folder of goldens: `Badge/LabelTests/isTruncated.dark.png`.
    public let id: String
    /// The test target and the source file, see ``GoldenName/suite``.
    public let suite: String

    /// The test's function, see ``GoldenName/test``.
    public let test: String

    /// The name that tells several goldens of one test apart; `nil` for the only one.
    public let variant: String?

    /// The source file of the assertion, from the package's folder on.
    public let file: String

    /// The line of the assertion, from 1.
    public let line: Int

    /// How the assertion ended.
    public let outcome: GoldenResult.Outcome

    /// The outcome of the comparison.
    public let verdict: Verdict

    /// The settings that are not the usual ones: `dark`, `right to left`.
    public let surroundings: [String]

    /// The result in one sentence; empty if the golden passed and no note is a hidden change.
    public let headline: String

    /// The whole message of the failing test; `nil` if it passed.
    public let message: String?

    /// What a person should know of besides, see ``GoldenResult/notes``.
    public let notes: [GoldenNote]

    /// How long making the content and comparing it took, in seconds; `nil` if it was not measured.
    public let seconds: Double?

    /// The changes in words, a line each, the most telling first.
    public let summary: [String]

    /// The causes of the changes, see ``GoldenResult/causes``.
    public let causes: [String]

    /// The changes of frames: causes first, then their consequences.
    public let changes: [ReportedChange]

    /// The number of consequences that are left out of ``changes``.
    public let changesLeftOut: Int

    /// The counts of pixels that differ; `nil` if pictures were not compared.
    public let pixels: PixelStatistics?

    /// The components whose pixels differ by more than is allowed.
    public let blame: [ComponentBlame]

    /// The golden as it was compared; `nil` if there is none, or it passed.
    public let expected: ReportedFile?

    /// The new content; `nil` if the golden passed.
    public let actual: ReportedFile?

    /// A picture or a text that shows the difference.
    public let difference: ReportedFile?

    /// A picture of the smallest parts that still differ.
    public let minimal: ReportedFile?

    /// What is said of them: paths, changes and frames.
    public let minimalText: ReportedFile?

    /// The size in bytes of the new content if there is any, otherwise of the golden.
    public let weight: Int?

    /// The most bytes that the golden may have; `nil` for no limit.
    public let budget: Int?

    /// The command that makes the actual content the golden; `nil` if that is not possible.
    public let approve: String?

    /// Nobody reads more about one picture.
    private static let mostChanges = 300

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
        changes = Array(all.prefix(Self.mostChanges))
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
        // A difference carries no frames; it is as large as the larger of the two.
        difference = try reported(result.evidence?.difference, scale: actual?.scale ?? expected?.scale)
        minimal = try reported(result.evidence?.minimal, scale: 2)
        minimalText = try reported(result.evidence?.minimalText, scale: nil)
        weight = result.weight
        budget = result.budget
        approve = result.isPending ? approval.taking([result.id]) : nil
    }

    /// Whether the golden matches and its frames don't: no pixel shows what changed.
    public var isHiddenChange: Bool { outcome == .passed && verdict == .framesOnly }

    /// Whether the golden is a text, or other data, and no picture.
    public var isText: Bool { [expected, actual].contains { $0?.kind == .text || $0?.kind == .data } }

    private static func headline(_ result: GoldenResult) -> String {
        if let comparison = result.comparison, result.outcome == .changed || result.isHiddenChange {
            return comparison.headline
        }
        switch result.outcome {
        case .passed: return ""
        case .missing where result.message?.contains("would weigh") != true: return "there is no golden yet"
        default:
            let first = result.message?.split(separator: "\n").first.map(String.init) ?? result.outcome.word
            // The golden's name is said beside it.
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
        return words
    }
}

extension RenderSettings.ContentSize {
    /// `extra extra large`
    fileprivate var words: String {
        rawValue.reduce(into: "") { $0 += $1.isUppercase ? " \($1.lowercased())" : "\($1)" }
    }
}
