public import Documents
public import Foundation

/// A picture of an export that a conversation file names.
public struct ConvertedMedia: Sendable {
    /// The path that the conversation file has for it, from its own folder on.
    public let name: String

    let path: String
    let folder: ExportFolder

    /// Reads the picture, of at most 64 MiB.
    ///
    /// - Throws: If it is larger, or can't be read.
    public func data() throws(DocumentError) -> Data {
        guard let data = try folder.data(path) else {
            throw DocumentError(file: folder.fullName(path), problem: FileProblem.missing)
        }
        return data
    }
}
