import ArgumentParser
import ChatModels
import Foundation

/// The arguments that say what is drawn, and who looks at it.
struct ChatOptions: ParsableArguments {
    @Argument(
        help: ArgumentHelp(
            "The conversation: a YAML or JSON file (see messageshot schema), or a payload of Stream's API as it came: "
                + "a channel's state, a list of channels, a thread. - is standard input.",
            valueName: "chat"))
    var path: String

    @Option(
        help: ArgumentHelp(
            "The channel to draw, of a file that has several, such as messaging:general.", valueName: "cid"))
    var channel: String?

    @Option(help: ArgumentHelp("The user whose screen it is. Their messages are on the right.", valueName: "user-id"))
    var me: String?

    @Option(
        help: ArgumentHelp(
            "The folder that pictures are in; the conversation's own unless given. No other file is opened.",
            valueName: "folder"))
    var images: String?

    /// The name after which pictures are named: the file's, without its ending.
    var name: String {
        guard path != InputFile.standardStream else { return "chat" }
        let name = ((path as NSString).lastPathComponent as NSString).deletingPathExtension
        return name.isEmpty ? "chat" : name
    }

    /// The folder that pictures are in, links followed.
    var imageFolder: String {
        let isFile = path != InputFile.standardStream && path.contains("/")
        let folder = images ?? (isFile ? (path as NSString).deletingLastPathComponent : ".")
        return URL(fileURLWithPath: folder.isEmpty ? "/" : folder).resolvingSymlinksInPath().path
    }

    func read() throws -> ConversationDocument {
        if let images {
            var isFolder: ObjCBool = false
            guard FileManager.default.fileExists(atPath: images, isDirectory: &isFolder), isFolder.boolValue else {
                throw Failure("--images \(images): there is no such folder")
            }
        }
        guard path == InputFile.standardStream else {
            return try ConversationReader.read(contentsOf: path, imageRoot: images, me: me)
        }
        return try ConversationReader.read(
            InputFile.readStandardInput(), name: "standard input", imageRoot: images ?? ".", me: me)
    }

    /// Returns the conversations that are to be drawn: all of the file's, or the one that `--channel` names.
    func choose(from document: ConversationDocument) throws -> [Conversation] {
        let conversations = document.conversations
        guard !conversations.isEmpty else { throw Failure("\(path): there is no channel in it") }
        guard let channel else { return conversations }
        let chosen = conversations.filter { $0.channel.cid.rawValue == channel || $0.channel.cid.id == channel }
        guard let first = chosen.first else {
            throw Failure("\(path): no channel “\(channel)”; there are \(Self.list(conversations))")
        }
        return [first]
    }

    /// The identifiers of the first channels.
    static func list(_ conversations: [Conversation]) -> String {
        let shown = conversations.prefix(3).map(\.channel.cid.rawValue).joined(separator: ", ")
        let more = conversations.count - 3
        return more > 0 ? "\(shown) and \(more) more" : shown
    }
}
