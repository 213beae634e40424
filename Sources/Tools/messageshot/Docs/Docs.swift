import ArgumentParser
import Documents
import Files
import Fonts
import Foundation
import GoldenCommands
import PictureProjects

/// Renders the pictures of a documentation that are out of date.
struct Docs: SessionCommand {
    static let configuration = CommandConfiguration(
        commandName: "docs",
        abstract: "Render the pictures of a documentation folder, and insert them into its pages.",
        discussion: """
            pictures.yaml declares the pictures. It is searched for in the current folder and its parents, and \
            messageshot docs init creates one. Pictures that are up to date are not changed. With --check nothing is written: new pictures are compared with the existing ones, and \
            the exit code is 1 if one is missing or out of date.
            """ + .examples("messageshot docs init", "messageshot docs --check"))

    @Argument(
        help: ArgumentHelp(
            "The picture file or its folder; init creates one.",
            valueName: "pictures.yaml"), completion: .documents)
    var path: String?

    @Argument(
        help: ArgumentHelp(
            "With init, the documentation folder, created if necessary (default: the current folder)."),
        completion: .directory)
    var folder: String?

    @Option(help: ArgumentHelp(.docsOnly))
    var only: [String] = []

    @Flag(help: ArgumentHelp(.docsCheck))
    var check = false

    @Flag(help: ArgumentHelp(.docsList))
    var list = false

    @Flag(help: "Keep running, and redraw pictures on changes; a preview page reloads itself.")
    var watch = false

    @Flag(help: ArgumentHelp(.docsPrune))
    var prune = false

    @Flag(help: "Show all warnings, not only the first.")
    var verbose = false

    /// The argument that creates a first project.
    private static let initializing = "init"

    func run(in session: CommandSession) throws {
        try checkOptions()
        if path == Self.initializing { return try FirstProject.write(to: folder ?? ".") }
        let file = try ProjectFile.find(path)
        if !list {
            // Measuring can't throw, so the fonts are checked first.
            _ = try BundledFonts.directory()
        }
        let docs = DocsSession(file: file, only: only, showsAllWarnings: verbose, output: session.output)
        if list {
            try docs.list()
        } else if check {
            try docs.check()
        } else if watch {
            try docs.watch()
        } else {
            try docs.draw(isPruning: prune)
        }
    }

    private func checkOptions() throws {
        let modes = [("--check", check), ("--list", list), ("--watch", watch), ("--prune", prune)].filter(\.1).map(\.0)
        guard modes.count < 2 else { throw Failure("\(modes[0]) and \(modes[1]) can't be combined; remove one") }
        if let folder, path != Self.initializing {
            throw Failure("“\(folder)” is an extra argument; messageshot docs takes one path")
        }
        if path == Self.initializing, let mode = modes.first ?? (only.isEmpty ? nil : "--only") {
            throw Failure("\(mode) needs declared pictures; remove it")
        }
        guard !prune || only.isEmpty else {
            throw Failure("--prune checks all pictures; remove --only")
        }
    }
}
