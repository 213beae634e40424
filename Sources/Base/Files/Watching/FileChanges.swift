internal import Foundation

/// Detects changes to files by checking them several times a second.
package struct FileChanges {
    private let files: () -> [String]
    private var known: [String: Stamp]
    private var unsettled: [String: Stamp]?

    private struct Stamp: Equatable {
        var size: Int
        var seconds: Int
        var nanoseconds: Int
        var inode: UInt64

        init?(_ path: String) {
            var status = stat()
            guard stat(path, &status) == 0 else { return nil }
            size = Int(status.st_size)
            seconds = status.st_mtim.tv_sec
            nanoseconds = status.st_mtim.tv_nsec
            inode = UInt64(status.st_ino)
        }
    }

    /// Remembers the current state of the files.
    ///
    /// - Parameter files: Returns the paths of the files to watch, which may be others each time.
    package init(of files: @escaping () -> [String]) {
        self.files = files
        known = Self.stamps(of: files())
    }

    /// Checks the files once. Returns whether a file has been changed, added or removed, and changes have stopped since
    /// the previous check, because editors save in several steps.
    package mutating func check() -> Bool {
        let now = Self.stamps(of: files())
        defer { unsettled = now == known ? nil : now }
        guard now != known, now == unsettled else { return false }
        known = now
        return true
    }

    /// Waits until a file is changed, added or removed, and then until changes stop.
    package mutating func wait() {
        repeat { usleep(150_000) } while !check()
    }

    private static func stamps(of files: [String]) -> [String: Stamp] {
        Dictionary(files.compactMap { file in Stamp(file).map { (file, $0) } }, uniquingKeysWith: { $1 })
    }
}
