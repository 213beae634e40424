import Files
import Foundation
import Raster

/// A run of the tests and its folder: the manifest, the pictures of failures, and the files waiting for approval.
///
/// ```text
/// .build/goldens/run-4711-42/
/// ├─ manifest.jsonl
/// └─ Badge/LabelTests/isTruncated.actual.png, .expected.png, .difference.png
/// ```
///
/// Any number of threads and processes write to it concurrently.
public final class GoldenRun: @unchecked Sendable {
    /// The folder's absolute path.
    public let folder: String

    private let lock = NSLock()
    private var hasBegun = false
    private let process: RunProcess

    /// The assertions that use each golden.
    let claims = NameClaims()

    /// The running tests and assertions of this process.
    private let running: RunningTests

    static let manifest = "manifest.jsonl"

    /// The records of processes before their first comparison.
    static let early = "early.jsonl"

    /// Returns the folder of all runs of a package.
    public static func folder(ofPackage package: String) -> String { "\(package)/.build/goldens" }

    init(folder: String, process: RunProcess) {
        self.folder = folder
        self.process = process
        running = RunningTests(path: RunningTests.path(in: folder, process: process.id))
    }

    // MARK: The run of this process

    private static let runs = LockedRuns()

    /// Returns the run that this process belongs to.
    ///
    /// - Parameter package: The folder of the package whose tests run.
    /// - Throws: If the environment names an invalid shard.
    public static func current(package: String) throws(GoldenError) -> GoldenRun {
        let environment = ProcessInfo.processInfo.environment
        let shard = try GoldenShard.current(environment)
        return runs.run(of: package) {
            GoldenRun(
                folder: "\(folder(ofPackage: package))/\(RunIdentity.current.name)",
                process: RunProcess(
                    id: getpid(), package: package, shard: shard, isFiltered: RunIdentity.current.isFiltered))
        }
    }

    /// Returns whether a golden belongs to this process's shard. Without shards, all do.
    public func includes(_ id: String) -> Bool {
        // A shard without goldens still takes part.
        lock.withLock { beginIfNeeded() }
        return process.shard?.contains(id) ?? true
    }

    // MARK: Running tests

    /// Notes the start of an assertion; its end has to be noted, too.
    ///
    /// - Parameters:
    ///   - test: The name of the test in its framework's notation.
    ///   - source: The line of code of the assertion, relative to the package's folder.
    package func begin(test: String, at source: SourcePlace) -> RunningAssertion {
        RunningAssertion(test: test, source: source, in: running)
    }

    /// Notes the start of a test.
    package func begin(test: String) { running.add(RunningTest(test: test)) }

    /// Notes the end of a test.
    package func end(test: String) { running.remove(RunningTest(test: test)) }

    /// Notes the end of all tests of this process.
    package func endAll() { running.tidy() }

    // MARK: The manifest

    func append(_ result: GoldenResult) {
        append(.result(RunPaths(run: folder, package: process.package).stored(result)))
    }

    /// Notes that a test didn't finish, or failed for a reason other than its goldens.
    ///
    /// A process without comparisons doesn't create a run: its notes count if another process does.
    public func noteUnfinished(_ test: UnfinishedTest) {
        var test = test
        test.source?.file.dropPrefix("\(process.package)/")
        lock.withLock { write(.unfinished(test), to: hasBegun ? Self.manifest : Self.early) }
    }

    /// A result that can't be written doesn't fail the test: its failure, if any, is reported anyway.
    private func append(_ record: RunRecord) {
        lock.withLock {
            beginIfNeeded()
            write(record)
        }
    }

    private func beginIfNeeded() {
        guard !hasBegun else { return }
        hasBegun = true
        var stored = process
        stored.package = URL(fileURLWithPath: process.package).lastPathComponent
        write(.process(stored))
        RunFolders.tidy(around: folder)
    }

    private func write(_ record: RunRecord, to file: String = manifest) {
        try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        guard let line = try? encoder.encode(record) else { return }
        let flags = O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC
        let descriptor = open("\(folder)/\(file)", flags, 0o666)
        guard descriptor >= 0 else { return }
        defer { close(descriptor) }
        // A single call, so that the lines of several processes don't mix.
        (line + Data("\n".utf8)).withUnsafeBytes { bytes in
            _ = Foundation.write(descriptor, bytes.baseAddress, bytes.count)
        }
    }

    // MARK: Files

    /// Writes a file for a golden, and returns its path.
    ///
    /// - Parameters:
    ///   - kind: `actual`, `expected`, `difference` or `minimal`.
    ///   - use: The number of the assertion among those that share the golden; `nil` for the first.
    ///   - pathExtension: The file extension; `nil` for the golden's.
    func write(
        _ data: Data, _ kind: String, of id: String, use: Int? = nil, pathExtension: String? = nil
    ) throws -> String {
        var path = "\(folder)/\(id.insertingBeforeEnding(use.map { "\(kind)-\($0)" } ?? kind))"
        if let pathExtension {
            path = URL(fileURLWithPath: path).deletingPathExtension().appendingPathExtension(pathExtension).path
        }
        try Self.writeFile(data, to: path)
        return path
    }

    static func writeFile(_ data: Data, to path: String) throws {
        let folder = URL(fileURLWithPath: path).deletingLastPathComponent()
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try AtomicFile.write(data, to: path)
    }

    // MARK: Goldens recorded in this run

    /// Notes that a golden is about to be written.
    func noteRecording(of id: String) throws {
        try Self.writeFile(Data(), to: "\(folder)/recorded/\(id)")
    }

    /// Whether any process wrote the golden in this run.
    func hasRecorded(_ id: String) -> Bool {
        FileManager.default.fileExists(atPath: "\(folder)/recorded/\(id)")
    }
}

/// The runs of this process, one per package with tests in it.
private final class LockedRuns: @unchecked Sendable {
    private let lock = NSLock()
    private var runs: [String: GoldenRun] = [:]

    func run(of package: String, make: () -> GoldenRun) -> GoldenRun {
        lock.withLock {
            if let run = runs[package] { return run }
            let run = make()
            runs[package] = run
            return run
        }
    }
}

extension String {
    fileprivate mutating func dropPrefix(_ prefix: String) {
        if hasPrefix(prefix) { removeFirst(prefix.count) }
    }

    /// `isTruncated.actual.png` for `isTruncated.png`.
    fileprivate func insertingBeforeEnding(_ kind: String) -> String {
        guard let dot = lastIndex(of: "."), !self[dot...].contains("/") else { return "\(self).\(kind)" }
        return "\(self[..<dot]).\(kind)\(self[dot...])"
    }
}
