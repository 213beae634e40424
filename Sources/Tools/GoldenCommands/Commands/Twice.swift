package import ArgumentParser

/// Runs tests twice, and names the goldens whose content isn't the same.
package struct Twice: ParsableCommand {
    package static let configuration = CommandConfiguration(commandName: "twice", abstract: "")

    package init() {}

    package func run() throws {}
}
