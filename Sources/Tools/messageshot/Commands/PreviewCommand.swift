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
        abstract: "Show or draw the previews of Swift files, a folder or a package.",
        discussion: """
            Compiles the sources against the kit, finds each #Preview and PreviewProvider, and shows them on a page of \
            this machine, which follows every change of the sources. With --once, draws them into files and ends. Exit \
            codes: 0 all drawn, 1 a preview failed, 2 the sources don't compile or have no previews, 3 system error.
            """
                + .examples(
                    "messageshot preview Badge.swift", "messageshot preview Badge.swift --once -o pictures"))

    @Argument(
        help: ArgumentHelp("Swift files, a folder with them, or the folder of a package.", valueName: "sources"),
        completion: .file())
    var paths: [String]

    @Option(
        help: ArgumentHelp(
            "The port of the page; 0 for any that is free (default: 8421, or the next free one).", valueName: "number"))
    var port: UInt16?

    @Flag(help: "Draw the previews into files and end.")
    var once = false

    @Flag(help: "List the previews and end.")
    var list = false

    @Option(
        name: .shortAndLong,
        help: ArgumentHelp(
            "With --once: the folder for the pictures, created if necessary.", valueName: "folder"),
        completion: .directory)
    var output: String?

    @Option(
        help: ArgumentHelp(
            "Draw only the preview with this name, such as Badge-dark or dark, or all of a file, such as Badge.swift. "
                + "May be repeated.", valueName: "name"))
    var only: [String] = []

    @Option(
        help: ArgumentHelp(
            "The time limit of one preview, in seconds (default: 8 on the page, else 20).", valueName: "seconds"),
        transform: Double.reading("a number from 0.1 to 3600; the default is 20, or 8 on the page"))
    var timeLimit: Double?

    @Flag(help: "With --once or --list: print the previews, their pictures and problems as JSON.")
    var json = false

    @OptionGroup(title: "Variants") var variants: PreviewVariantOptions

    @OptionGroup var fonts: SystemFontsOption

    func validate() throws {
        if once || list, port != nil {
            throw ValidationError("--port is for the page, which --once and --list don't show")
        }
        if !once, output != nil { throw ValidationError("--output needs --once; the page keeps no files") }
        if !once, !list, json { throw ValidationError("--json needs --once or --list") }
    }

    func run() throws {
        if let timeLimit, !(0.1...3600).contains(timeLimit) {
            throw Failure("--time-limit \(timeLimit) is out of range; expected a number from 0.1 to 3600")
        }
        try fonts.use()
        do {
            let kit = try Kit.find()
            let sources = try PreviewSources(paths)
            try once || list ? draw(sources, kit) : PreviewPageRun(sources: sources, kit: kit, command: self).serve()
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

    private func draw(_ sources: PreviewSources, _ kit: Kit) throws {
        let run = try PreviewRun(
            session: PreviewSession(sources, kit: kit, timeLimit: timeLimit ?? 20), variants: variants.all(),
            only: only,
            folder: OutputFolder(output ?? "."))
        let report = list ? try run.list() : try run.draw()
        if json, !list, output == nil, report.previews.contains(where: { $0.picture != nil }) {
            StandardError.write("messageshot: the pictures are in the current folder; -o names another")
        }
        guard !report.isEmpty else {
            if json { try StandardOutput.write(json: JSONEncoder.sorted.encode(report)) }
            throw Failure("\(paths.joined(separator: ", ")): there is neither #Preview nor a PreviewProvider")
        }
        try json
            ? StandardOutput.write(json: JSONEncoder.sorted.encode(report))
            : StandardOutput.write(line: report.text)
        if !report.problems.isEmpty || report.previews.contains(where: { $0.failure != nil }) { throw ExitCode(1) }
    }
}
