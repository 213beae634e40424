import ArgumentParser

/// Draws the pictures of a documentation.
struct Docs: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "docs",
        abstract: "Draws the pictures of a folder of documents, as its pictures.yaml declares them.",
        subcommands: [DocsDraw.self, DocsInit.self],
        defaultSubcommand: DocsDraw.self)
}
