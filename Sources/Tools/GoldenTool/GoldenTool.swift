import ArgumentParser
import Files
import Foundation
import GoldenCommands

/// The program for those who only test: the commands of `messageshot` that are about goldens, without what draws chats.
@main
struct GoldenTool: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "goldens",
        abstract: "Reviews, lists and approves the goldens of a package.",
        discussion: "Exit codes: 0 done, 1 a difference was found, 2 the input or the arguments are wrong.",
        subcommands: [GoldensCommand.self, ReportCommand.self, Approve.self, Flakiness.self],
        defaultSubcommand: GoldensCommand.self)

    static func main() {
        ProgramStart.begin("goldens")
        do {
            try checkName()
            var command = try parseAsRoot()
            try command.run()
        } catch let code as ExitCode {
            Foundation.exit(code.rawValue)
        } catch let failure as Failure {
            failure.exit("goldens")
        } catch {
            do {
                try CommandProgram.printHelp(for: error, of: Self.self)
                Failure(parserMessage: message(for: error)).exit("goldens")
            } catch {
                (error as? Failure)?.exit("goldens")
            }
        }
    }

    /// The command that needs no name would take a misspelled one as an argument of its own, and show its own help.
    private static func checkName() throws {
        guard let name = CommandLine.arguments.dropFirst().first, !name.hasPrefix("-") else { return }
        let names = configuration.subcommands.compactMap { $0.configuration.commandName }
        let others = configuration.subcommands.flatMap { $0.configuration.aliases } + ["help"]
        guard !names.contains(name), !others.contains(name) else { return }
        throw Failure("there is no command “\(name)”; \(names.joined(separator: ", ")) are, and --help shows them")
    }
}
