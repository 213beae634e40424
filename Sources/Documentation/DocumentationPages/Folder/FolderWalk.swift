internal import Documents
internal import Foundation

/// Lists the files of a folder without following symbolic links.
struct FolderWalk {
    /// The files, as sorted paths relative to the folder.
    private(set) var files: [String] = []

    /// The symbolic links among the files. They may lead anywhere.
    private(set) var links: Set<String> = []

    /// The maximum number of files in a folder.
    static let maximumCount = 200_000

    /// - Throws: If the folder or a subfolder can't be read, or if there are too many files.
    init(root: String, name: String) throws(DocumentError) {
        var folders = [""]
        while let folder = folders.popLast() {
            for entry in try Self.entries(of: folder, root: root, name: name) {
                let inner = folder.isEmpty ? entry : "\(folder)/\(entry)"
                switch Self.kind(of: "\(root)/\(inner)") {
                case S_IFDIR: folders.append(inner)
                case S_IFREG: files.append(inner)
                case S_IFLNK:
                    files.append(inner)
                    links.insert(inner)
                default: break
                }
            }
            guard files.count + folders.count <= Self.maximumCount else {
                throw DocumentError(file: name, problem: FolderProblem.tooManyFiles(limit: Self.maximumCount))
            }
        }
        files.sort { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    }

    /// The names in a folder, without hidden and generated folders.
    private static func entries(
        of folder: String, root: String, name: String
    ) throws(DocumentError) -> [String] {
        let path = folder.isEmpty ? root : "\(root)/\(folder)"
        guard let entries = try? FileManager.default.contentsOfDirectory(atPath: path) else {
            throw DocumentError(
                file: folder.isEmpty ? name : "\(name)/\(folder)", problem: FolderProblem.unreadable)
        }
        return entries.filter { !$0.hasPrefix(".") && $0 != "node_modules" }
    }

    private static func kind(of path: String) -> mode_t? {
        var status = stat()
        return lstat(path, &status) == 0 ? status.st_mode & S_IFMT : nil
    }
}
