internal import Foundation

/// A lock between processes and threads of a machine.
///
/// It is released when the process that holds it ends, in whatever way.
public enum FileLock {
    /// Waits for the lock of a path, and runs `body` while holding it.
    ///
    /// - Parameter path: A folder, or a file, which is created if missing. Don't lock a file that others may replace;
    ///   lock its folder.
    /// - Throws: ``FileError`` if the path can't be opened or locked, and what `body` throws.
    public static func withLock<Result>(on path: String, _ body: () throws -> Result) throws -> Result {
        var descriptor = open(path, O_RDONLY | O_CLOEXEC)
        if descriptor < 0, errno == ENOENT { descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o666) }
        guard descriptor >= 0 else { throw failure(path, "opening") }
        defer { close(descriptor) }
        while flock(descriptor, LOCK_EX) != 0 {
            guard errno == EINTR else { throw failure(path, "locking") }
        }
        return try body()
    }

    private static func failure(_ path: String, _ action: String) -> FileError {
        FileError(path: path, action: action, reason: String(cString: strerror(errno)))
    }
}
