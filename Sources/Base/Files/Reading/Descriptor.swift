internal import Foundation

/// What is written to a descriptor.
enum Descriptor {
    /// Returns whether all bytes were taken; `errno` says why if not.
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

    /// Takes out all bytes, writes them, and waits until the disk has them where that is wanted.
    ///
    /// - Parameter name: The path to name if something goes wrong.
    static func write(_ bytes: SpooledBytes, to descriptor: Int32, named name: String) throws(FileError) {
        while let piece = try bytes.takeNext() {
            guard write(piece, to: descriptor) else { throw FileError(path: name, action: "writing", errno: errno) }
        }
        guard wait(descriptor) else { throw FileError(path: name, action: "writing", errno: errno) }
    }

    /// Waits until the disk has what was written, where that is wanted; `errno` says why it hasn't. Some file systems
    /// have nothing to wait for.
    static func wait(_ descriptor: Int32) -> Bool {
        !FsyncPolicy.isWanted || fsync(descriptor) == 0 || errno == EINVAL || errno == EROFS
    }
}

extension FileError {
    init(path: String, action: String, errno code: Int32) {
        self.init(path: path, action: action, reason: String(cString: strerror(code)))
    }
}
