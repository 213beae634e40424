import ArgumentParser
import Batch
import Console
import Files
import Foundation
import Frames
import GoldenCommands

/// Does the jobs of a file.
struct BatchRunCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "run",
        abstract: "Does the jobs of a file. This is what batch does without a subcommand.",
        discussion: "Exit codes: 0 all jobs are done, 1 some failed, 2 the arguments are wrong, 3 the machine failed.")

    @Argument(help: ArgumentHelp("The jobs, a line of JSON each; - is standard input.", valueName: "jobs.jsonl"))
    var jobs: String

    @Option(
        help: ArgumentHelp(
            "The file that results are appended to, in the order in which jobs end; standard output unless given, or if "
                + "it is -.",
            valueName: "file"))
    var results: String?

    @Flag(help: "Go on with the results: what is done and unchanged stays as it is.")
    var resume = false

    @Option(
        help: ArgumentHelp(
            "The part of the jobs to do, such as 2/8; auto for that which Kubernetes or Slurm says.", valueName: "i/n"))
    var shard: String?

    @Option(help: ArgumentHelp("How many processes draw; as many as there are cores unless given.", valueName: "n"))
    var workers: Int?

    @Option(help: ArgumentHelp("How long a job may take; 60 unless given.", valueName: "seconds"))
    var timeout = 60.0

    @Option(help: ArgumentHelp("The memory at which a worker is renewed; 512 unless given.", valueName: "MiB"))
    var workerMemory = 512

    @Option(
        help: ArgumentHelp(
            "The folder from which jobs name files; that of the jobs file unless given, or the current one.",
            valueName: "folder"))
    var root: String?

    func run() throws {
        let results = results == InputFile.standardStream ? nil : results
        try check(results)
        let environment = ProcessInfo.processInfo.environment
        let root = try BatchRoot.folder(root, jobs: jobs)
        let source = try JobSource(path: jobs)
        if let results, BatchRoot.isSameFile(results, jobs) {
            throw Failure("\(results) has the jobs; name another file for the results")
        }
        var options = BatchOptions(
            command: command(in: root, name: source.name, results), program: JobProgram.identity)
        options.workers = workers ?? ProcessInfo.processInfo.activeProcessorCount
        options.timeout = timeout
        options.shard = try shard.map { try Shard($0, environment: environment) }
        options.results = results
        options.isResumed = resume
        options.root = root
        let progress = DrawingProgress()
        // Results on a terminal say themselves how far it is.
        let showsProgress = results != nil || isatty(STDOUT_FILENO) == 0
        let batch = try BatchRun(
            source, options, stop: try StopSignals(),
            advance: { if showsProgress { progress.show(line: $0.description) } },
            tell: { Failure("warning: \($0)").tell("messageshot") })
        let summary: BatchSummary
        do {
            defer { progress.end() }
            summary = try batch.run()
        }
        guard summary.lines > 0 || summary.signal != nil else {
            throw Failure(
                "\(source.name): there is no job; a job is a line such as {\"id\": \"a1\", "
                    + "\"render\": \"lunch.yaml\", \"output\": \"a1.png\"}")
        }
        Failure(summary.description).tell("messageshot")
        if let signal = summary.signal { StopSignals.raise(signal) }
        if summary.failed > 0 { throw ExitCode(1) }
    }

    private func check(_ results: String?) throws {
        if let workers, !(1...1024).contains(workers) {
            throw Failure("--workers \(workers) is not between 1 and 1024; without it there is one for each core")
        }
        guard timeout.isFinite, (0.01...86400).contains(timeout) else {
            throw Failure("--timeout \(timeout.formattedPlainly) is not between 0.01 and 86400 seconds; 60 is usual")
        }
        guard (64...1_048_576).contains(workerMemory) else {
            throw Failure("--worker-memory \(workerMemory) is not between 64 and 1048576 MiB; 512 is usual")
        }
        if resume, results == nil { throw Failure("--resume goes on with results; name their file with --results") }
    }

    /// How this program is started as a worker.
    private func command(in root: String, name: String, _ results: String?) -> [String] {
        let files = [jobs == InputFile.standardStream ? nil : jobs, results].compactMap { $0 }
        let protected = files.map { "--protected=\(URL(fileURLWithPath: $0).path)" }
        return [BatchRoot.program, "batch", BatchWorkCommand.name, "--root=\(root)", "--name=\(name)"]
            + ["--memory=\(workerMemory)"] + protected
    }
}

/// Where a batch is.
enum BatchRoot {
    /// The program itself, also where it has been replaced since it was started.
    static var program: String {
        let own = "/proc/self/exe"
        guard access(own, X_OK) != 0 else { return own }
        return CommandLine.arguments[0]
    }

    /// Whether two paths lead to one file.
    static func isSameFile(_ path: String, _ other: String) -> Bool {
        guard let stamp = FileStamp(ofFile: path), let other = FileStamp(ofFile: other) else { return false }
        return stamp.isSameFile(as: other)
    }

    /// The folder from which jobs name files, as an absolute path.
    static func folder(_ folder: String?, jobs: String) throws -> String {
        let isFile = jobs != InputFile.standardStream
        let path = folder ?? (isFile ? URL(fileURLWithPath: jobs).deletingLastPathComponent().path : ".")
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue else {
            throw Failure("\(path): there is no such folder")
        }
        return URL(fileURLWithPath: path).path
    }
}
