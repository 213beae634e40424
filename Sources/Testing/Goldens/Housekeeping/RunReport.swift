import Console
import Files
import Foundation

/// The results of a run, read from its manifest, or those of several shards of one run.
public struct RunReport: Sendable, Equatable {
    /// The last result of each assertion, in the order of their names.
    public let results: [GoldenResult]

    /// The folder, on this machine, of the package whose tests ran; the run's own folder if there is no package.
    public let package: String

    /// The name of the package's folder where the tests ran.
    public let packageName: String

    /// Tests that did not run to their ends, or failed by something else: goldens of theirs may be missing here.
    public let unfinished: [UnfinishedTest]

    /// Whether only some of the tests were asked for.
    public let isFiltered: Bool

    /// The shards that took part; empty for a run that was not divided.
    public let shards: Set<GoldenShard>

    /// Reads the manifest of a run.
    ///
    /// - Parameters:
    ///   - folder: The run's folder.
    ///   - package: A folder in the package that the goldens lie in; `nil` for the one around the run's folder, or else
    ///     around the current one.
    ///   - folders: Folders in which tests keep goldens besides, from the package's folder on or absolute: what a run
    ///     from elsewhere puts into others that have none is refused.
    /// - Throws: If the folder has no manifest, a line of it can't be read, or a path leads out of its folder.
    public init(run folder: String, package: String? = nil, folders: [String] = []) throws(GoldenError) {
        let path = "\(folder)/\(GoldenRun.manifest)"
        guard FileManager.default.fileExists(atPath: path) else {
            throw GoldenError("\(folder): this is no run of golden tests: there is no \(GoldenRun.manifest) in it")
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
        guard let first = processes.first else { throw GoldenError("\(path): no process is named in it") }
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

    /// The folder of the package that a run belongs to, if there is one.
    private static func package(of run: String, asked: String?) -> String? {
        let folders = asked.map { [$0] } ?? [run, FileManager.default.currentDirectoryPath]
        return folders.lazy.compactMap { GoldenPlace.package(above: "\(URL(fileURLWithPath: $0).path)/-") }.first
    }

    /// Keeps one result of each golden: the last one of each assertion, and of several assertions the one that most
    /// needs a person's eyes. Two of them that wait for approval with different content both can't have it.
    private static func last(of results: [GoldenResult]) -> [GoldenResult] {
        var known: [String: [GoldenResult]] = [:]
        for result in results {
            var others = known[result.id] ?? []
            others.removeAll { $0.source == result.source && $0.sharing == result.sharing }
            known[result.id] = others + [result]
        }
        return known.values.map(Self.mostTelling).sorted { $0.id < $1.id }
    }

    private static func mostTelling(of results: [GoldenResult]) -> GoldenResult {
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

    /// The tests in the order of their names; one that was run again with the same end is there once.
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
    /// Puts the runs of several shards together.
    ///
    /// - Parameters:
    ///   - folders: The folders of the runs.
    ///   - package: A folder in the package that the goldens lie in, see ``init(run:package:folders:)``.
    ///   - others: Folders in which tests keep goldens besides.
    /// - Throws: If a shard is missing or there twice, or if they are not shards of one and the same division.
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
                throw GoldenError("\(run.folder): the run is no shard of a larger one, so it can't be merged")
            }
            for shard in run.shards.sorted(by: { $0.number < $1.number }) {
                if let other = owners[shard] {
                    throw GoldenError("shard \(shard) is there twice, in \(other) and in \(run.folder)")
                }
                owners[shard] = run.folder
            }
        }
        try checkIsWhole(Set(owners.keys))
    }

    /// Makes sure that the shards are all of one division.
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

    /// Makes sure that the run has compared all goldens.
    ///
    /// - Throws: If it was filtered, shards are missing, or tests failed or were skipped.
    public func checkIsWhole() throws(GoldenError) {
        if !shards.isEmpty { try Self.checkIsWhole(shards) }
        guard !isFiltered else {
            throw GoldenError("only some of the tests ran, so nobody knows which goldens are unused; run all of them")
        }
        let goldens = results.filter { $0.outcome == .failed || $0.outcome == .unusable }.map(\.id)
        let incomplete = unfinished.map(\.test) + goldens
        guard let first = incomplete.first else { return }
        let more = incomplete.count - 1
        throw GoldenError(
            "\(first)\(more > 0 ? " and \(more) more" : "") failed or was skipped, so nobody knows which goldens are "
                + "unused; run the tests until all pass")
    }

    /// Returns the folder of a package's newest run; `nil` if there is none.
    public static func newestRun(ofPackage package: String) -> String? {
        RunFolders.all(in: GoldenRun.folder(ofPackage: package)).first
    }
}
