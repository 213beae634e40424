internal import Foundation

/// Moves of files, also to where another disk is mounted.
enum FileMove {
    /// - Returns: 0, or why the file could not be moved.
    static func move(_ path: String, to place: String) -> Int32 {
        if rename(path, place) == 0 { return 0 }
        guard errno == EXDEV else { return errno }
        let copy = TemporaryName.file(beside: place)
        guard copyFile(path, to: copy), rename(copy, place) == 0 else {
            let code = errno == 0 ? EXDEV : errno
            unlink(copy)
            return code
        }
        unlink(path)
        return 0
    }

    /// Keeps what is at a place, which stays there.
    ///
    /// - Returns: Whether there was anything.
    static func keep(_ place: String, at path: String) -> Bool {
        if link(place, path) == 0 { return true }
        guard errno != ENOENT, errno != ENOTDIR else { return false }
        // File systems without links, or another disk.
        return rename(place, path) == 0 || errno == EXDEV && copyFile(place, to: path)
    }

    private static func copyFile(_ path: String, to copy: String) -> Bool {
        guard let data = FileManager.default.contents(atPath: path) else { return false }
        var status = stat()
        guard stat(path, &status) == 0 else { return false }
        let descriptor = open(copy, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, status.st_mode & 0o777)
        guard descriptor >= 0 else { return false }
        defer { close(descriptor) }
        return Descriptor.write(data, to: descriptor) && fsync(descriptor) == 0
    }
}

/// Folders that are made for files.
package enum FolderMaking {
    /// Makes a folder and those around it, as far as they aren't there.
    package static func make(_ path: String) throws(FileError) {
        var made: [String] = []
        let code = makeAll(path, &made)
        if code != 0 { throw FileError(path: path, action: "creating the folder", errno: code) }
    }

    /// Makes the folders on the way to a file, as far as they aren't there.
    ///
    /// - Parameter made: Takes those that were made, the outermost first.
    /// - Returns: 0, or why one could not be made.
    static func makeParents(of name: String, in root: String, _ made: inout [String]) -> Int32 {
        var folder = root
        for part in name.split(separator: "/").dropLast() {
            folder += "/\(part)"
            let code = make(folder, &made) { mkdir(folder, 0o777) }
            if code != 0 { return code }
        }
        return 0
    }

    /// Makes a folder and those around it, as far as they aren't there. A signal removes them as long as they are empty.
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
