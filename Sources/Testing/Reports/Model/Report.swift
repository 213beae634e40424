import Foundation
public import Goldens

/// The report of a run of golden tests. All report formats show this value.
///
///     let report = try Report(RunReport(run: folder), runs: [folder])
///     try report.json()     // for machines
///     report.junit()        // for CI
///     report.markdown()     // for a pull request
///     try report.html()     // for a review
public struct Report: Sendable {
    /// The name of the package's folder.
    public let package: String

    /// The runs' folders, relative to the package's folder if they are in it.
    public let runs: [String]

    /// The number of goldens per outcome.
    public let totals: Totals

    /// The goldens that failed or have notes, grouped by change, the most significant first.
    public let groups: [ReportedGroup]

    /// All goldens, sorted by name.
    public let goldens: [ReportedGolden]

    /// Tests that didn't finish or failed for another reason: some of their goldens may be missing here.
    public let unfinished: [UnfinishedTest]

    /// The folders of the report's files.
    let files: PackageFiles

    /// - Parameters:
    ///   - run: The results.
    ///   - runs: The folders that they were read from.
    /// - Throws: If a file of a run is a link, or not the file that the run wrote.
    public init(_ run: RunReport, runs: [String]) throws(GoldenError) {
        let files = PackageFiles(package: run.package, runs: runs)
        self.files = files
        package = run.packageName
        let folders = runs.map(files.shortened)
        self.runs = folders
        let approval = ApproveCommand(runs: folders, commands: PackageCommands(package: run.package))
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

    /// The number of goldens per outcome.
    public struct Totals: Sendable, Equatable, Encodable {
        /// The number of goldens with this outcome, see ``GoldenResult/Outcome``.
        public let passed, changed, missing, unusable, failed, flawed, recorded: Int

        /// The number of goldens with notes, regardless of outcome.
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
    /// The count with its outcome: `12 changed`, `1 new`.
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
