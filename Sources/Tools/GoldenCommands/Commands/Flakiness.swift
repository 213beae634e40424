package import ArgumentParser
import Files
internal import Foundation
import Goldens

/// Runs tests twice, and names the goldens whose content isn't the same.
package struct Flakiness: ParsableCommand {
    package static let configuration = CommandConfiguration(
        commandName: "twice",
        abstract: "Runs the golden tests twice, and names what isn’t the same.",
        discussion: """
            Each run is one process. In the first, the tests run one after the other; in the second, those of XCTest run in an \
            order that follows from a number, and those of Swift Testing, whose order can’t be chosen, side by side. With \
            --order usual, the second run keeps the order, and each test of XCTest has a process of its own. \
            What differs depends on the present, on chance, on the order of a dictionary, or on what another test left behind. \
            Ends with 1 if anything differs. Arguments behind -- go to “swift test”: --filter, for example.
            """)

    @Option(help: ArgumentHelp("The package.", valueName: "folder"))
    var package: String?

    /// The order of the second run.
    enum Order: String, CaseIterable, ExpressibleByArgument {
        /// One that follows from a number.
        case shuffled
        /// XCTest's own.
        case usual
    }

    @Option(help: "The order of XCTest’s tests in the second run.")
    var order = Order.shuffled

    @Option(help: ArgumentHelp("The shuffled order of an earlier run, by its number.", valueName: "number"))
    var seed: UInt64?

    @Argument(parsing: .postTerminator, help: ArgumentHelp("Arguments for “swift test”.", valueName: "argument"))
    var arguments: [String] = []

    package init() {}

    package func run() throws {
        let root = try RunSelection.root(of: package ?? FileManager.default.currentDirectoryPath)
        let arguments = arguments.starts(with: ["swift", "test"]) ? Array(self.arguments.dropFirst(2)) : arguments
        let folder = GoldenRun.folder(ofPackage: root)
        let runs = ["twice-1", "twice-2"].map { (name: $0, folder: "\(folder)/\($0)") }
        let second = try secondRun
        for ((name, folder), way) in zip(runs, [Way(arguments: ["--no-parallel"], seed: nil), second]) {
            try? FileManager.default.removeItem(atPath: folder)
            try test(way.arguments + arguments, in: root, run: name, seed: way.seed)
        }
        if let seed = second.seed {
            try StandardOutput.write(
                line: "XCTest’s order in the second run is number \(seed): --seed \(seed) repeats it; "
                    + "Swift Testing’s order can’t be chosen")
        }
        do {
            try show(RunDifference(of: runs[0].folder, and: runs[1].folder))
        } catch let error as GoldenError {
            throw Failure(error.description)
        }
    }

    /// How tests run.
    private struct Way {
        /// Arguments for `swift test`.
        let arguments: [String]
        /// The number of XCTest's order; `nil` for the usual one.
        let seed: UInt64?
    }

    private var secondRun: Way {
        get throws {
            switch order {
            case .shuffled: return Way(arguments: ["--skip-build"], seed: seed ?? .random(in: 1...999_999))
            case .usual:
                if seed != nil { throw Failure("--seed is for --order shuffled; leave one of them out") }
                return Way(arguments: ["--parallel", "--skip-build"], seed: nil)
            }
        }
    }

    private func show(_ difference: RunDifference) throws {
        for entry in difference.entries {
            try StandardOutput.write(line: ([entry.id] + entry.lines.map { "  \($0)" }).joined(separator: "\n"))
        }
        let goldens = "\(difference.count) golden\(difference.count == 1 ? "" : "s")"
        guard !difference.entries.isEmpty else {
            return try StandardOutput.write(line: "\(goldens): the same in both runs")
        }
        try StandardOutput.write(line: "\(difference.entries.count) of \(goldens) not the same in both runs")
        throw ExitCode(1)
    }

    /// Runs the tests; what they say goes to standard error. Whether they pass is not the question here.
    private func test(_ arguments: [String], in folder: String, run: String, seed: UInt64?) throws {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = ["swift", "test", "--package-path", folder] + arguments
        process.environment = ProcessInfo.processInfo.environment.merging([
            RunIdentity.variable: run, KeptContent.variable: "1",
        ]) { $1 }
        process.environment?[TestOrder.variable] = seed.map { "\($0)" }
        process.standardOutput = FileHandle.standardError
        do {
            try process.run()
        } catch {
            throw Failure("“swift test” can’t be started: \(error.systemReason)", .machine)
        }
        process.waitUntilExit()
    }
}
