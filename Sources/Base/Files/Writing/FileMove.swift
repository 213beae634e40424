internal import Foundation

/// Moves files, also between file systems.
enum FileMove {
    /// - Returns: 0, or an `errno` value.
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

    /// Keeps a copy of a file, which also stays in place.
    ///
    /// - Returns: Whether there was a file.
    static func keep(_ place: String, at path: String) -> Bool {
        if link(place, path) == 0 { return true }
        guard errno != ENOENT, errno != ENOTDIR else { return false }
        // A file system without hard links, or another file system.
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
