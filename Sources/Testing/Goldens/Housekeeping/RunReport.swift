import Console
import Files
import Foundation

/// The results of a run, read from its manifest, or of several shards of one run.
public struct RunReport: Sendable, Equatable {
    /// The last result of each assertion, sorted by name.
    public let results: [GoldenResult]

    /// The package's folder on this machine; the run's own folder if there is no package.
    public let package: String

    /// The name of the package's folder on the machine that ran the tests.
    public let packageName: String

    /// Tests that didn't finish or failed for another reason: some of their goldens may be missing here.
    public let unfinished: [UnfinishedTest]

    /// Whether only some of the tests were selected.
    public let isFiltered: Bool

    /// The shards that took part; empty for an undivided run.
    public let shards: Set<GoldenShard>

    /// Reads the manifest of a run.
    ///
    /// - Parameters:
    ///   - folder: The run's folder.
    ///   - package: A folder in the package of the goldens; `nil` for the package around the run's folder, or else
    ///     around the current folder.
    ///   - folders: Additional folders of goldens, absolute or relative to the package's folder. A run from another
    ///     machine may not add goldens to folders that have none.
    /// - Throws: If the folder has no manifest, a line of it can't be read, or a path leads out of its folder.
    public init(run folder: String, package: String? = nil, folders: [String] = []) throws(GoldenError) {
        let path = "\(folder)/\(GoldenRun.manifest)"
        guard FileManager.default.fileExists(atPath: path) else {
            throw GoldenError("\(folder): not a run of golden tests: \(GoldenRun.manifest) is missing")
        }
        var (processes, results): ([RunProcess], [GoldenResult]) = ([], [])
        var unfinished = RunningTests.left(in: folder)
        for record in try RunRecord.all(in: folder, GoldenRun.early) + RunRecord.all(in: folder, GoldenRun.manifest) {
            switch record {
            case .process(let process): processes.append(process)
            case .result(let result): results.append(result)
            case .unfinished(let test): unfinished.append(test)
            }
        }
        guard let first = processes.first else { throw GoldenError("\(path): it lists no process") }
        packageName = first.package.shortened(to: 200)
        let run = folder.absolutePath
        let root = Self.package(of: run, asked: package) ?? run
        self.package = root
        isFiltered = processes.contains(where: \.isFiltered)
        shards = Set(processes.compactMap(\.shard))
        self.unfinished = Self.once(unfinished.map(\.printable))
        let paths = RunPaths(run: run, goldens: GoldenFolders(package: root, others: folders))
        var resolved: [GoldenResult] = []
        for result in results { resolved.append(try paths.resolved(result)) }
        self.results = Self.last(of: resolved)
    }

    /// The folder of the package that a run belongs to, if any.
    private static func package(of run: String, asked: String?) -> String? {
        let folders = asked.map { [$0] } ?? [run, FileManager.default.currentDirectoryPath]
        return folders.lazy.compactMap { GoldenPlace.package(above: "\(URL(fileURLWithPath: $0).path)/-") }.first
    }

    /// Keeps one result per golden: the last one of each assertion, and among several assertions the one that most
    /// needs attention. Two that wait for approval with different content conflict.
    private static func last(of results: [GoldenResult]) -> [GoldenResult] {
        var known: [String: [GoldenResult]] = [:]
        for result in results {
            var others = known[result.id] ?? []
            others.removeAll { $0.source == result.source && $0.sharing == result.sharing }
            known[result.id] = others + [result]
        }
        return known.values.map(Self.mostSignificant).sorted { $0.id < $1.id }
    }

    private static func mostSignificant(of results: [GoldenResult]) -> GoldenResult {
        let sorted = results.sorted { ($0.source.file, $0.source.line) < ($1.source.file, $1.source.line) }
        let pending = sorted.filter(\.isPending)
        guard var first = pending.first ?? sorted.first(where: \.fails) ?? sorted.first else { return results[0] }
        guard let other = pending.dropFirst().first(where: { $0.source != first.source }) else { return first }
        let message = "\(Claimant(source: first.source).words(with: Claimant(source: other.source))) share this golden"
        first.ending = .unusable(
            first.found, first.evidence,
            message: "\(first.id): \(message); give one of them another name with named:")
        return first
    }

    /// The tests, sorted by name, without repeated runs that ended the same way.
    private static func once(_ tests: [UnfinishedTest]) -> [UnfinishedTest] {
        Dictionary(tests.map { ("\($0)", $0) }) { $1 }.sorted { $0.key < $1.key }.map(\.value)
    }

    private init(merging reports: [RunReport], first: RunReport) {
        (package, packageName) = (first.package, first.packageName)
        unfinished = Self.once(reports.flatMap(\.unfinished))
        isFiltered = reports.contains(where: \.isFiltered)
        shards = Set(reports.flatMap(\.shards))
        results = Self.last(of: reports.flatMap(\.results))
    }
}

extension RunReport {
    /// Merges the runs of several shards.
    ///
    /// - Parameters:
    ///   - folders: The folders of the runs.
    ///   - package: A folder in the package of the goldens, see ``init(run:package:folders:)``.
    ///   - others: Additional folders of goldens.
    /// - Throws: If a shard is missing or duplicated, or if they don't belong to the same division.
    public static func merging(
        runs folders: [String], package: String? = nil, folders others: [String] = []
    ) throws(GoldenError) -> RunReport {
        var reports: [RunReport] = []
        for folder in folders { reports.append(try RunReport(run: folder, package: package, folders: others)) }
        guard let first = reports.first else { throw GoldenError("There is no run to read") }
        guard reports.count > 1 else { return first }
        try checkShards(zip(folders, reports).map { (folder: $0, shards: $1.shards) })
        return RunReport(merging: reports, first: first)
    }

    private static func checkShards(_ runs: [(folder: String, shards: Set<GoldenShard>)]) throws(GoldenError) {
        var owners: [GoldenShard: String] = [:]
        for run in runs {
            guard !run.shards.isEmpty else {
                throw GoldenError("\(run.folder): the run isn't a shard, so it can't be merged")
            }
            for shard in run.shards.sorted(by: { $0.number < $1.number }) {
                if let other = owners[shard] {
                    throw GoldenError("shard \(shard) is duplicated: \(other) and \(run.folder)")
                }
                owners[shard] = run.folder
            }
        }
        try checkIsWhole(Set(owners.keys))
    }

    /// Checks that the shards belong to one complete division.
    private static func checkIsWhole(_ shards: Set<GoldenShard>) throws(GoldenError) {
        let counts = Set(shards.map(\.count)).sorted()
        guard let count = counts.first, counts.count == 1 else {
            let divisions = counts.map { "\($0)" }.joined(separator: " and ")
            throw GoldenError("the shards belong to different divisions, into \(divisions)")
        }
        let missing = (1...count).filter { number in !shards.contains { $0.number == number } }
        guard missing.isEmpty else {
            let names = missing.map { "\($0)/\(count)" }.joined(separator: ", ")
            throw GoldenError("shard \(names) is missing")
        }
    }

    /// Checks that the run compared all goldens.
    ///
    /// - Throws: If it was filtered, shards are missing, or tests failed or were skipped.
    public func checkIsWhole() throws(GoldenError) {
        if !shards.isEmpty { try Self.checkIsWhole(shards) }
        guard !isFiltered else {
            throw GoldenError("only some of the tests ran, so unused goldens can’t be determined; run all tests")
        }
        let goldens = results.filter { $0.outcome == .failed || $0.outcome == .unusable }.map(\.id)
        let incomplete = unfinished.map(\.test) + goldens
        guard let first = incomplete.first else { return }
        let more = incomplete.count - 1
        throw GoldenError(
            "\(first)\(more > 0 ? " and \(more) more" : "") failed or was skipped, so unused goldens can’t be "
                + "determined; run the tests until all pass")
    }

    /// Returns the folder of a package's newest run; `nil` if there is none.
    public static func newestRun(ofPackage package: String) -> String? {
        RunFolders.all(in: GoldenRun.folder(ofPackage: package)).first
    }
}
