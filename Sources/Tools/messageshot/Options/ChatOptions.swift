import ArgumentParser
import ChatModels
import Foundation
import Pictures

/// The arguments for the content and the current user.
struct ChatOptions: ParsableArguments {
    @Argument(
        help: ArgumentHelp(
            "The conversation: a YAML or JSON file (see messageshot schema), a payload of Stream's API ("
                + "a channel's state, a list of channels, or a thread), or - for standard input.",
            valueName: "chat"), completion: .documents)
    var path: String

    @OptionGroup var reading: ReadingOptions

    /// The name of pictures: the file's, without its extension.
    var name: String {
        guard path != InputFile.standardStream else { return "chat" }
        let name = ((path as NSString).lastPathComponent as NSString).deletingPathExtension
        return name.isEmpty ? "chat" : name
    }

    /// The folder of pictures, links resolved.
    func imageFolder(_ session: CommandSession) -> String { reading.imageFolder(of: path, session) }

    func read(_ session: CommandSession) throws -> ConversationDocument { try reading.read(path, session) }

    /// Returns the conversations to draw: all of the file's, or the one that `--channel` names.
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
