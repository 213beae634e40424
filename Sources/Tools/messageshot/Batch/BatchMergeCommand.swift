import ArgumentParser
import Batch
import Foundation
import GoldenCommands

/// Merges results, and checks that each job was done once.
struct BatchMergeCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "merge",
        abstract: "Merge results, and check that each job was done once and its pictures exist.",
        discussion:
            "Exit codes: 0 complete, 1 incomplete or inconsistent, 2 invalid arguments, 3 system error.")

    @Argument(help: ArgumentHelp("The results of all shards.", valueName: "results"))
    var results: [String]

    @Option(help: ArgumentHelp("The jobs file.", valueName: "jobs.jsonl"))
    var jobs: String

    @Option(
        name: .shortAndLong,
        help: ArgumentHelp(
            "The file for the merged results in job order, without durations; - for standard output.",
            valueName: "merged.jsonl"))
    var output: String?

    @Option(
        help: ArgumentHelp(
            "The folder that jobs' paths are relative to (default: the folder of the jobs file).", valueName: "folder"))
    var root: String?

    func run() throws {
        let root = try BatchRoot.folder(root, jobs: jobs)
        for path in results + [jobs] where output.map({ BatchRoot.isSameFile($0, path) }) ?? false {
            throw Failure("\(path) is an input; name another file for the merged results")
        }
        var merge = try BatchMerge(JobSource(path: jobs), results: results, root: root)
        let isStandardOutput = output == InputFile.standardStream
        let writer = output.map { LineWriter(path: isStandardOutput ? nil : $0) }
        let report = try merge.run { line throws(BatchError) in try writer?.write(line) }
        try writer?.finish()
        for line in report.lines {
            if isStandardOutput {
                Failure(line).report(as: "messageshot")
            } else {
                try StandardOutput.write(line: line)
            }
        }
        if !report.isSound { throw ExitCode(1) }
    }
}
