import ArgumentParser
import Console
import Foundation
import GoldenCommands
import Goldens
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
            let (named, others) = try separatedArguments
            let folder = named ?? SwiftPackage.folder(around: FileManager.default.currentDirectoryPath)
            let package = SwiftPackage(folder: folder, kit: kit)
            for note in try package.notes() { StandardError.write("messageshot: \(note)") }
            let command = try package.command([subcommand] + others)
            setenv(PackageCommands.variable, "1", 1)
            var words = command.map { strdup($0) } + [nil]
            execvp("swift", &words)
            throw Failure("swift can't be started: \(String(cString: strerror(errno)))", .machine)
        } catch let error as KitError {
            throw Failure(error.description)
        }
    }

    /// The folder after `--package-path`, and the arguments after the subcommand without it.
    private var separatedArguments: (folder: String?, others: [String]) {
        get throws {
            var others: [String] = []
            var folder: String?
            var rest = arguments.dropFirst()
            while let argument = rest.popFirst() {
                if argument == "--package-path" {
                    guard let path = rest.popFirst() else { throw Failure("--package-path has no value") }
                    folder = path
                } else if argument.hasPrefix("--package-path=") {
                    folder = String(argument.dropFirst("--package-path=".count))
                } else {
                    others.append(argument)
                }
                // What follows is the tested or started program's.
                if argument == "--" { break }
            }
            return (folder.map { URL(fileURLWithPath: $0).standardized.path }, others + rest)
        }
    }
}
