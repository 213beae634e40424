import ArgumentParser
import Comparison
import Foundation
import Frames
import Lint

/// Looks for flaws in the layouts that pictures carry.
struct LintCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "lint",
        abstract: "Finds flaws in the layouts of goldens: text cut short, overlaps, too little contrast.",
        discussion: """
            Exit codes: 0 no finding, 1 findings, 2 a picture can't be read or carries no frames. The frames of a picture \
            don't say what can be touched, disabled or scrolled: touch targets and constraints are checked by assertLint \
            in tests, and what clips counts as a view that scrolls.
            """)

    @Argument(help: ArgumentHelp("PNG pictures with frames, such as goldens.", valueName: "image.png"))
    var images: [String]

    @Option(
        name: .customLong("rule"),
        help: ArgumentHelp("Look by this rule alone; may be repeated.", valueName: "rule"))
    var rules: [LintRule] = []

    @Option(help: ArgumentHelp("Leave out a component and all in it, by its name; may be repeated.", valueName: "name"))
    var ignore: [String] = []

    @Flag(help: "Print the findings as JSON.")
    var json = false

    private var lint: LayoutLint {
        LayoutLint(rules: rules.isEmpty ? .all : Set(rules), except: ignore.map { .component($0) })
    }

    func run() throws {
        let results = try images.map { path in Result(picture: path, findings: try findings(in: path)) }
        if json {
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
            try StandardOutput.write(encoder.encode(Output(results: results)) + Data("\n".utf8))
        } else {
            for result in results {
                for group in result.findings.groups {
                    try StandardOutput.write(line: "\(result.picture): \(group.description)")
                }
            }
            if results.allSatisfy(\.findings.isEmpty) { try StandardOutput.write(line: "no findings") }
        }
        guard results.allSatisfy(\.findings.isEmpty) else { throw ExitCode(1) }
    }

    private func findings(in path: String) throws -> [LintFinding] {
        let picture: ComparedPicture
        do {
            picture = try ComparedPicture(path: path)
        } catch {
            throw Failure("\(path): \(error)")
        }
        guard let frame = picture.frame else {
            throw Failure(
                "\(path): \(picture.note ?? "it carries no frame tree"); a golden or --embed-frames is needed")
        }
        let scale = frame.rect.width > 0 ? CGFloat(picture.bitmap.pixelsWide) / frame.rect.width : 1
        return lint.findings(in: frame, settings: RenderSettings(scale: scale.rounded()))
    }

    private struct Result: Encodable {
        let picture: String
        let findings: [LintFinding]
    }

    private struct Output: Encodable {
        let schema = 1
        let results: [Result]
    }
}

extension LintRule: ExpressibleByArgument {}
