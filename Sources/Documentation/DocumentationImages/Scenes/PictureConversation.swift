import ChatModels
import Documents
import Foundation
import Frames
import Pictures
import Rendering

/// A conversation for pictures, from text in the conversation file format, from a file, or from values in code.
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

    /// Creates a conversation from text in the conversation file format.
    ///
    /// - Parameter imageFolder: Returns the folder that image file names are relative to. The default is the folder of
    ///   the source file that declares the picture.
    public static func text(
        _ text: String, imageFolder: (@Sendable () throws -> String)? = nil
    ) -> PictureConversation {
        PictureConversation {
            try ConversationReader.read(
                Data(text.utf8), name: "conversation.yaml", imageRoot: imageFolder?() ?? Self.folder)
        }
    }

    /// Creates a conversation from a conversation file, or from an API payload.
    ///
    /// - Parameter path: The path, relative to the folder of the source file that declares the picture. Image file
    ///   names are relative to the conversation file's folder.
    public static func file(_ path: String) -> PictureConversation {
        PictureConversation {
            let path = path.hasPrefix("/") ? path : "\(Self.folder)/\(path)"
            InputFiles.OfPicture.add([path])
            return try ConversationReader.read(contentsOf: path)
        }
    }

    /// Creates a value from conversations in code.
    public static func conversations(_ conversations: Conversation...) -> PictureConversation {
        PictureConversation { ConversationDocument(kind: .conversations, conversations: conversations) }
    }

    private static var folder: String { RenderContext.value(of: SourcePlace.OfPicture.self)?.folder ?? "." }

    /// Reads the conversations, of which there is at least one, and reports what was left out.
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
    /// Creates a conversation from text in the conversation file format. Image file names are relative to the folder of
    /// the source file that declares the picture.
    public init(stringLiteral text: String) {
        self = .text(text)
    }
}
