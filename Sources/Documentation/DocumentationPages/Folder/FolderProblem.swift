public import Documents

/// A problem with a documentation folder, or with a page in it.
public enum FolderProblem: DocumentProblem {
    /// The folder doesn't exist or can't be read.
    case unreadable
    /// The folder contains more files than `limit`.
    case tooManyFiles(limit: Int)
    /// The page is outside of the folder, or is a link that leads out of it.
    case outside(folder: String)
    /// The page is a symbolic link.
    case link
    /// The page isn't a regular file.
    case noFile
    /// The page changed since it was read.
    case changed

    public func sentence(at path: String) -> String {
        switch self {
        case .unreadable: "there is no such folder, or it can't be read"
        case .tooManyFiles(let limit): "the folder has more than \(limit) files; name one with fewer"
        case .outside(let folder): "the page is outside of \(folder.oneLine), where nothing is read or written"
        case .link: "the page is a link; name the file that it leads to"
        case .noFile: "the page is not an ordinary file"
        case .changed: "the page has changed in the meantime; run the command again"
        }
    }
}
