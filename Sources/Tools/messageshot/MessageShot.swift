import ArgumentParser
import Batch
import Documents
import Files
import Foundation
import GoldenCommands

/// The command line: parses the arguments, runs a subcommand, and exits with its code.
@main
struct MessageShot: ParsableCommand {

    static let configuration = CommandConfiguration(
        commandName: "messageshot",
        abstract: "Render chat messages and screens to images.",
        discussion: """
            Pass list to an option, such as --device list, to see its values.

            Exit codes: 0 success, 1 a comparison found a difference, 2 invalid input or arguments, \
            3 system error.
            """,
        version: "messageshot \(ProgramVersion.description)",
        subcommands: [
            Render.self, Compare.self, Convert.self, Docs.self, BatchCommand.self, GalleryCommand.self, Diff.self,
            LintCommand.self,
            Inspect.self, Why.self, PreviewCommand.self, ReviewCommand.self, SwiftCommand.self, KitCommand.self,
            Schema.self,
            Approve.self, ReportCommand.self, GoldensCommand.self, Flakiness.self, Symbols.self, AppCommand.self,
            ModelContextCommand.self, Doctor.self, Version.self,
        ])

    static func main() {
        ProgramStart.begin("messageshot")
        do {
            try CommandAdvice.checkName(of: Self.self)
            let arguments = CommandLine.arguments.map(Self.americanSpelling)
            if try ValueList.print(for: arguments, of: Self.self) { return }
            var command = try parseQuickly(Array(arguments.dropFirst()))
            try command.run()
        } catch let code as ExitCode {
            Foundation.exit(code.rawValue)
        } catch let error as BatchError where error.isClosedPipe {
            TemporaryFiles.endProcess(by: SIGPIPE)
        } catch {
            Failure(CommandAdvice.improved(error, of: Self.self)).exit("messageshot")
        }
    }

    /// Returns an argument with the American spelling of its option: `--flavour=uikit` is `--flavor=uikit`.
    private static func americanSpelling(_ argument: String) -> String {
        guard argument.hasPrefix("--"), argument != "--" else { return argument }
        let option = argument.prefix { $0 != "=" }
        return AmericanSpelling.of(String(option)) + argument[option.endIndex...]
    }
}
