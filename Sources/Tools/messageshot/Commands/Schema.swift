import ArgumentParser
import ChatModels
import Styles

/// Prints the JSON Schema of a kind of file.
struct Schema: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "schema",
        abstract: "Prints the JSON Schema of conversation or style files, for editors that complete and check them.")

    enum Kind: String, ExpressibleByArgument, CaseIterable {
        case conversation, style
    }

    @Argument(help: "conversation or style.")
    var kind = Kind.conversation

    func run() throws {
        switch kind {
        case .conversation: try StandardOutput.write(line: ConversationSchema.json)
        case .style: try StandardOutput.write(line: StyleSchema.json)
        }
    }
}
