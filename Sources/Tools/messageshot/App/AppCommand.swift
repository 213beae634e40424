import ArgumentParser

/// An app's own files on this system: a package of them, the names that they miss, and the first screen.
struct AppCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "app",
        abstract: "Compile an app's own files, and render its first screen.",
        usage: """
            messageshot app <program> [<options>]
            messageshot app init <project> [--output <folder>]
            messageshot app check [<package>]
            """,
        discussion: "See messageshot help app screen for the options of a picture."
            + .examples(
                "messageshot app .build/debug/MyApp -o app.png", "messageshot app init Club.xcodeproj",
                "messageshot app check Linux"),
        subcommands: [AppScreen.self, AppInit.self, AppCheck.self],
        defaultSubcommand: AppScreen.self)
}
