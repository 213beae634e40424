import ArgumentParser

extension ParsableCommand {
    /// Parses arguments with only the subcommand that the first of them names.
    ///
    /// Skipping the root and the other subcommands halves the parsing time. Everything else (help, versions,
    /// completions, mistakes) is parsed again from the root.
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
