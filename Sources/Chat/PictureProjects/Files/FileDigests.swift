import Foundation
import Frames
import Synchronization

/// Short texts that tell whether files have changed, each of which is read once.
final class FileDigests: Sendable {
    private let known = Mutex<[String: String]>([:])

    /// The digest of a file's content; the same text for all files that aren't there.
    func digest(ofFile path: String) -> String {
        if let digest = known.withLock({ $0[path] }) { return digest }
        let digest = FileManager.default.contents(atPath: path).map(Self.digest) ?? "missing"
        known.withLock { $0[path] = digest }
        return digest
    }

    /// The digest of a file's content.
    static func digest(_ data: Data) -> String { "\(data.count)-\(StableHash(data).digits)" }
}
