import ArgumentParser
import Foundation
import Lint

/// Finds flaws in the layouts of conversations and pictures.
struct LintCommand: SessionCommand {
    static let configuration = CommandConfiguration(
        commandName: "lint",
        abstract: "Find layout flaws: truncated text, overlaps, small touch targets, low contrast.",
        discussion: """
            Conversations are laid out like in render. Pictures are checked as they are: their frames don't \
            identify controls or scroll views, so touch targets and constraints are skipped, and views that \
            clip count as scroll views. Exit codes: 0 no findings, 1 findings, 2 an unreadable file, or a \
            picture without frames.
            """)

    @Argument(
        help: ArgumentHelp(
            "Conversations, and PNG pictures with frames, such as goldens.",
            valueName: "chat-or-image"), completion: .file())
    var paths: [String]

    @Option(
        name: .customLong("rule"),
        help: ArgumentHelp(.lintRule))
    var rules: [LintRule] = []

    @Option(help: ArgumentHelp(.lintIgnore))
    var ignore: [String] = []

    @Flag(help: "Print the findings as JSON.")
    var json = false

    @OptionGroup(title: "Conversations") var conversations: LayoutOptions

    @Flag(help: "Show all warnings, not only the first.")
    var verbose = false

    private var lint: LayoutLint {
        LayoutLint(rules: rules.isEmpty ? .all : Set(rules), except: ignore.map { .component($0) })
    }

    func run(in session: CommandSession) throws {
        if paths.allSatisfy(LintedPicture.isPicture) { try conversations.checkUnused(beside: paths[0]) }
        var warnings = Warnings()
        let results = try paths.flatMap { path in
            LintedPicture.isPicture(path)
                ? [LintResult(picture: path, try LintedPicture(path: path).report(by: lint))]
                : try conversations.results(of: path, by: lint, session, warnings: &warnings)
        }
        try Failure.throwIfUndrawn(warnings.problems)
        try json ? LintOutput(results).writeJSON() : LintOutput(results).writeLines()
        warnings.report(to: session.output, everything: verbose)
        guard results.allSatisfy(\.findings.isEmpty) else { throw ExitCode(1) }
    }
}

extension LintRule: ExpressibleByArgument {}
