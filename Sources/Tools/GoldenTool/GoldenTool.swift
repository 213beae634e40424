import ArgumentParser
import Files
import Foundation
import GoldenCommands

/// The program for packages that only test: the golden commands of `messageshot`, without drawing chats.
@main
struct GoldenTool: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "goldens",
        abstract: "Review, list and approve the goldens of a package.",
        discussion: "Exit codes: 0 success, 1 a difference was found, 2 invalid input or arguments.",
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

    /// The default command would take a misspelled subcommand as its argument, and show its own help.
    private static func checkName() throws {
        guard let name = CommandLine.arguments.dropFirst().first, !name.hasPrefix("-") else { return }
        let names = configuration.subcommands.compactMap { $0.configuration.commandName }
        let others = configuration.subcommands.flatMap { $0.configuration.aliases } + ["help"]
        guard !names.contains(name), !others.contains(name) else { return }
        throw Failure("unknown command “\(name)”; expected \(names.joined(separator: ", ")) (see --help)")
    }
}
