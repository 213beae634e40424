package import ArgumentParser
internal import Foundation
import Goldens

/// Replaces goldens with new pictures of golden tests.
package struct Approve: ParsableCommand {
    package static let configuration = CommandConfiguration(
        commandName: "approve",
        abstract: "Approve new and changed goldens.",
        discussion: """
            Without options, shows each change and asks for approval; if there is no terminal, it only lists \
            the changes, with exit code 1 if there are any. Uses the newest test run. A run copied \
            from another machine is named with --run; its goldens go to the package around it or the current folder.
            """)

    @Option(
        help: ArgumentHelp("The package whose tests ran (default: around the current folder).", valueName: "folder"))
    var package: String?

    @Option(
        name: .customLong("run"),
        help: ArgumentHelp(
            "The folder of a run, in .build/goldens. May be repeated for the shards of one run.", valueName: "folder"))
    var runs: [String] = []

    @Flag(help: "Approve everything.")
    var all = false

    @Option(help: ArgumentHelp("Approve a golden, or all in a folder, such as Badge/LabelTests.", valueName: "name"))
    var only: [String] = []

    @Option(
        help: ArgumentHelp(
            "Approve a group of equal changes, by its number in --list and in the report.",
            valueName: "number"))
    var group: [Int] = []

    @Flag(help: "List the changes, and approve nothing.")
    var list = false

    @Flag(help: "List goldens that no test uses anymore; the exit code is 1 if there are any.")
    var unused = false

    @Flag(help: "Remove goldens that no test uses anymore.")
    var removeUnused = false

    @Option(
        help: ArgumentHelp(
            "A folder of goldens besides Golden and __Snapshots__. May be repeated.",
            valueName: "folder"))
    var folder: [String] = []

    @Flag(help: "Approve goldens that exceed the size budget.")
    var overBudget = false

    package func validate() throws {
        let ways = [all, !only.isEmpty, !group.isEmpty, list, unused, removeUnused].filter { $0 }
        guard ways.count <= 1 else {
            throw ValidationError(
                "--all, --only, --group, --list, --unused and --remove-unused can't be combined; choose one")
        }
    }

    package init() {}

    package func run() throws {
        do {
            let report = try RunSelection(
                runs: runs, package: package, folders: folder, needsPackage: true
            ).results
            if unused || removeUnused { return try tidy(UnusedGoldens(report)) }
            let approval = Approval(report)
            let places = GoldenPaths(package: report.package)
            if all {
                try take(approval.pending)
            } else if !only.isEmpty {
                try take(only.flatMap { try approval.pending(named: $0) })
            } else if !group.isEmpty {
                try take(group.flatMap { try results(of: $0, in: approval.groups) })
            } else if list || isatty(STDIN_FILENO) == 0 || isatty(STDOUT_FILENO) == 0 {
                try show(approval, places)
            } else {
                try ApprovalDialogue(approval, places, overBudget: overBudget).run()
            }
        } catch let error as GoldenError {
            throw Failure(error.description)
        }
    }

    // MARK: Reading

    private func results(of number: Int, in groups: [Approval.Group]) throws -> [GoldenResult] {
        guard let group = groups.first(where: { $0.number == number }) else {
            let known = groups.map { "\($0.number)" }.joined(separator: ", ")
            throw Failure(
                "no group \(number) is waiting for approval; "
                    + (known.isEmpty
                        ? "nothing is" : "waiting: \(known), see --list"))
        }
        return group.results
    }

    // MARK: Doing

    private func take(_ results: [GoldenResult]) throws {
        for result in results {
            try Approval.approve(result, overBudget: overBudget)
            try StandardOutput.write(line: "approved \(result.id)")
        }
        if results.isEmpty { try StandardOutput.write(line: "nothing is waiting for approval") }
    }

    private func show(_ approval: Approval, _ places: GoldenPaths) throws {
        for group in approval.groups { try StandardOutput.write(line: group.text(places)) }
        if approval.pending.isEmpty { return try StandardOutput.write(line: "nothing is waiting for approval") }
        throw ExitCode(1)
    }

    private func tidy(_ unused: UnusedGoldens) throws {
        if removeUnused { try unused.remove() }
        for path in unused.paths { try StandardOutput.write(line: "\(removeUnused ? "removed" : "unused") \(path)") }
        if !unused.paths.isEmpty, !removeUnused { throw ExitCode(1) }
    }
}
