import ArgumentParser
import Documents
import Foundation
import GoldenCommands

/// Suggestions for misspelled subcommands and options.
enum CommandAdvice {
    /// Rejects an unknown subcommand before anything else complains about the following arguments.
    static func checkName(of root: any ParsableCommand.Type) throws {
        var arguments = CommandLine.arguments.dropFirst()
        if arguments.first == "help" { arguments = arguments.dropFirst() }
        guard let name = arguments.first, !name.hasPrefix("-"), !name.isEmpty else { return }
        let names = names(of: root)
        guard !names.contains(name), !others(of: root).contains(name), name != "help" else { return }
        let nearest = Nearest.word(to: name, among: names)
        throw Failure(
            "unknown command “\(name.shortened)”; "
                + (nearest.map { "did you mean “\($0)”?" } ?? "expected \(names.joined(separator: ", "))")
                + " (see --help)")
    }

    /// Returns an error about an unknown option or value with a suggestion, or the unchanged error.
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
        root.configuration.subcommands.filter { $0.configuration.shouldDisplay }.compactMap(name)
    }

    /// Names that are accepted but not listed.
    private static func others(of root: any ParsableCommand.Type) -> [String] {
        root.configuration.subcommands.flatMap { $0.configuration.aliases }
            + root.configuration.subcommands.filter { !$0.configuration.shouldDisplay }.compactMap(name)
    }

    private static func name(of command: any ParsableCommand.Type) -> String? { command.configuration.commandName }

    /// Returns the options in the help of a subcommand; empty if there is no such command.
    static func options(ofSubcommand name: String, of root: any ParsableCommand.Type) -> [String] {
        guard let named = root.configuration.subcommands.first(where: { Self.name(of: $0) == name }) else {
            return []
        }
        // Without a nested subcommand, the default one is meant.
        let command = named.configuration.defaultSubcommand ?? named
        var options: [String] = []
        for match in command.helpMessage(columns: 400).matches(of: /(?m)^ +(?:-\w, )?(--[a-z0-9-]+)/) {
            options.append(String(match.1))
        }
        return options
    }
}
