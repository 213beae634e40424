internal import Foundation

/// A lock that the processes of a machine, and the threads of each, take in turns.
///
/// It is gone with the process that holds it, however that ends.
public enum FileLock {
    /// Waits for the lock of a path, and runs `body` while nobody else has it.
    ///
    /// - Parameter path: A folder, or a file, which is created if it isn't there. A file that others replace meanwhile
    ///   is no good: lock its folder.
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
