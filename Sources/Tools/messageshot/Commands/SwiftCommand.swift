import ArgumentParser
import Console
import Foundation
import GoldenCommands
import Kit

/// Builds, tests or runs a package against the kit.
struct SwiftCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "swift",
        abstract: "Build, test or run a package that imports UIKit, SwiftUI or SnapshotTesting.",
        discussion: """
            Runs swift build, swift test or swift run with the kit, so that the package needn't name MessageShot. All \
            other arguments are those of the Swift package manager.
            """
                + .examples("messageshot swift test", "messageshot swift test --filter BadgeTests"))

    @Argument(
        parsing: .captureForPassthrough,
        help: ArgumentHelp("build, test or run, and arguments for it.", valueName: "arguments"))
    var arguments: [String] = []

    func run() throws {
        guard let subcommand = arguments.first, ["build", "test", "run"].contains(subcommand) else {
            if let first = arguments.first, ["-h", "--help"].contains(first) { throw CleanExit.helpRequest(self) }
            let given = arguments.first.map { "messageshot swift \($0) is unknown" } ?? "an argument is missing"
            throw Failure("\(given); expected messageshot swift build, test or run")
        }
        do {
            let kit = try Kit.find()
            try kit.checkFiles()
            try kit.check(SwiftToolchain())
            let package = SwiftPackage(folder: try packageFolder, kit: kit)
            for note in try package.notes() { StandardError.write("messageshot: \(note)") }
            let command = try package.command([subcommand] + otherArguments)
            var words = command.map { strdup($0) } + [nil]
            execvp("swift", &words)
            throw Failure("swift can't be started: \(String(cString: strerror(errno)))", .machine)
        } catch let error as KitError {
            throw Failure(error.description)
        }
    }

    /// The folder of the package.
    private var packageFolder: String {
        get throws {
            guard let option = arguments.firstIndex(of: "--package-path") else {
                return FileManager.default.currentDirectoryPath
            }
            guard arguments.indices.contains(option + 1) else { throw Failure("--package-path has no value") }
            return URL(fileURLWithPath: arguments[option + 1]).standardized.path
        }
    }

    /// The arguments without the subcommand and the folder of the package.
    private var otherArguments: [String] {
        var rest = Array(arguments.dropFirst())
        if let option = rest.firstIndex(of: "--package-path") {
            rest.removeSubrange(option..<min(option + 2, rest.count))
        }
        return rest
    }
}
