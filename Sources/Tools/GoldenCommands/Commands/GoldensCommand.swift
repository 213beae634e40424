package import ArgumentParser
import Console
internal import Foundation
import GoldenCoverage
import Goldens

/// Lists goldens: all of them, those that show a component, or those that a change can touch.
package struct GoldensCommand: ParsableCommand {
    package static let configuration = CommandConfiguration(
        commandName: "goldens",
        abstract: "List goldens by component or by the changes that affect them.",
        discussion: """
            The effect of a change is read from the index that the compiler writes to .build: \
            run “swift build --build-tests” first. Without a matching index, the answer is a guess, and marked as such.
            """ + .examples("messageshot goldens --uncovered", "messageshot goldens --since main --why"),
        aliases: ["list"])

    @Option(help: ArgumentHelp("The package.", valueName: "folder"))
    var package: String?

    @Option(
        help: ArgumentHelp(
            "Goldens that show a component, by its type, its base type or its variable.", valueName: "name"))
    var using: String?

    @Flag(help: "List components of the package that no golden shows; the exit code is 1 if there are any.")
    var uncovered = false

    @Option(
        name: .customLong("module"),
        help: ArgumentHelp("The module for --uncovered (default: the package’s own).", valueName: "name"))
    var modules: [String] = []

    @Option(
        parsing: .upToNextOption, help: ArgumentHelp("Goldens affected by changes of these files.", valueName: "file"))
    var changed: [String] = []

    @Option(help: ArgumentHelp("Goldens affected by changes since a git revision.", valueName: "revision"))
    var since: String?

    @Option(help: ArgumentHelp("The compiler’s index (default: that of the debug build).", valueName: "folder"))
    var index: String?

    @Flag(help: "Print a regular expression for “swift test --filter” that matches the goldens' tests.")
    var filter = false

    @Flag(help: "Show the path from a change to each golden.")
    var why = false

    @Flag(help: "Print JSON.")
    var json = false

    package init() {}

    package func validate() throws {
        let ways = [using != nil, uncovered, !changed.isEmpty || since != nil].filter { $0 }
        guard ways.count <= 1 else {
            throw ValidationError("--using, --uncovered and --changed or --since can't be combined; choose one")
        }
        guard !filter && !why || !changed.isEmpty || since != nil else {
            throw ValidationError("\(filter ? "--filter" : "--why") needs --changed or --since")
        }
        guard modules.isEmpty || uncovered else { throw ValidationError("--module needs --uncovered") }
    }

    package func run() throws {
        do {
            let root = try RunSelection.root(of: package ?? FileManager.default.currentDirectoryPath)
            let inventory = try GoldenInventory(package: root)
            if let using { return try write(GoldenList(inventory, using: using, index: makeIndex(inventory))) }
            if uncovered { return try showUncovered(inventory) }
            if !changed.isEmpty || since != nil { return try showImpact(inventory) }
            try write(GoldenList(inventory))
        } catch let error as GoldenError {
            throw Failure(error.description)
        }
    }

    private func makeIndex(_ inventory: GoldenInventory) -> BuildIndex {
        BuildIndex(package: inventory.package, folder: index)
    }

    private func write(_ text: String, json data: @autoclosure () throws -> Data) throws {
        if json { try StandardOutput.write(json: data()) } else { try StandardOutput.write(text: text) }
    }

    private func write(_ list: GoldenList) throws {
        try write(list.text, json: list.json())
    }

    private func showUncovered(_ inventory: GoldenInventory) throws {
        let coverage = try ComponentCoverage(inventory, index: makeIndex(inventory), modules: modules)
        try write(coverage.text, json: coverage.json())
        if !coverage.uncovered.isEmpty { throw ExitCode(1) }
    }

    private func showImpact(_ inventory: GoldenInventory) throws {
        var files: [String] = []
        if let since { files += try SourceChanges.files(since: since, in: inventory.package) }
        for file in changed {
            let path = URL(fileURLWithPath: file).resolvingSymlinksInPath().path
            let former = SourceChanges.isKnown(path, in: inventory.package)
            guard former || FileManager.default.fileExists(atPath: path) else {
                throw Failure("\(file): there is no such file, neither on disk nor in git")
            }
            files.append(path)
        }
        let impact = Impact(of: files, since: since ?? "HEAD", on: inventory, index: makeIndex(inventory))
        if case .guess(let reason) = impact.basis {
            StandardError.write("this is a guess: \(reason)")
        }
        if filter { return try StandardOutput.write(line: impact.filter) }
        try write(impact.text(why: why), json: impact.json())
    }
}
