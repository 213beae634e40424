public import Foundation

/// Writes files atomically: a file is complete or isn't there.
public enum AtomicFile {
    /// Writes `data` to a path. The previous file stays until everything is written.
    ///
    /// Links are followed. Devices and pipes are written directly. Leftovers of killed processes in the folder are
    /// removed.
    ///
    /// - Throws: If the path is a folder, or if the system reports an error.
    public static func write(_ data: Data, to path: String) throws(FileError) {
        try write(SpooledBytes(data), to: path)
    }

    /// Writes bytes that may not fit in memory.
    package static func write(_ bytes: SpooledBytes, to path: String) throws(FileError) {
        var status = stat()
        guard stat(path, &status) == 0 else { return try replace(path, with: bytes, permissions: nil, named: path) }
        switch status.st_mode & S_IFMT {
        case S_IFDIR: throw FileError(path: path, action: "writing", reason: "it is a folder")
        case S_IFREG:
            try replace(path.realPath ?? path, with: bytes, permissions: status.st_mode & 0o777, named: path)
        default: try write(bytes, toDevice: path)
        }
    }

    /// Writes a file beside the target and gives it the target's name when it is complete.
    private static func replace(
        _ path: String, with bytes: SpooledBytes, permissions: mode_t?, named name: String
    ) throws(FileError) {
        UnfinishedFiles.removeOnce(in: path.folderOfPath)
        let file = try TemporaryFile(beside: path, named: name)
        defer { file.discard() }
        try file.write(bytes)
        if let permissions { file.setPermissions(permissions) }
        try file.move(to: path)
    }

    private static func write(_ bytes: SpooledBytes, toDevice path: String) throws(FileError) {
        let descriptor = open(path, O_WRONLY | O_CLOEXEC)
        guard descriptor >= 0 else { throw FileError(path: path, action: "opening", errno: errno) }
        // Devices and pipes can't be replaced.
        let result = Result { () throws(FileError) in try Descriptor.write(bytes, to: descriptor, named: path) }
        let failure = close(descriptor) == 0 ? nil : FileError(path: path, action: "writing", errno: errno)
        try result.get()
        if let failure { throw failure }
    }
}
