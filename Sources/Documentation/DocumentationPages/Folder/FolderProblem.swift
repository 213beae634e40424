public import Documents

/// Something that is wrong with a folder of documentation, or with a page in it.
public enum FolderProblem: DocumentProblem {
    /// There is no such folder, or the system refuses to read it.
    case unreadable
    /// More files than `limit`.
    case tooManyFiles(limit: Int)
    /// A page that is not in the folder, or a link that leads out of it.
    case outside(folder: String)
    /// A page that is a link.
    case link
    /// A page that is a folder, a pipe or the like.
    case noFile
    /// A page that changed since it was read.
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
