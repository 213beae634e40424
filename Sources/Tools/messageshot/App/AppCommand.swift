import ArgumentParser

/// An app's own files on this system: a package of them, the names that they miss, and the first screen.
struct AppCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "app",
        abstract: "Compile an app's own files, and render its first screen.",
        subcommands: [AppScreen.self, AppInit.self, AppCheck.self],
        defaultSubcommand: AppScreen.self)
}
