import Annotations
import ChatModels
import Documents
import Foundation
import GoldenCommands
import Styles

/// The source of the documents that a command names.
protocol DocumentSource: AnyObject {
    /// Whether a path stands for an inline document.
    func isInline(_ path: String) -> Bool

    /// - Parameters:
    ///   - images: The folder of pictures; `nil` for the conversation's own.
    ///   - me: The current user; `nil` for the document's.
    func conversation(_ path: String, images: String?, me: String?) throws -> ConversationDocument

    /// - Returns: The style, and a line for each value that the flavor doesn't support.
    func style(_ path: String, in flavor: Flavor) throws -> (style: Style, unsupported: [String])

    func annotations(_ path: String) throws -> (annotations: [Annotation], style: AnnotationStyle)

    /// Notes a picture that the command reads beside its documents.
    func note(picture path: String)

    /// A folder with links resolved.
    func resolved(_ folder: String) -> String
}

/// Files, and standard input.
final class DocumentFiles: DocumentSource {
    func isInline(_ path: String) -> Bool { false }

    func conversation(_ path: String, images: String?, me: String?) throws -> ConversationDocument {
        guard path == InputFile.standardStream else {
            return try ConversationReader.read(contentsOf: path, imageRoot: images, me: me)
        }
        return try ConversationReader.read(
            InputFile.readStandardInput(), name: "standard input", imageRoot: images ?? ".", me: me)
    }

    func style(_ path: String, in flavor: Flavor) throws -> (style: Style, unsupported: [String]) {
        (try StyleReader.read(contentsOf: path), try StyleReader.unsupportedValues(contentsOf: path, in: flavor))
    }

    func annotations(_ path: String) throws -> (annotations: [Annotation], style: AnnotationStyle) {
        try AnnotationReader.read(contentsOf: path)
    }

    func note(picture path: String) {}

    func resolved(_ folder: String) -> String { URL(fileURLWithPath: folder).resolvingSymlinksInPath().path }
}
