import ChatModels
import Foundation

/// Reads styles from YAML and JSON. Every mistake is an error that names its line.
///
///     let style = try StyleReader.read(contentsOf: "square-bubbles.yaml")
///     style.bubble.cornerRadius // 0
public enum StyleReader {
    /// Reads a file.
    public static func read(contentsOf path: String) throws(StyleFileError) -> Style {
        try converting { try read(SourceFile(path: path)) }
    }

    /// Reads what is not in a file.
    ///
    /// - Parameter name: What errors call it. If it ends in `.json` or `.yaml`, nothing else is tried.
    public static func read(_ data: Data, name: String) throws(StyleFileError) -> Style {
        try converting { try read(SourceFile(name: name, data: data)) }
    }

    private static func read(_ source: SourceFile) throws -> Style {
        try StyleBuilder.style(LocatedNode(node: source.document(), path: .root, file: source.name))
    }

    /// The documents' errors in the words of styles.
    private static func converting(_ body: () throws -> Style) throws(StyleFileError) -> Style {
        do {
            return try body()
        } catch let error as StyleFileError {
            throw error
        } catch let error as ConversationFileError {
            throw StyleFileError(error)
        } catch {
            throw StyleFileError(file: "", problem: .document(.unreadable(reason: "\(error)")))
        }
    }
}
