import ArgumentParser

extension ParsableCommand {
    /// Parses arguments as the one subcommand that the first of them names.
    ///
    /// What the root and the other subcommands take isn't looked at, which halves the time of parsing. Whatever doesn't
    /// fit (help, versions, completions, mistakes) is parsed again from the root, which answers in full.
    static func parseQuickly(_ arguments: [String]) throws -> any ParsableCommand {
        let subcommand = configuration.subcommands.first { $0.configuration.commandName == arguments.first }
        if let subcommand, subcommand.configuration.subcommands.isEmpty,
            let command = try? subcommand.parseAsRoot(Array(arguments.dropFirst()))
        {
            return command
        }
        return try parseAsRoot(arguments)
    }
}
