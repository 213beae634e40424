internal import Foundation

/// What tells, without reading it, whether a file is still the same: its place on the disk, its size, its time.
package struct FileStamp: Equatable, Sendable {
    private let device: UInt64
    private let number: UInt64

    /// In bytes.
    package let size: Int
    private let seconds: Int
    private let nanoseconds: Int

    /// Looks at an ordinary file, links followed; `nil` if there is none.
    package init?(ofFile path: String) {
        var status = stat()
        guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
        device = UInt64(status.st_dev)
        number = UInt64(status.st_ino)
        size = Int(status.st_size)
        seconds = status.st_mtim.tv_sec
        nanoseconds = status.st_mtim.tv_nsec
    }

    /// Whether both are of the same file, whatever was written into it meanwhile.
    package func isSameFile(as other: FileStamp) -> Bool { device == other.device && number == other.number }
}
