import Comparison
import Foundation

/// Reads goldens defensively: tools and people may have replaced them with anything.
enum GoldenFile {
    /// Larger than any golden, in bytes.
    private static let largest = 64 << 20

    /// Returns the bytes of a golden, or `nil` if there is none.
    static func read(_ path: String, below root: String) throws(UnreadableGolden) -> Data? {
        // Opening a pipe without a writer would block.
        let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
        guard descriptor >= 0 else {
            if errno == ENOENT, !isLink(path) { return nil }
            throw UnreadableGolden(errno: errno)
        }
        defer { close(descriptor) }
        try checkKind(of: descriptor)
        try checkLink(path, below: root)
        guard let data = try? FileHandle(fileDescriptor: descriptor, closeOnDealloc: false).readToEnd() else {
            throw UnreadableGolden(.empty, "is empty; restore it from version control, or delete it")
        }
        try checkVersionControl(data)
        return data
    }

    private static func checkKind(of descriptor: Int32) throws(UnreadableGolden) {
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { throw UnreadableGolden(errno: errno) }
        switch status.st_mode & S_IFMT {
        case S_IFREG: break
        case S_IFDIR: throw UnreadableGolden(.folder, "is a folder, not a golden; remove it")
        default: throw UnreadableGolden(.notAFile, "is a device or a pipe, not a golden; remove it")
        }
        guard status.st_size <= largest else {
            throw UnreadableGolden(.tooLarge, "is too large for a golden: \(status.st_size) bytes")
        }
    }

    private static func isLink(_ path: String) -> Bool {
        var status = stat()
        return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
    }

    /// Rejects links that lead out of the folder of goldens, because recording would write through them.
    private static func checkLink(_ path: String, below root: String) throws(UnreadableGolden) {
        let target = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
        let folder = URL(fileURLWithPath: root).resolvingSymlinksInPath().path
        guard target.hasPrefix(folder + "/") else {
            throw UnreadableGolden(.linkElsewhere, "is a link to \(target), outside of \(folder)")
        }
    }

    private static func checkVersionControl(_ data: Data) throws(UnreadableGolden) {
        switch VersionControlTrace(in: data) {
        case .lfsPointer?:
            throw UnreadableGolden(
                .lfsPointer, "is a Git LFS pointer, not the file; run “git lfs pull” before the tests")
        case .mergeConflict?:
            throw UnreadableGolden(
                .mergeConflict, "has merge conflict markers; choose one side, or delete it and record it again")
        case nil: break
        }
    }
}
