import ChatModels
import Documents
import Foundation
import Frames
import Pictures
import Rendering

/// A conversation that pictures show: text in the format of conversation files, a file, or a value made in code.
///
///     let lunch: PictureConversation = """
///         channel: { name: Lunch, members: [ada, linus] }
///         me: ada
///         users: { ada: { name: Ada }, linus: { name: Linus } }
///         messages:
///           - { from: linus, text: Noodles? }
///         """
public struct PictureConversation: Sendable {
    private let read: @Sendable () throws -> ConversationDocument

    /// Text in the format of conversation files.
    ///
    /// - Parameter imageFolder: Returns the folder that its image files are named from; unless given, that of the source
    ///   file that describes the picture.
    public static func text(
        _ text: String, imageFolder: (@Sendable () throws -> String)? = nil
    ) -> PictureConversation {
        PictureConversation {
            try ConversationReader.read(
                Data(text.utf8), name: "conversation.yaml", imageRoot: imageFolder?() ?? Self.folder)
        }
    }

    /// A conversation file, or a payload of the API.
    ///
    /// - Parameter path: From the folder of the source file on that describes the picture. Image files are named from
    ///   the file's own folder on.
    public static func file(_ path: String) -> PictureConversation {
        PictureConversation {
            let path = path.hasPrefix("/") ? path : "\(Self.folder)/\(path)"
            InputFiles.OfPicture.add([path])
            return try ConversationReader.read(contentsOf: path)
        }
    }

    /// Conversations made in code.
    public static func conversations(_ conversations: Conversation...) -> PictureConversation {
        PictureConversation { ConversationDocument(kind: .conversations, conversations: conversations) }
    }

    private static var folder: String { RenderContext.value(of: SourcePlace.OfPicture.self)?.folder ?? "." }

    /// Reads the conversations, at least one, and tells of what was left out.
    ///
    /// - Throws: A `DocumentError` for the first mistake in the text.
    public func document() throws -> ConversationDocument {
        let document = try read()
        for warning in document.warnings { RenderProblems.report(warning) }
        InputFiles.OfPicture.add(document.conversations.flatMap(\.pictureFiles))
        guard !document.conversations.isEmpty else { throw PictureFailure("the conversation file has no channel") }
        return document
    }
}

extension PictureConversation: ExpressibleByStringInterpolation {
    /// Text in the format of conversation files; image files are named from the folder of the source file that describes
    /// the picture.
    public init(stringLiteral text: String) {
        self = .text(text)
    }
}
