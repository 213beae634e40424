internal import Foundation
internal import Synchronization

/// What was being written when a process was killed.
package enum UnfinishedFiles {
    /// Removes the files in a folder that nobody writes any more. They never got their names. Sets of files whose names
    /// were being given get them, so that all are there.
    ///
    /// - Parameter root: The folder that the sets are for; `nil` for the same.
    /// - Returns: The number of files that have got their names.
    @discardableResult
    package static func remove(in folder: String, root: String? = nil) -> Int {
        let folder = folder.isEmpty ? "." : folder
        var count = 0
        for name in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [] {
            let path = "\(folder)/\(name)"
            if TemporaryName.isFile(name) {
                withUnused(path, O_NOFOLLOW | O_NONBLOCK) { unlink(path) }
            } else if TemporaryName.isFolder(name) {
                withUnused(path, O_NOFOLLOW | O_DIRECTORY) {
                    count += CommitJournal(staging: path, root: root ?? folder).finish()
                    try? FileManager.default.removeItem(atPath: path)
                }
            }
        }
        return count
    }

    private static let known = Mutex<Set<String>>([])

    /// Does the same the first time that this process writes into a folder: it is not looked through for every file.
    static func removeOnce(in folder: String) {
        if known.withLock({ $0.insert(folder).inserted }) { remove(in: folder) }
    }

    /// Runs `body` if a file or a folder is this user's and no process is at it.
    private static func withUnused(_ path: String, _ flags: Int32, _ body: () -> Void) {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC | flags)
        guard descriptor >= 0 else { return }
        defer { close(descriptor) }
        var status = stat()
        guard fstat(descriptor, &status) == 0, status.st_uid == geteuid(),
            [S_IFREG, S_IFDIR].contains(status.st_mode & S_IFMT), flock(descriptor, LOCK_EX | LOCK_NB) == 0
        else { return }
        body()
    }
}
