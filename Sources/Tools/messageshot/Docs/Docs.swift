import ArgumentParser
import Documents
import Files
import Foundation
import GoldenCommands
import DocumentationImages

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

    @OptionGroup var options: DocumentationOptions

    @Flag(help: "Show all warnings, not only the first.")
    var verbose = false

    /// The argument that creates a first project.
    private static let initializing = "init"

    func run(in session: CommandSession) throws {
        try checkOptions()
        if path == Self.initializing { return try FirstProject.write(to: folder ?? ".") }
        let file = try ProjectFile.find(path)
        let docs = DocsSession(file: file, options: options, showsAllWarnings: verbose, output: session.output)
        guard !options.list else { return try docs.list() }
        try options.withFonts {
            if options.check {
                try docs.check()
            } else if options.watch {
                try docs.watch()
            } else {
                try docs.draw()
            }
        }
    }

    private func checkOptions() throws {
        if let folder, path != Self.initializing {
            throw Failure("“\(folder)” is an extra argument; messageshot docs takes one path")
        }
        if path == Self.initializing, let mode = options.modes.first ?? (options.only.isEmpty ? nil : "--only") {
            throw Failure("\(mode) needs declared pictures; remove it")
        }
    }
}
