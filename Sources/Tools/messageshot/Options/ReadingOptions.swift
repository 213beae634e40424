import ArgumentParser
import ChatModels
import Documents
import Files
import Foundation
import GoldenCommands
import Pictures
import Styles

/// The arguments for reading a conversation file, and for the current user.
struct ReadingOptions: ParsableArguments {
    @Option(help: ArgumentHelp(.channel))
    var channel: String?

    @Option(help: ArgumentHelp(.me))
    var me: String?

    @Option(help: ArgumentHelp(.images), completion: .directory)
    var images: String?

    /// Returns the folder of a conversation file's pictures, links resolved.
    func imageFolder(of path: String, _ session: CommandSession) -> String {
        let isFile = path != InputFile.standardStream && path.contains("/")
        let folder = images ?? (isFile ? path.folderOfPath : ".")
        return session.documents.resolved(folder.isEmpty ? "/" : folder)
    }

    /// Reads a conversation file, or standard input for `-`.
    func read(_ path: String, _ session: CommandSession) throws -> ConversationDocument {
        if let images {
            guard !images.isEmpty else { throw Failure("--images is empty; name the folder of the pictures") }
            var isFolder: ObjCBool = false
            guard FileManager.default.fileExists(atPath: images, isDirectory: &isFolder), isFolder.boolValue else {
                throw Failure("--images \(images): there is no such folder")
            }
        }
        session.reads(path)
        let document: ConversationDocument
        do {
            document = try session.documents.conversation(path, images: images, me: me)
        } catch let error as DocumentError {
            guard path != InputFile.standardStream, (try? StyleReader.read(contentsOf: path)) != nil else {
                throw error
            }
            throw Failure(
                "\(path) is a style; name a conversation instead, and pass the style with --style \(path)")
        }
        for conversation in document.conversations {
            session.inputs.add(pictures: conversation.pictureFiles)
        }
        return document
    }

    /// Returns the conversations to draw: all of a file's, or the one that `--channel` names.
    ///
    /// - Parameter selection: The content to draw. A list without rows needs no conversation.
    func choose(
        from document: ConversationDocument, of path: String, for selection: PictureSelection
    ) throws -> [Conversation] {
        let conversations = document.conversations
        if conversations.isEmpty, selection.screen.isList {
            if document.kind == .conversations || selection.list.state.hidesRows { return [] }
        }
        guard !conversations.isEmpty else { throw Failure("\(path): the file has no channels") }
        guard let channel else { return conversations }
        let chosen = conversations.filter { $0.channel.cid.rawValue == channel || $0.channel.cid.id == channel }
        guard let first = chosen.first else {
            throw Failure("\(path): no channel “\(channel)”; the channels are \(ChatOptions.list(conversations))")
        }
        return [first]
    }
}
