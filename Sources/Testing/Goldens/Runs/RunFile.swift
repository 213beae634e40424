import Files
import Foundation
import Frames
import Rendering

/// A file in a run's folder at the time it was written. Another machine may have written it, so it is read defensively.
public struct RunFile: Sendable, Equatable, Codable {
    /// The path relative to the run's folder.
    public let path: String

    /// The size in bytes.
    public let size: Int

    /// A hash of the bytes.
    public let digest: String

    /// The run's folder on this machine; `nil` in a manifest.
    var run: String?

    private enum CodingKeys: String, CodingKey {
        case path, size, digest
    }

    /// Larger than any golden, in bytes.
    static let largest = 64 << 20

    /// Describes a file that has just been written; `nil` if it no longer exists.
    init?(_ path: String, in run: String) {
        guard path.hasPrefix("\(run)/"), let data = FileManager.default.contents(atPath: path) else { return nil }
        self.path = String(path.dropFirst(run.count + 1))
        (size, digest) = (data.count, StableHash(data).digits)
        self.run = run
    }

    /// The absolute path on this machine.
    var absolutePath: String { "\(run ?? "")/\(path)" }

    /// Returns the bytes of the file, which has to be in the run's folder; `nil` if it no longer exists.
    ///
    /// - Throws: If it is a link, not a regular file, or not the file that the run wrote.
    package func read() throws(GoldenError) -> Data? {
        let data: Data?
        do throws(UntrustedFile.Problem) {
            data = try UntrustedFile.read(path, below: run ?? "", limit: Self.largest)
        } catch {
            throw GoldenError("\(absolutePath): it \(error)")
        }
        guard let data else { return nil }
        guard data.count == size, StableHash(data).digits == digest else {
            throw GoldenError("\(absolutePath): it isn’t the file that the run wrote; copy the run again")
        }
        return data
    }
}

extension GoldenResult.Evidence {
    /// The absolute path of the text for ``minimal``.
    package var minimalText: String? {
        minimal.map { URL(fileURLWithPath: $0).deletingPathExtension().appendingPathExtension("txt").path }
    }
}

extension GoldenResult {
    /// The files of the run that the result names.
    func writtenFiles(in run: String) -> [RunFile] {
        let paths = [
            evidence?.expected, evidence?.actual, evidence?.difference, evidence?.minimal, evidence?.minimalText,
        ]
        return paths.compactMap { $0 }.compactMap { RunFile($0, in: run) }
    }

    /// The record of a file of the run.
    package func file(at path: String?) -> RunFile? { files.first { $0.absolutePath == path } }

    /// Returns the bytes of the golden; `nil` if there is none.
    package func goldenData() throws(GoldenError) -> Data? {
        do throws(UnreadableGolden) {
            return try GoldenFile.read(golden, below: folder)
        } catch {
            throw GoldenError("\(golden) \(error)")
        }
    }
}
