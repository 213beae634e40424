import ArgumentParser
import Batch
import Foundation
import GoldenCommands

/// Puts results together, and checks that each job is there once.
struct BatchMergeCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "merge",
        abstract: "Checks that each job is done once and its pictures are there, and puts results together.",
        discussion:
            "Exit codes: 0 all is as it should be, 1 it is not, 2 the arguments are wrong, 3 the machine failed.")

    @Argument(help: ArgumentHelp("The results of all parts.", valueName: "results"))
    var results: [String]

    @Option(help: ArgumentHelp("The jobs that there should be results of.", valueName: "jobs.jsonl"))
    var jobs: String

    @Option(
        name: .shortAndLong,
        help: ArgumentHelp(
            "The file for all results in the order of the jobs, without their times; - for standard output.",
            valueName: "merged.jsonl"))
    var output: String?

    @Option(
        help: ArgumentHelp(
            "The folder from which jobs name files; that of the jobs file unless given.", valueName: "folder"))
    var root: String?

    func run() throws {
        let root = try BatchRoot.folder(root, jobs: jobs)
        for path in results + [jobs] where output.map({ BatchRoot.isSameFile($0, path) }) ?? false {
            throw Failure("\(path) is read; name another file for the merged results")
        }
        var merge = try BatchMerge(JobSource(path: jobs), results: results, root: root)
        let isStandardOutput = output == InputFile.standardStream
        let writer = output.map { LineWriter(path: isStandardOutput ? nil : $0) }
        let report = try merge.run { line throws(BatchError) in try writer?.write(line) }
        try writer?.finish()
        for line in report.lines {
            if isStandardOutput { Failure(line).tell("messageshot") } else { try StandardOutput.write(line: line) }
        }
        if !report.isSound { throw ExitCode(1) }
    }
}
