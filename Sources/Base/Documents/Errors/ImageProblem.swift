/// A reason why a file that a document names can't be used as a picture.
public struct ImageProblem: DocumentProblem {
    /// The path as it is written in the document.
    public var image: String

    /// The reason.
    public var reason: Reason

    /// A reason why a file can't be used. `folder` is the folder of pictures as the caller named it.
    public enum Reason: Hashable, Sendable {
        /// The file doesn't exist.
        case missing(folder: String)

        /// The file is outside the folder of pictures.
        case outside(folder: String)

        /// The path is absolute.
        case absolute(folder: String)

        /// The path is a folder.
        case directory

        /// The path is a device, a pipe or the like.
        case notRegularFile

        /// The system doesn't allow reading the file.
        case unreadable
    }

    package init(_ image: String, _ reason: Reason) {
        self.image = image
        self.reason = reason
    }

    public func sentence(at path: String) -> String { "\(at(path))the image “\(image.shortenedPath)” \(predicate)" }

    private var predicate: String {
        switch reason {
        case .missing(let folder): "does not exist in \(folder.oneLine)"
        case .outside(let folder): "is outside \(folder.oneLine); images must be inside that folder"
        case .absolute(let folder): "is an absolute path; give one relative to \(folder.oneLine)"
        case .directory: "is a folder"
        case .notRegularFile: "is not a regular file"
        case .unreadable: "can't be read"
        }
    }
}
