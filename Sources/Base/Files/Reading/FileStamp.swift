internal import Foundation

/// The inode, size and modification time of a file, which show without reading it whether it has changed.
package struct FileStamp: Equatable, Sendable {
    private let device: UInt64
    private let number: UInt64

    /// The size, in bytes.
    package let size: Int
    private let seconds: Int
    private let nanoseconds: Int

    /// Examines a regular file, following links; `nil` if there is none.
    package init?(ofFile path: String) {
        var status = stat()
        guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
        device = UInt64(status.st_dev)
        number = UInt64(status.st_ino)
        size = Int(status.st_size)
        seconds = status.st_mtim.tv_sec
        nanoseconds = status.st_mtim.tv_nsec
    }

    /// Whether both are of the same file, regardless of its content.
    package func isSameFile(as other: FileStamp) -> Bool { device == other.device && number == other.number }
}
