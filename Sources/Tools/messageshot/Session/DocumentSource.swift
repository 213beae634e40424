import Annotations
import ChatModels
import Documents
import Foundation
import GoldenCommands
import Styles

/// Where the documents come from that a command names.
protocol DocumentSource: AnyObject {
    /// Whether a path stands for no file.
    func isInline(_ path: String) -> Bool

    /// - Parameters:
    ///   - images: The folder that pictures are in; `nil` for the conversation's own.
    ///   - me: The user whose screen it is; `nil` for the one whom the document names.
    func conversation(_ path: String, images: String?, me: String?) throws -> ConversationDocument

    /// - Returns: The style, and a line for each value that the flavor has nothing for.
    func style(_ path: String, in flavor: Flavor) throws -> (style: Style, unsupported: [String])

    func annotations(_ path: String) throws -> (annotations: [Annotation], style: AnnotationStyle)

    /// A folder with links followed.
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

    func resolved(_ folder: String) -> String { URL(fileURLWithPath: folder).resolvingSymlinksInPath().path }
}
