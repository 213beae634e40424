package import ArgumentParser
internal import Foundation
import Goldens

/// Puts new pictures of golden tests in the place of goldens.
package struct Approve: ParsableCommand {
    package static let configuration = CommandConfiguration(
        commandName: "approve",
        abstract: "Takes new and changed pictures of golden tests as goldens.",
        discussion: """
            Without options it shows what waits for approval, change by change, and asks; where nobody can answer it \
            only lists, and ends with 1 if anything waits. The newest run of the tests counts. A run that was copied \
            from another machine is named with --run; its pictures go to the package that it or the current folder is in.
            """)

    @Option(help: ArgumentHelp("The package whose tests ran.", valueName: "folder"))
    var package: String?

    @Option(
        name: .customLong("run"),
        help: ArgumentHelp(
            "A run’s folder, below .build/goldens. Given several times, the shards of one run.", valueName: "folder"))
    var runs: [String] = []

    @Flag(help: "Take everything.")
    var all = false

    @Option(help: ArgumentHelp("Take a golden, or all in a folder, such as Badge/LabelTests.", valueName: "name"))
    var only: [String] = []

    @Option(
        help: ArgumentHelp(
            "Take everything that changed in the same way, by its number in --list and in the report.",
            valueName: "number"))
    var group: [Int] = []

    @Flag(help: "Show what waits, and take nothing.")
    var list = false

    @Flag(help: "Show goldens that no test uses any more; ends with 1 if there are any.")
    var unused = false

    @Flag(help: "Remove goldens that no test uses any more.")
    var removeUnused = false

    @Option(
        help: ArgumentHelp(
            "A folder, besides Golden and __Snapshots__, in which tests keep goldens; may be repeated.",
            valueName: "folder"))
    var folder: [String] = []

    @Flag(help: "Take pictures that weigh more than a golden may.")
    var overBudget = false

    package func validate() throws {
        let ways = [all, !only.isEmpty, !group.isEmpty, list, unused, removeUnused].filter { $0 }
        guard ways.count <= 1 else {
            throw ValidationError(
                "--all, --only, --group, --list, --unused and --remove-unused can't go together; choose one")
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
                "no group \(number) waits for approval; "
                    + (known.isEmpty
                        ? "nothing at all does" : "\(known) \(groups.count == 1 ? "does" : "do"), see --list"))
        }
        return group.results
    }

    // MARK: Doing

    private func take(_ results: [GoldenResult]) throws {
        for result in results {
            try Approval.approve(result, overBudget: overBudget)
            try StandardOutput.write(line: "approved \(result.id)")
        }
        if results.isEmpty { try StandardOutput.write(line: "nothing waits for approval") }
    }

    private func show(_ approval: Approval, _ places: GoldenPaths) throws {
        for group in approval.groups { try StandardOutput.write(line: group.text(places)) }
        if approval.pending.isEmpty { return try StandardOutput.write(line: "nothing waits for approval") }
        throw ExitCode(1)
    }

    private func tidy(_ unused: UnusedGoldens) throws {
        if removeUnused { try unused.remove() }
        for path in unused.paths { try StandardOutput.write(line: "\(removeUnused ? "removed" : "unused") \(path)") }
        if !unused.paths.isEmpty, !removeUnused { throw ExitCode(1) }
    }
}
