import Comparison
import Foundation

/// Reads goldens with care: tools and people may have put anything in their place.
enum GoldenFile {
    /// More than any golden weighs.
    private static let largest = 64 << 20

    /// Returns the bytes of a golden, or `nil` if there is none.
    static func read(_ path: String, below root: String) throws(UnreadableGolden) -> Data? {
        // A pipe without a writer would keep the test waiting.
        let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
        guard descriptor >= 0 else {
            if errno == ENOENT, !isLink(path) { return nil }
            throw UnreadableGolden(errno: errno)
        }
        defer { close(descriptor) }
        try checkKind(of: descriptor)
        try checkLink(path, below: root)
        guard let data = try? FileHandle(fileDescriptor: descriptor, closeOnDealloc: false).readToEnd() else {
            throw UnreadableGolden(.empty, "is empty; take it from version control again, or delete it")
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
            throw UnreadableGolden(.tooLarge, "is no golden: it has \(status.st_size) bytes")
        }
    }

    private static func isLink(_ path: String) -> Bool {
        var status = stat()
        return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
    }

    /// Refuses links that lead out of the folder of goldens: they would be written through.
    private static func checkLink(_ path: String, below root: String) throws(UnreadableGolden) {
        let target = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
        let folder = URL(fileURLWithPath: root).resolvingSymlinksInPath().path
        guard target.hasPrefix(folder + "/") else {
            throw UnreadableGolden(.linkElsewhere, "is a link to \(target), which lies outside of \(folder)")
        }
    }

    private static func checkVersionControl(_ data: Data) throws(UnreadableGolden) {
        switch VersionControlTrace(in: data) {
        case .lfsPointer?:
            throw UnreadableGolden(
                .lfsPointer, "is a pointer of Git LFS, not the file itself; run “git lfs pull” before the tests")
        case .mergeConflict?:
            throw UnreadableGolden(
                .mergeConflict, "has the marks of a merge conflict; choose one side, or delete it and record it anew")
        case nil: break
        }
    }
}
