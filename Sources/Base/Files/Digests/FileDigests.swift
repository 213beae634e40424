package import Foundation
internal import Synchronization

/// Short texts that tell whether files have changed. A file is read again when its size, its time or its place on the
/// disk is another.
package final class FileDigests: Sendable {
    private let known = Mutex<[String: (stamp: FileStamp, digest: String)]>([:])

    /// The most files that are kept in mind.
    private static let limit = 100_000

    package init() {}

    /// What stands for a file that isn't there, or can't be read.
    package static let missing = "missing"

    /// The digest of a file's content; ``missing`` for all files that aren't there.
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
