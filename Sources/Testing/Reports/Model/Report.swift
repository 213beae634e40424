import Foundation
public import Goldens

/// The findings of a run of golden tests, for people who were not there. All forms of a report show this value.
///
///     let report = try Report(RunReport(run: folder), runs: [folder])
///     try report.json()     // for machines
///     report.junit()        // for CI
///     report.markdown()     // for a pull request
///     try report.html()     // for a review
public struct Report: Sendable {
    /// The name of the package's folder.
    public let package: String

    /// The runs' folders, from the package's folder on where they are in it.
    public let runs: [String]

    /// How many goldens there are of each outcome.
    public let totals: Totals

    /// The goldens that did not pass, or have notes, grouped by change, the most telling first.
    public let groups: [ReportedGroup]

    /// All goldens, in the order of their names.
    public let goldens: [ReportedGolden]

    /// Tests that did not run to their ends, or failed by something else: goldens of theirs may be missing here.
    public let unfinished: [UnfinishedTest]

    /// The folders in which the report's files are looked for.
    let files: PackageFiles

    /// - Parameters:
    ///   - run: The results.
    ///   - runs: The folders that they were read from.
    /// - Throws: If a file of a run is a link, or another one than the run has written.
    public init(_ run: RunReport, runs: [String]) throws(GoldenError) {
        let files = PackageFiles(package: run.package, runs: runs)
        self.files = files
        package = run.packageName
        let folders = runs.map(files.shortened)
        self.runs = folders
        let approval = ApproveCommand(runs: folders)
        var goldens: [ReportedGolden] = []
        for result in run.results { goldens.append(try ReportedGolden(result, files: files, approval: approval)) }
        self.goldens = goldens
        totals = Totals(goldens)
        groups = ReportedGroup.groups(of: goldens, in: ResultGroup.groups(of: run.results), approval: approval)
        unfinished = run.unfinished
    }

    /// The same report with some of its goldens.
    init(_ report: Report, goldens: [ReportedGolden]) {
        (package, runs, totals, groups) = (report.package, report.runs, report.totals, report.groups)
        (unfinished, files) = (report.unfinished, report.files)
        self.goldens = goldens
    }

    /// How many goldens there are of each outcome.
    public struct Totals: Sendable, Equatable, Encodable {
        /// The numbers of goldens with this outcome, see ``GoldenResult/Outcome``.
        public let passed, changed, missing, unusable, failed, flawed, recorded: Int

        /// The number of goldens with notes, whatever their outcome.
        public let noted: Int

        init(_ goldens: [ReportedGolden]) {
            func count(_ outcome: GoldenResult.Outcome) -> Int { goldens.count { $0.outcome == outcome } }
            passed = count(.passed)
            changed = count(.changed)
            missing = count(.missing)
            unusable = count(.unusable)
            failed = count(.failed)
            flawed = count(.flawed)
            recorded = count(.recorded)
            noted = goldens.count { !$0.notes.isEmpty }
        }

        /// The number of all goldens.
        public var all: Int { passed + changed + missing + unusable + failed + flawed + recorded }
    }
}

extension GoldenResult.Outcome {
    /// The outcome in a word: `12 changed`, `1 new`.
    var word: String {
        switch self {
        case .passed: "passed"
        case .changed: "changed"
        case .missing: "new"
        case .unusable: "unusable"
        case .failed: "failed"
        case .flawed: "flawed"
        case .recorded: "recorded"
        }
    }
}

extension Report {
    /// `12 with notes`
    private var notedWords: [String] { totals.noted > 0 ? ["\(totals.noted) with notes"] : [] }

    /// The totals in words: `14 changed, 1 new, 223 passed`.
    public var headline: String {
        let counts: [(GoldenResult.Outcome, Int)] = [
            (.changed, totals.changed), (.missing, totals.missing), (.unusable, totals.unusable),
            (.failed, totals.failed), (.flawed, totals.flawed), (.recorded, totals.recorded),
            (.passed, totals.passed),
        ]
        let words = counts.filter { $0.1 > 0 }.map { "\($0.1) \($0.0.word)" } + notedWords
        return words.isEmpty ? "no goldens" : words.joined(separator: ", ")
    }
}
