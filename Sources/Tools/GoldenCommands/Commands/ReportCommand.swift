package import ArgumentParser
import Files
internal import Foundation
import Goldens
import Raster
import Reports

/// Creates a report of a run of golden tests.
package struct ReportCommand: ParsableCommand {
    package static let configuration = CommandConfiguration(
        commandName: "report",
        abstract: "Create a report of a run of golden tests.",
        discussion: """
            Uses the newest run by default; several folders are the shards of one run. A page is written to the run’s \
            folder by default; the other formats go to standard output.
            """)

    @Argument(help: ArgumentHelp("The folder of a run, in .build/goldens.", valueName: "run-folder"))
    var runs: [String] = []

    @Option(
        help: ArgumentHelp("The package whose tests ran (default: around the current folder).", valueName: "folder"))
    var package: String?

    @Option(
        help: ArgumentHelp(
            "A folder of goldens besides Golden and __Snapshots__. May be repeated.",
            valueName: "folder"))
    var folder: [String] = []

    @Option(
        name: .shortAndLong, help: ArgumentHelp("The file for the report, or - for standard output.", valueName: "file")
    )
    var output: String?

    @Option(help: "The format: html, json, junit or markdown (default: from the name of the output, or html).")
    var format: ReportFormat?

    @Option(help: ArgumentHelp("The size limit for the pictures in a page.", valueName: "MiB"))
    var pictures = PictureLimit.standard

    @Flag(
        name: .customLong("github"),
        help: "Also print an annotation for GitHub Actions for each failure and each note.")
    var isForGitHub = false

    @Flag(help: "Print the JSON Schema of the JSON format.")
    var schema = false

    package init() {}

    package func run() throws {
        if schema { return try StandardOutput.write(Data(Report.jsonSchema.utf8)) }
        guard (0...PictureLimit.largest).contains(pictures) else {
            throw Failure("--pictures \(pictures): expected 0 to \(PictureLimit.largest) MiB")
        }
        do {
            let format = try self.format ?? ReportFormat(output: output)
            let selection = try RunSelection(runs: runs, package: package, folders: folder)
            let destination = try destination(format, selection)
            if isForGitHub, case .standardOutput = destination {
                throw Failure("--github prints to standard output, where the report goes too; name a file with -o")
            }
            // The paths as in the manifest, so that the report shortens those in the package.
            let folders = selection.folders.map(\.absolutePath)
            try write(data(Report(selection.results, runs: folders), format), to: destination)
            if isForGitHub { try annotate(selection.results) }
        } catch let error as GoldenError {
            throw Failure(error.description)
        }
    }

    private func data(_ report: Report, _ format: ReportFormat) throws -> Data {
        switch format {
        case .html: try report.html(byteLimit: pictures << 20)
        case .json: try report.json() + Data("\n".utf8)
        case .junit: Data(report.junit().utf8)
        case .markdown: Data(report.markdown().utf8)
        }
    }

    private func annotate(_ report: RunReport) throws {
        let goldens = report.results.flatMap { GitHubAnnotation.annotations(for: $0, package: report.package) }
        let tests = report.unfinished.compactMap { GitHubAnnotation.annotation(for: $0, package: report.package) }
        for line in goldens + tests {
            try StandardOutput.write(line: "\(line)")
        }
    }

    private func destination(_ format: ReportFormat, _ selection: RunSelection) throws -> Destination {
        guard output != nil || format == .html else { return .standardOutput }
        return try Destination(output: output ?? "\(selection.folders[0])/", name: format.fileName)
    }

    private func write(_ data: Data, to destination: Destination) throws {
        let path: String
        switch destination {
        case .standardOutput: return try StandardOutput.write(data)
        case .file(let file): path = file
        case .folder(let folder): path = "\(folder == "/" ? "" : folder)/\((format ?? .html).fileName)"
        }
        try AtomicFile.write(data, to: path)
        try StandardOutput.write(line: path)
    }
}

/// The limit for the pictures in a page, in MiB.
private enum PictureLimit {
    static let standard = Report.defaultByteLimit >> 20
    static let largest = 1024
}

/// The format of a report.
enum ReportFormat: String, ExpressibleByArgument, CaseIterable {
    case html, json, junit, markdown

    var fileName: String {
        switch self {
        case .html: "report.html"
        case .json: "report.json"
        case .junit: "report.xml"
        case .markdown: "report.md"
        }
    }

    /// The format that the file name specifies.
    init(output: String?) throws {
        let ending = output.map { ($0 as NSString).pathExtension.lowercased() } ?? ""
        switch ending {
        case "", "html", "htm": self = .html
        case "json": self = .json
        case "xml": self = .junit
        case "md", "markdown": self = .markdown
        default:
            throw Failure("\(output ?? ""): .\(ending) is not a report format; expected html, json, xml or md")
        }
    }
}
