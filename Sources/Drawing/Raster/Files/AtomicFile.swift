public import Foundation

/// Writes files so that a finished one is there or none.
public enum AtomicFile {
    /// Writes `data` to a path. What was there before stays until all is written.
    ///
    /// Devices and pipes are written as they are.
    public static func write(_ data: Data, to path: String) throws(RasterError) {
        var status = stat()
        let exists = stat(path, &status) == 0
        if exists, status.st_mode & S_IFMT == S_IFDIR {
            throw .file(path: path, action: "writing", reason: "it is a folder")
        }
        if exists, status.st_mode & S_IFMT != S_IFREG {
            return try write(data, into: path, flags: O_WRONLY)
        }
        let temporary = "\(path).\(getpid()).\(UInt32.random(in: 0 ... .max)).part"
        do {
            try write(data, into: temporary, flags: O_WRONLY | O_CREAT | O_EXCL)
        } catch {
            unlink(temporary)
            guard case .file(_, let action, let reason) = error else { throw error }
            throw .file(path: path, action: action, reason: reason)
        }
        guard rename(temporary, path) == 0 else {
            let reason = String(cString: strerror(errno))
            unlink(temporary)
            throw .file(path: path, action: "writing", reason: reason)
        }
    }

    private static func write(_ data: Data, into path: String, flags: Int32) throws(RasterError) {
        let descriptor = open(path, flags, 0o644)
        guard descriptor >= 0 else { throw failure(path, "opening") }
        var written = 0
        while written < data.count {
            let count = data.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress! + written, data.count - written) }
            if count < 0, errno == EINTR { continue }
            guard count > 0 else {
                let error = failure(path, "writing")
                close(descriptor)
                throw error
            }
            written += count
        }
        guard close(descriptor) == 0 else { throw failure(path, "writing") }
    }

    private static func failure(_ path: String, _ action: String) -> RasterError {
        .file(path: path, action: action, reason: String(cString: strerror(errno)))
    }
}
