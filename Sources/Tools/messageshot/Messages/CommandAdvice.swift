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
        guard !names.contains(name), !others(of: root).contains(name), name != "help" else { return }
        let nearest = Nearest.word(to: name, among: names)
        throw Failure(
            "there is no command “\(name.shortened)”; "
                + (nearest.map { "the nearest is “\($0)”" } ?? "\(names.joined(separator: ", ")) are")
                + ", and --help shows them all")
    }

    /// Returns an error about an unknown option or value with the nearest of those that there are, or the error as it is.
    static func improved(_ error: any Error, of root: any ParsableCommand.Type) -> any Error {
        guard let mistake = ArgumentMistake(root.message(for: error)) else { return error }
        switch mistake {
        case .unknownOption(let option, _):
            let options = CommandLine.arguments.dropFirst().first.map { Self.options(ofSubcommand: $0, of: root) } ?? []
            guard option.hasPrefix("--"), !options.isEmpty else { return error }
            let nearest = Nearest.word(to: option, among: options)
            return Failure(ArgumentMistake.unknownOption(option, nearest: nearest).description)
        case .invalid(let value, let argument, let choices, _, let reason):
            let nearest = Nearest.word(to: value, among: choices)
            let refined = ArgumentMistake.invalid(
                value, for: argument, choices: choices, nearest: nearest, reason: reason)
            return Failure(refined.description)
        case .missing, .missingValue, .unwantedValue, .superfluous, .excluding: return error
        }
    }

    private static func names(of root: any ParsableCommand.Type) -> [String] {
        root.configuration.subcommands.filter(\.configuration.shouldDisplay).compactMap(name)
    }

    /// The names that are taken and that no list shows.
    private static func others(of root: any ParsableCommand.Type) -> [String] {
        root.configuration.subcommands.flatMap(\.configuration.aliases)
            + root.configuration.subcommands.filter { !$0.configuration.shouldDisplay }.compactMap(name)
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
