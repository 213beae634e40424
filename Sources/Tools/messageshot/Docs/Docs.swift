import ArgumentParser
import Documents
import Files
import Fonts
import Foundation
import GoldenCommands
import DocumentationImages

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

    @OptionGroup var options: DocumentationOptions

    @Flag(help: "Show every warning, and not just the first.")
    var verbose = false

    /// The word in the place of a path that asks for a first project.
    private static let initializing = "init"

    func run(in session: CommandSession) throws {
        try checkOptions()
        if path == Self.initializing { return try FirstProject.write(to: folder ?? ".") }
        let file = try ProjectFile.find(path)
        if !options.list {
            // Without its fonts nothing can be measured, and measuring can't fail.
            _ = try BundledFonts.directory()
        }
        let docs = DocsSession(file: file, options: options, showsAllWarnings: verbose, output: session.output)
        if options.list {
            try docs.list()
        } else if options.check {
            try docs.check()
        } else if options.watch {
            try docs.watch()
        } else {
            try docs.draw()
        }
    }

    private func checkOptions() throws {
        if let folder, path != Self.initializing {
            throw Failure("“\(folder)” is one path too many; messageshot docs takes one")
        }
        if path == Self.initializing, let mode = options.modes.first ?? (options.only.isEmpty ? nil : "--only") {
            throw Failure("\(mode) is for pictures that are declared; leave it out")
        }
    }
}
