internal import Foundation

/// Creates folders for files.
package enum FolderCreation {
    /// Creates a folder and its missing parents.
    package static func make(_ path: String) throws(FileError) {
        var made: [String] = []
        let code = makeAll(path, &made)
        if code != 0 { throw FileError(path: path, action: "creating the folder", errno: code) }
    }

    /// Creates the missing folders of a file's path.
    ///
    /// - Parameter made: Receives the created folders, outermost first.
    /// - Returns: 0, or an `errno` value.
    static func makeParents(of name: String, in root: String, _ made: inout [String]) -> Int32 {
        var folder = root
        for part in name.split(separator: "/").dropLast() {
            folder += "/\(part)"
            let code = make(folder, &made) { mkdir(folder, 0o777) }
            if code != 0 { return code }
        }
        return 0
    }

    /// Creates a folder and its missing parents. A signal removes those that are still empty.
    static func makeAll(_ path: String, _ made: inout [String]) -> Int32 {
        var status = stat()
        if stat(path, &status) == 0 { return status.st_mode & S_IFMT == S_IFDIR ? 0 : ENOTDIR }
        let parent = path.folderOfPath
        if !parent.isEmpty, parent != path {
            let code = makeAll(parent, &made)
            if code != 0 { return code }
        }
        return make(path, &made) { TemporaryFiles.making(path) { mkdir(path, 0o777) } }
    }

    private static func make(_ folder: String, _ made: inout [String], by mkdir: () -> Int32) -> Int32 {
        if mkdir() == 0 {
            made.append(folder)
            return 0
        }
        return errno == EEXIST ? 0 : errno
    }
}
