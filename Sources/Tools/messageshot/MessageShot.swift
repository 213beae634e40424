import ArgumentParser
import Batch
import Documents
import Files
import Foundation
import GoldenCommands

/// The command line: reads its arguments, runs one subcommand, and ends with the exit code that fits.
@main
struct MessageShot: ParsableCommand {

    static let configuration = CommandConfiguration(
        commandName: "messageshot",
        abstract: "Draws chat messages to images.",
        discussion: """
            An option whose value is list, such as --device list, prints the values that it takes.

            Exit codes: 0 done, 1 a comparison found a difference, 2 the input or the arguments are wrong, \
            3 the machine failed.
            """,
        version: "messageshot \(ProgramVersion.description)",
        subcommands: [
            Render.self, Compare.self, Convert.self, Docs.self, BatchCommand.self, GalleryCommand.self, Diff.self,
            LintCommand.self,
            Inspect.self,
            Schema.self,
            Approve.self, ReportCommand.self, GoldensCommand.self, Flakiness.self, Symbols.self, AppCommand.self,
            Doctor.self, Version.self,
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
