import Foundation

/// Paths as a report says them, so that it reads the same on every machine: from the package's folder on, or, of runs
/// that lie elsewhere, from the folder around the run.
struct PackageFiles: Sendable {
    let package: String

    /// The folders of the runs.
    let runs: [String]

    func shortened(_ path: String) -> String {
        // A run without a package near it counts as its own.
        if !runs.contains(package), path.hasPrefix(package + "/") { return String(path.dropFirst(package.count + 1)) }
        for run in runs where path.hasPrefix(run + "/") {
            return "\(URL(fileURLWithPath: run).lastPathComponent)/\(path.dropFirst(run.count + 1))"
        }
        return path
    }
}
