public import Documents
public import Foundation

/// A picture of an export that a conversation file references.
public struct ConvertedMedia: Sendable {
    /// The path in the conversation file, relative to its folder.
    public let name: String

    let path: String
    let folder: ExportFolder

    /// Reads the picture.
    ///
    /// - Throws: If it is larger than 64 MiB, or can't be read.
    public func data() throws(DocumentError) -> Data {
        guard let data = try folder.data(path) else {
            throw DocumentError(file: folder.fullName(path), problem: FileProblem.missing)
        }
        return data
    }
}
