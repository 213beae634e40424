import ArgumentParser
import ChatModels
import Foundation
import Pictures

/// The arguments that say what is drawn, and who looks at it.
struct ChatOptions: ParsableArguments {
    @Argument(
        help: ArgumentHelp(
            "The conversation: a YAML or JSON file (see messageshot schema), or a payload of Stream's API as it came: "
                + "a channel's state, a list of channels, a thread. - is standard input.",
            valueName: "chat"), completion: .documents)
    var path: String

    @OptionGroup var reading: ReadingOptions

    /// The name after which pictures are named: the file's, without its ending.
    var name: String {
        guard path != InputFile.standardStream else { return "chat" }
        let name = ((path as NSString).lastPathComponent as NSString).deletingPathExtension
        return name.isEmpty ? "chat" : name
    }

    /// The folder that pictures are in, links followed.
    func imageFolder(_ session: CommandSession) -> String { reading.imageFolder(of: path, session) }

    func read(_ session: CommandSession) throws -> ConversationDocument { try reading.read(path, session) }

    /// Returns the conversations that are to be drawn: all of the file's, or the one that `--channel` names.
    func choose(
        from document: ConversationDocument, for selection: PictureSelection
    ) throws -> [Conversation] {
        try reading.choose(from: document, of: path, for: selection)
    }

    /// The identifiers of the first channels.
    static func list(_ conversations: [Conversation]) -> String {
        let shown = conversations.prefix(3).map(\.channel.cid.rawValue).joined(separator: ", ")
        let more = conversations.count - 3
        return more > 0 ? "\(shown) and \(more) more" : shown
    }
}
