import ArgumentParser
import Console
import DocumentationImages
import Foundation
import GoldenCommands
import Pictures
import Rendering

/// Checks everything that drawing needs, and reports what is missing.
struct Doctor: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "doctor",
        abstract: "Check the installation: fonts, libraries, folders, and a test picture.",
        discussion: """
            Each line is ok, warning (untested; pictures can be drawn) or problem (pictures fail or differ). \
            If there is a problem, the exit code is 3.
            """)

    @Flag(help: "Print the findings as JSON.")
    var json = false

    @Option(
        help: ArgumentHelp(.systemFonts), completion: .directory, transform: DocumentationOptions.readFontFolder)
    var systemFonts: String?

    func run() throws {
        if let systemFonts { SystemFontsFolder.setInEnvironment(systemFonts) }
        let report = DoctorReport(
            findings: FontFindings.all + SystemFontFindings.all + LibraryFindings.all + ImageFindings.all
                + PictureFindings.all
                + ConformanceFindings.all
                + MachineFindings.all)
        if json {
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
            try StandardOutput.write(json: encoder.encode(report))
        } else {
            try StandardOutput.write(line: report.lines.joined(separator: "\n"))
        }
        if report.count(of: .problem) > 0 { throw ExitCode(Failure.Cause.machine.rawValue) }
    }
}

/// All findings.
struct DoctorReport: Encodable {
    private let schema = 1
    let version = MessageShotVersion.current
    let program =
        (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? CommandLine.arguments[0]
    let findings: [Finding]

    private enum CodingKeys: CodingKey { case schema, version, program, findings }

    init(findings: [Finding]) {
        self.findings = findings
    }

    func count(of status: Finding.Status) -> Int { findings.count { $0.status == status } }

    /// The report for people.
    var lines: [String] {
        let (problems, warnings) = (count(of: .problem), count(of: .warning))
        let summary =
            problems + warnings == 0
            ? "Everything matches the tested versions."
            : "\(problems) \(problems == 1 ? "problem" : "problems"), \(warnings) \(warnings == 1 ? "warning" : "warnings")"
        return ["MessageShot \(version), \(program)".printable] + findings.map(\.line) + [summary]
    }
}
