import ArgumentParser
import Documents
import Foundation
import GoldenCommands

/// What a misspelled subcommand or option may have been meant to be.
enum CommandAdvice {
    /// Refuses a first argument that is no subcommand, before anything else complains about those behind it.
    static func checkName(of root: any ParsableCommand.Type) throws {
        var arguments = CommandLine.arguments.dropFirst()
        if arguments.first == "help" { arguments = arguments.dropFirst() }
        guard let name = arguments.first, !name.hasPrefix("-"), !name.isEmpty else { return }
        let names = names(of: root)
        guard !names.contains(name), !aliases(of: root).contains(name), name != "help" else { return }
        let nearest = Nearest.word(to: name, among: names)
        throw Failure(
            "there is no command “\(name.shortened)”; "
                + (nearest.map { "the nearest is “\($0)”" } ?? "\(names.joined(separator: ", ")) are")
                + ", and --help shows them all")
    }

    /// Returns an error about an unknown option with the nearest of the subcommand's options, or the error as it is.
    static func improved(_ error: any Error, of root: any ParsableCommand.Type) -> any Error {
        let message = root.message(for: error)
        guard let match = message.firstMatch(of: /^Unknown option '(--[^'=]+)[^']*'/),
            let name = CommandLine.arguments.dropFirst().first
        else { return error }
        let options = options(ofSubcommand: name, of: root)
        guard !options.isEmpty else { return error }
        let option = String(match.1)
        let nearest = Nearest.word(to: option, among: options)
        return Failure("Unknown option '\(option)'" + (nearest.map { ". Did you mean '\($0)'?" } ?? ""))
    }

    private static func names(of root: any ParsableCommand.Type) -> [String] {
        root.configuration.subcommands.compactMap(name)
    }

    private static func aliases(of root: any ParsableCommand.Type) -> [String] {
        root.configuration.subcommands.flatMap { $0.configuration.aliases }
    }

    private static func name(of command: any ParsableCommand.Type) -> String? { command.configuration.commandName }

    /// Returns the options that the help of a subcommand shows; none if there is no such command.
    static func options(ofSubcommand name: String, of root: any ParsableCommand.Type) -> [String] {
        guard let named = root.configuration.subcommands.first(where: { Self.name(of: $0) == name }) else {
            return []
        }
        // What is meant where no subcommand of the subcommand is named.
        let command = named.configuration.defaultSubcommand ?? named
        var options: [String] = []
        for match in command.helpMessage(columns: 400).matches(of: /(?m)^ +(?:-\w, )?(--[a-z0-9-]+)/) {
            options.append(String(match.1))
        }
        return options
    }
}
