package import Foundation
internal import Synchronization

/// A cache of digests, by which changed files are found. A file is read again when its size, its modification time or
/// its inode changes.
package final class FileDigests: Sendable {
    private let known = Mutex<[String: (stamp: FileStamp, digest: String)]>([:])

    /// The maximum number of cached files.
    private static let limit = 100_000

    package init() {}

    /// The value for a file that doesn't exist or can't be read.
    package static let missing = "missing"

    /// Returns the digest of a file's content, or ``missing``.
    package func digest(ofFile path: String) -> String {
        guard let stamp = FileStamp(ofFile: path) else { return Self.missing }
        if let entry = known.withLock({ $0[path] }), entry.stamp == stamp { return entry.digest }
        guard let data = FileManager.default.contents(atPath: path) else { return Self.missing }
        let digest = Self.digest(data)
        known.withLock {
            if $0.count >= Self.limit { $0 = [:] }
            $0[path] = (stamp, digest)
        }
        return digest
    }

    /// The digest of a file's content.
    package static func digest(_ data: Data) -> String { SHA256(data).hexadecimal }
}
