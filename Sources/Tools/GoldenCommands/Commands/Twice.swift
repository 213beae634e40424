package import ArgumentParser
import Files
internal import Foundation
import Goldens

/// Runs tests twice, and names the goldens whose content isn't the same.
package struct Twice: ParsableCommand {
    package static let configuration = CommandConfiguration(
        commandName: "twice",
        abstract: "Runs the golden tests twice, and names what isn’t the same.",
        discussion: """
            The first run is one process for all tests of XCTest, one after the other; in the second, each has a process of \
            its own, and Swift Testing runs its tests side by side. With --shuffle, the second run is one process as well, and \
            XCTest’s tests run in another order, which follows from a number; Swift Testing’s order can’t be chosen. \
            What differs depends on the present, on chance, on the order of a dictionary, or on what another test left behind. \
            Ends with 1 if anything differs. Arguments behind -- go to “swift test”: --filter, for example.
            """)

    @Option(help: ArgumentHelp("The package.", valueName: "folder"))
    var package: String?

    @Flag(help: "Run XCTest’s tests in another order the second time.")
    var shuffle = false

    @Option(help: ArgumentHelp("The order of an earlier run with --shuffle, by its number.", valueName: "number"))
    var seed: UInt64?

    @Argument(parsing: .postTerminator, help: ArgumentHelp("Arguments for “swift test”.", valueName: "argument"))
    var arguments: [String] = []

    package init() {}

    package func run() throws {
        let root = try RunSelection.root(of: package ?? FileManager.default.currentDirectoryPath)
        let arguments = arguments.starts(with: ["swift", "test"]) ? Array(self.arguments.dropFirst(2)) : arguments
        let folder = GoldenRun.folder(ofPackage: root)
        let runs = ["twice-1", "twice-2"].map { (name: $0, folder: "\(folder)/\($0)") }
        let seed = seed ?? (shuffle ? UInt64.random(in: 1...999_999) : nil)
        let ways = [["--no-parallel"], [seed == nil ? "--parallel" : "--no-parallel", "--skip-build"]]
        for ((name, folder), (way, order)) in zip(runs, zip(ways, [nil, seed])) {
            try? FileManager.default.removeItem(atPath: folder)
            try test(way + arguments, in: root, run: name, order: order)
        }
        if let seed {
            try StandardOutput.write(line: "The order of the second run is number \(seed): --seed \(seed) repeats it")
        }
        do {
            try show(RunDifference(of: runs[0].folder, and: runs[1].folder))
        } catch let error as GoldenError {
            throw Failure(error.description)
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
    private func test(_ arguments: [String], in folder: String, run: String, order: UInt64?) throws {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = ["swift", "test", "--package-path", folder] + arguments
        process.environment = ProcessInfo.processInfo.environment.merging([
            RunIdentity.variable: run, KeptContent.variable: "1",
        ]) { $1 }
        process.environment?[TestOrder.variable] = order.map { "\($0)" }
        process.standardOutput = FileHandle.standardError
        do {
            try process.run()
        } catch {
            throw Failure("“swift test” can’t be started: \(error.systemReason)", .machine)
        }
        process.waitUntilExit()
    }
}
