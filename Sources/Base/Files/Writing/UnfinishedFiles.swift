internal import Foundation
internal import Synchronization

/// Cleans up after killed processes.
package enum UnfinishedFiles {
    /// Removes leftover temporary files in a folder. Sets of files that were being published are completed.
    ///
    /// - Parameter root: The folder that the sets are for; `nil` for the same folder.
    /// - Returns: The number of files that were published.
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

    /// Does the same the first time that this process writes into a folder, so that it isn't scanned for every file.
    static func removeOnce(in folder: String) {
        if known.withLock({ $0.insert(folder).inserted }) { remove(in: folder) }
    }

    /// Runs `body` if a file or a folder belongs to this user and no process is using it.
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
