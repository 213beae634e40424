import ArgumentParser
import Console
import Foundation
import GoldenCommands
import Kit
import PreviewMessages
import Previewing

/// Draws the previews of Swift files or of a package.
struct PreviewCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "preview",
        abstract: "Draw the previews of Swift files, a folder or a package.",
        discussion: """
            Compiles the sources against the kit, finds each #Preview and PreviewProvider, and draws them. Exit codes: \
            0 all drawn, 1 a preview failed, 2 the sources don't compile.
            """
                + .examples("messageshot preview Badge.swift --once -o pictures"))

    @Argument(
        help: ArgumentHelp("Swift files, a folder with them, or the folder of a package.", valueName: "sources"),
        completion: .file())
    var paths: [String]

    @Flag(help: "Draw the previews and end.")
    var once = false

    @Flag(help: "List the previews and end.")
    var list = false

    @Option(
        name: .shortAndLong,
        help: ArgumentHelp("The folder for the pictures, created if necessary.", valueName: "folder"),
        completion: .directory)
    var output: String?

    @Option(
        help: ArgumentHelp(
            "Draw only previews with this name, such as Badge-dark or dark. May be repeated.", valueName: "name"))
    var only: [String] = []

    @Flag(help: "Print the previews, their pictures and problems as JSON.")
    var json = false

    @OptionGroup(title: "Variants") var variants: PreviewVariantOptions

    func run() throws {
        do {
            let kit = try Kit.find()
            let sources = try PreviewSources(paths)
            let run = try PreviewRun(
                session: PreviewSession(sources, kit: kit), variants: variants.all(), only: only,
                folder: OutputFolder(output ?? "."))
            let report = list ? try run.list() : try run.draw()
            try json
                ? StandardOutput.write(json: JSONEncoder.sorted.encode(report))
                : StandardOutput.write(line: report.text)
            if !report.problems.isEmpty || report.previews.contains(where: { $0.failure != nil }) { throw ExitCode(1) }
        } catch let error as KitError {
            throw Failure(error.description)
        } catch let error as PreviewBuild.Failure {
            if json {
                try StandardOutput.write(json: JSONEncoder.sorted.encode(PreviewReport(errors: error.problems)))
            } else {
                for problem in error.problems { StandardError.write("messageshot: \(problem.text)") }
            }
            throw ExitCode(Failure.Cause.input.rawValue)
        }
    }
}
