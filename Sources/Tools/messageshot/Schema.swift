import ArgumentParser
import ChatModels

/// Prints the JSON Schema of conversation files.
struct Schema: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Prints the JSON Schema of conversation files, for editors that complete and check them.")

    func run() throws {
        try StandardOutput.write(line: ConversationSchema.json)
    }
}
