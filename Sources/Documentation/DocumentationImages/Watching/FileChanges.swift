import Foundation

/// Detects changes to files by checking them several times a second.
struct FileChanges {
    private var files: [String]
    private var stamps: [Stamp?]

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
    init(of files: [String]) {
        self.files = files
        stamps = files.map(Stamp.init)
    }

    /// Waits until a file is changed, added or removed, and then until changes stop, because editors save in several
    /// steps.
    func wait() {
        while files.map(Stamp.init) == stamps { Self.pause() }
        var seen = files.map(Stamp.init)
        while true {
            Self.pause()
            let now = files.map(Stamp.init)
            if now == seen { return }
            seen = now
        }
    }

    private static func pause() { usleep(150_000) }
}
