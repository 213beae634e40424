/// A reason why the file that a document names can't be used as a picture.
public struct ImageProblem: DocumentProblem {
    /// The path as the document has it.
    public var image: String

    /// The reason.
    public var reason: Reason

    /// A reason why a file can't be used. `folder` is the folder of pictures as the caller named it.
    public enum Reason: Hashable, Sendable {
        /// There is no such file.
        case missing(folder: String)

        /// The file is not in the folder of pictures.
        case outside(folder: String)

        /// The path does not begin in the folder of pictures.
        case absolute(folder: String)

        /// The path leads to a directory.
        case directory

        /// The path leads to a device, a pipe or the like.
        case notRegularFile

        /// The system refuses to read the file.
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
        case .outside(let folder): "is outside of \(folder.oneLine); images have to be inside"
        case .absolute(let folder): "is an absolute path; give one relative to \(folder.oneLine)"
        case .directory: "is a directory"
        case .notRegularFile: "is not an ordinary file"
        case .unreadable: "can't be read"
        }
    }
}
