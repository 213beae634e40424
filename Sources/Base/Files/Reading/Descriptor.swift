internal import Foundation

/// Writes to file descriptors.
enum Descriptor {
    /// Returns whether all bytes were written; `errno` says why if not.
    static func write(_ data: Data, to descriptor: Int32) -> Bool {
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

    /// Writes and consumes all bytes, then waits for the disk if ``FsyncPolicy`` requires it.
    ///
    /// - Parameter name: The path for errors.
    static func write(_ bytes: SpooledBytes, to descriptor: Int32, named name: String) throws(FileError) {
        while let piece = try bytes.takeNext() {
            guard write(piece, to: descriptor) else { throw FileError(path: name, action: "writing", errno: errno) }
        }
        guard wait(descriptor) else { throw FileError(path: name, action: "writing", errno: errno) }
    }

    /// Waits until the data is on the disk if ``FsyncPolicy`` requires it; returns `false` and sets `errno` on failure.
    /// Some file systems don't support waiting.
    static func wait(_ descriptor: Int32) -> Bool {
        !FsyncPolicy.isWanted || fsync(descriptor) == 0 || errno == EINVAL || errno == EROFS
    }
}

extension FileError {
    init(path: String, action: String, errno code: Int32) {
        self.init(path: path, action: action, reason: String(cString: strerror(code)))
    }
}
