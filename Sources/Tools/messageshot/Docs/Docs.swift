import ArgumentParser
import Documents
import Files
import Fonts
import Foundation
import GoldenCommands
import PictureProjects

/// Draws the pictures of a documentation that are out of date.
struct Docs: SessionCommand {
    static let configuration = CommandConfiguration(
        commandName: "docs",
        abstract: "Draws the pictures of a folder of documents, and puts them into the pages that name them.",
        discussion: """
            pictures.yaml declares the pictures; it is looked for in the current folder and in those above it, and \
            messageshot docs init writes a first one. What is up to date stays as it is. With --check nothing is written: new pictures are compared with those that are there, and \
            the exit code is 1 if one is missing or out of date.
            """ + .examples("messageshot docs init", "messageshot docs --check"))

    @Argument(
        help: ArgumentHelp(
            "The file of the pictures, or the folder that it is in. init writes a first one.",
            valueName: "pictures.yaml"), completion: .documents)
    var path: String?

    @Argument(
        help: ArgumentHelp(
            "With init, the folder of the documents, which is made if it isn't there; the current one unless given."),
        completion: .directory)
    var folder: String?

    @Option(help: ArgumentHelp(.docsOnly))
    var only: [String] = []

    @Flag(help: ArgumentHelp(.docsCheck))
    var check = false

    @Flag(help: ArgumentHelp(.docsList))
    var list = false

    @Flag(help: "Stay, and draw again what changes; a page that shows all pictures reloads itself.")
    var watch = false

    @Flag(help: ArgumentHelp(.docsPrune))
    var prune = false

    @Flag(help: "Show every warning, and not just the first.")
    var verbose = false

    /// The word in the place of a path that asks for a first project.
    private static let initializing = "init"

    func run(in session: CommandSession) throws {
        try checkOptions()
        if path == Self.initializing { return try FirstProject.write(to: folder ?? ".") }
        let file = try ProjectFile.find(path)
        if !list {
            // Without its fonts nothing can be measured, and measuring can't fail.
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
        guard modes.count < 2 else { throw Failure("\(modes[0]) and \(modes[1]) don't go together; leave one out") }
        if let folder, path != Self.initializing {
            throw Failure("“\(folder)” is one path too many; messageshot docs takes one")
        }
        if path == Self.initializing, let mode = modes.first ?? (only.isEmpty ? nil : "--only") {
            throw Failure("\(mode) is for pictures that are declared; leave it out")
        }
        guard !prune || only.isEmpty else {
            throw Failure("--prune looks at all pictures; leave --only out")
        }
    }
}
