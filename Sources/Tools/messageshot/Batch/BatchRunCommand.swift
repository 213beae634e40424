import ArgumentParser
import Batch
import Console
import Files
import Foundation
import Frames
import GoldenCommands

/// Runs the jobs of a file.
struct BatchRunCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "run",
        abstract: "Run the jobs of a file (default).",
        discussion: "Exit codes: 0 all jobs succeeded, 1 some failed, 2 invalid arguments, 3 system error.")

    @Argument(help: ArgumentHelp("The jobs, one line of JSON each; - for standard input.", valueName: "jobs.jsonl"))
    var jobs: String

    @Option(
        help: ArgumentHelp(
            "The file to append results to, in order of completion; - for standard output, which is the "
                + "default.",
            valueName: "file"))
    var results: String?

    @Flag(help: "Continue with existing results; skip jobs that are done and unchanged.")
    var resume = false

    @Option(
        help: ArgumentHelp(
            "The part of the jobs to run, such as 2/8, or auto for the index from Kubernetes or Slurm.",
            valueName: "i/n"))
    var shard: String?

    @Option(help: ArgumentHelp("The number of worker processes (default: one per core).", valueName: "n"))
    var workers: Int?

    @Option(help: ArgumentHelp("The time limit of a job (default: 60).", valueName: "seconds"))
    var timeout: Double?

    @Option(help: ArgumentHelp("The memory at which a worker is replaced.", valueName: "MiB"))
    var workerMemory = 512

    @Option(
        help: ArgumentHelp(
            "The folder that jobs' paths are relative to (default: the folder of the jobs file, or the current one).",
            valueName: "folder"))
    var root: String?

    @OptionGroup var fonts: SystemFontsOption

    func run() throws {
        try fonts.use()
        let results = results == InputFile.standardStream ? nil : results
        try check(results)
        let environment = ProcessInfo.processInfo.environment
        let root = try BatchRoot.folder(root, jobs: jobs)
        let source = try JobSource(path: jobs)
        if let results, BatchRoot.isSameFile(results, jobs) {
            throw Failure("\(results) is the jobs file; name another file for the results")
        }
        var options = BatchOptions(
            command: command(in: root, name: source.name, results), program: JobProgram.identity)
        options.workers = workers ?? ProcessInfo.processInfo.activeProcessorCount
        if let timeout { options.timeout = timeout }
        options.shard = try shard.map { try Shard($0, environment: environment) }
        options.results = results
        options.isResumed = resume
        options.root = root
        let progress = DrawingProgress()
        // On a terminal, printed results show the progress already.
        let showsProgress = results != nil || isatty(STDOUT_FILENO) == 0
        let batch = try BatchRun(
            source, options, stop: try StopSignals(),
            advance: { if showsProgress { progress.show(line: $0.description) } },
            warn: { Failure("warning: \($0)").report(as: "messageshot") })
        let summary: BatchSummary
        do {
            defer { progress.end() }
            summary = try batch.run()
        }
        guard summary.lines > 0 || summary.signal != nil else {
            throw Failure(
                "\(source.name): no jobs; a job is a line such as {\"id\": \"a1\", "
                    + "\"render\": \"lunch.yaml\", \"output\": \"a1.png\"}")
        }
        Failure(summary.description).report(as: "messageshot")
        if let signal = summary.signal { StopSignals.raise(signal) }
        if summary.failed > 0 { throw ExitCode(1) }
    }

    private func check(_ results: String?) throws {
        if let workers, !(1...1024).contains(workers) {
            throw Failure("--workers \(workers) is not between 1 and 1024; the default is one per core")
        }
        if let timeout, !timeout.isFinite || !(0.01...86400).contains(timeout) {
            throw Failure(
                "--timeout \(timeout.formattedPlainly) is not between 0.01 and 86400 seconds; the default is 60")
        }
        guard (64...1_048_576).contains(workerMemory) else {
            throw Failure("--worker-memory \(workerMemory) is not between 64 and 1048576 MiB; the default is 512")
        }
        if resume, results == nil { throw Failure("--resume needs the file of the results; name it with --results") }
    }

    /// The command that starts this program as a worker.
    private func command(in root: String, name: String, _ results: String?) -> [String] {
        let files = [jobs == InputFile.standardStream ? nil : jobs, results].compactMap { $0 }
        let protected = files.map { "--protected=\(URL(fileURLWithPath: $0).path)" }
        return [BatchRoot.program, "batch", BatchWorkCommand.name, "--root=\(root)", "--name=\(name)"]
            + ["--memory=\(workerMemory)"] + protected
    }
}

/// The places of a batch.
enum BatchRoot {
    /// The program itself, even if its file was replaced after the start.
    static var program: String {
        let own = "/proc/self/exe"
        guard access(own, X_OK) != 0 else { return own }
        return CommandLine.arguments[0]
    }

    /// Whether two paths lead to the same file.
    static func isSameFile(_ path: String, _ other: String) -> Bool {
        guard let stamp = FileStamp(ofFile: path), let other = FileStamp(ofFile: other) else { return false }
        return stamp.isSameFile(as: other)
    }

    /// The folder that jobs' paths are relative to, as an absolute path.
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
