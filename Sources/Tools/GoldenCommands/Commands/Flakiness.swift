package import ArgumentParser
import Files
internal import Foundation
import Goldens

/// Runs tests twice, and lists the goldens whose content differs.
package struct Flakiness: ParsableCommand {
    package static let configuration = CommandConfiguration(
        commandName: "twice",
        abstract: "Run the golden tests twice and report differences.",
        discussion: """
            Each run is one process. In the first, the tests run sequentially; in the second, XCTest's run in an \
            order determined by a seed, and Swift Testing's, whose order can’t be set, run in parallel. With \
            --order usual, the second run keeps the order, and each XCTest runs in a separate process. \
            Differences come from the current time, randomness, the order of a dictionary, or state left by another test. \
            The exit code is 1 if anything differs. Arguments after -- are passed to “swift test”, such as --filter.
            """)

    @Option(help: ArgumentHelp("The package.", valueName: "folder"))
    var package: String?

    /// The order of the second run.
    enum Order: String, CaseIterable, ExpressibleByArgument {
        /// An order determined by a seed.
        case shuffled
        /// XCTest's own order.
        case usual
    }

    @Option(help: "The order of the XCTest tests in the second run.")
    var order = Order.shuffled

    @Option(help: ArgumentHelp("The seed of an earlier run's order.", valueName: "number"))
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
        for ((name, folder), way) in zip(runs, [TestMode(arguments: ["--no-parallel"], seed: nil), second]) {
            try? FileManager.default.removeItem(atPath: folder)
            try test(way.arguments + arguments, in: root, run: name, seed: way.seed)
        }
        if let seed = second.seed {
            try StandardOutput.write(
                line:
                    "the order of the XCTest tests in the second run has the seed \(seed) (repeat it with --seed \(seed)); "
                    + "Swift Testing’s order can’t be set")
        }
        do {
            try show(RunDifference(of: runs[0].folder, and: runs[1].folder))
        } catch let error as GoldenError {
            throw Failure(error.description)
        }
    }

    /// The way to run tests.
    private struct TestMode {
        /// Arguments for `swift test`.
        let arguments: [String]
        /// The seed of XCTest's order; `nil` for the usual one.
        let seed: UInt64?
    }

    private var secondRun: TestMode {
        get throws {
            switch order {
            case .shuffled: return TestMode(arguments: ["--skip-build"], seed: seed ?? .random(in: 1...999_999))
            case .usual:
                if seed != nil { throw Failure("--seed is for --order shuffled; remove one of them") }
                return TestMode(arguments: ["--parallel", "--skip-build"], seed: nil)
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
        try StandardOutput.write(line: "\(difference.entries.count) of \(goldens) differ between the runs")
        throw ExitCode(1)
    }

    /// Runs the tests, with their output on standard error. It doesn't matter whether they pass.
    private func test(_ arguments: [String], in folder: String, run: String, seed: UInt64?) throws {
        // A variable of an earlier run would set the order.
        let order = seed.map { ["\(TestOrder.variable)=\($0)"] } ?? ["--unset=\(TestOrder.variable)"]
        do {
            try ChildProcess(
                ["env"] + order + ["swift", "test", "--package-path", folder] + arguments,
                environment: [RunIdentity.variable: run, KeptContent.variable: "1"], output: STDERR_FILENO,
                errors: STDERR_FILENO
            ).wait()
        } catch {
            throw Failure("“swift test” can’t be started: \(error.reason)", .machine)
        }
    }
}
