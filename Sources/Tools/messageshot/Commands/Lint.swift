import ArgumentParser
import Foundation
import Lint

/// Looks for flaws in the layouts of conversations, and in those that pictures carry.
struct LintCommand: SessionCommand {
    static let configuration = CommandConfiguration(
        commandName: "lint",
        abstract: "Finds flaws in layouts: text cut short, overlaps, small touch targets, too little contrast.",
        discussion: """
            Conversations are laid out as render lays them out. Pictures are looked at as they are: their frames don't \
            say what can be touched, disabled or scrolled, so that touch targets and constraints are left out, and what \
            clips counts as a view that scrolls. Exit codes: 0 no finding, 1 findings, 2 a file that can't be read, or a \
            picture without frames.
            """)

    @Argument(
        help: ArgumentHelp(
            "Conversations, as render takes them, and PNG pictures with frames, such as goldens.",
            valueName: "chat-or-image"), completion: .file())
    var paths: [String]

    @Option(
        name: .customLong("rule"),
        help: ArgumentHelp("Look by this rule alone; may be repeated.", valueName: "rule"))
    var rules: [LintRule] = []

    @Option(help: ArgumentHelp("Leave out a component and all in it, by its name; may be repeated.", valueName: "name"))
    var ignore: [String] = []

    @Flag(help: "Print the findings as JSON.")
    var json = false

    @OptionGroup(title: "Conversations") var conversations: LintedConversations

    @Flag(help: "Show every warning, and not just the first.")
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
