import Foundation

/// The content of every assertion of a run, matching or not, stored in the run's folder for a comparison with another
/// run.
package enum KeptContent {
    /// The environment variable that enables it.
    package static let variable = "MESSAGESHOT_KEEP"

    /// The infix of the file names: `isTruncated.drawn.png`.
    static let kind = "drawn"

    static func isAsked(_ environment: [String: String]) -> Bool {
        environment[variable].map { !["", "0", "false"].contains($0) } ?? false
    }

    /// Stores an assertion's content. A failure to do so shows up as missing content in the comparison.
    static func keep(_ content: some GoldenContent, of id: String, in run: GoldenRun) {
        guard isAsked(ProcessInfo.processInfo.environment), let data = try? content.encoded() else { return }
        _ = try? run.write(data, kind, of: id)
    }

    /// Returns the paths of the content that a run stored, by the names of the goldens.
    static func all(in run: String) -> [String: String] {
        var paths: [String: String] = [:]
        for name in FileManager.default.enumerator(atPath: run)?.compactMap({ $0 as? String }) ?? [] {
            let url = URL(fileURLWithPath: name)
            let stem = url.deletingPathExtension()
            if stem.pathExtension == kind {
                let ending = url.pathExtension
                paths[String(name.dropLast(kind.count + ending.count + 2)) + ".\(ending)"] = "\(run)/\(name)"
            } else if url.pathExtension == kind {
                paths[String(name.dropLast(kind.count + 1))] = "\(run)/\(name)"
            }
        }
        return paths
    }
}
