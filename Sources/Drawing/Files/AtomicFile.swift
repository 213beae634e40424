public import Foundation

/// Writes files so that a finished one is there or none.
public enum AtomicFile {
    /// Writes `data` to a path. What was there before stays until all is written.
    ///
    /// A link is followed. Devices and pipes are written as they are.
    ///
    /// - Throws: If the path is a folder, or the system refuses.
    public static func write(_ data: Data, to path: String) throws(FileError) {
        var status = stat()
        guard stat(path, &status) == 0 else { return try replace(path, with: data, permissions: nil) }
        switch status.st_mode & S_IFMT {
        case S_IFDIR: throw FileError(path: path, action: "writing", reason: "it is a folder")
        case S_IFREG: try replace(resolved(path), with: data, permissions: status.st_mode & 0o777)
        default: try write(data, to: path, opening: path, O_WRONLY)
        }
    }

    /// Writes a file beside the target and gives it the target's name when it is complete.
    private static func replace(
        _ path: String, with data: Data, permissions: mode_t?
    ) throws(FileError) {
        let temporary = temporaryPath(beside: path)
        do throws(FileError) {
            try write(data, to: path, opening: temporary, O_WRONLY | O_CREAT | O_EXCL)
            if let permissions { chmod(temporary, permissions) }
            guard rename(temporary, path) == 0 else { throw failure(path, "writing") }
        } catch {
            unlink(temporary)
            throw error
        }
    }

    private static func temporaryPath(beside path: String) -> String {
        let unique = ".\(getpid())-\(UInt32.random(in: 0 ... .max)).part"
        let name = path.split(separator: "/").last.map(String.init) ?? path
        // A file's name has at most 255 bytes.
        return String(path.dropLast(name.count)) + "." + String(decoding: name.utf8.prefix(200), as: UTF8.self) + unique
    }

    private static func resolved(_ path: String) -> String {
        guard let target = realpath(path, nil) else { return path }
        defer { free(target) }
        return String(cString: target)
    }

    /// Writes all bytes and makes sure that they have arrived.
    ///
    /// - Parameter path: The path to name if something goes wrong.
    private static func write(
        _ data: Data, to path: String, opening file: String, _ flags: Int32
    ) throws(FileError) {
        let descriptor = open(file, flags | O_CLOEXEC, 0o666)
        guard descriptor >= 0 else { throw failure(path, "opening") }
        var error = write(data, to: descriptor) ? nil : failure(path, "writing")
        // Devices and pipes have nothing to wait for.
        if error == nil, fsync(descriptor) != 0, errno != EINVAL, errno != EROFS { error = failure(path, "writing") }
        if close(descriptor) != 0, error == nil { error = failure(path, "writing") }
        if let error { throw error }
    }

    /// Returns whether all bytes were taken; `errno` says why if not.
    private static func write(_ data: Data, to descriptor: Int32) -> Bool {
        data.withUnsafeBytes { bytes in
            var rest = bytes[...]
            while !rest.isEmpty {
                let count = Foundation.write(descriptor, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
                if count < 0, errno == EINTR { continue }
                guard count > 0 else { return false }
                rest = rest.dropFirst(count)
            }
            return true
        }
    }

    private static func failure(_ path: String, _ action: String) -> FileError {
        FileError(path: path, action: action, reason: String(cString: strerror(errno)))
    }
}
