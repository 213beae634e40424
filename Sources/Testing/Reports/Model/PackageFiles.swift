import Foundation

/// Display paths for a report, which are the same on every machine: relative to the package's folder or, for runs
/// elsewhere, to the parent folder of the run.
struct PackageFiles: Sendable {
    let package: String

    /// The folders of the runs.
    let runs: [String]

    func shortened(_ path: String) -> String {
        // A run without a package counts as its own.
        if !runs.contains(package), path.hasPrefix(package + "/") { return String(path.dropFirst(package.count + 1)) }
        for run in runs where path.hasPrefix(run + "/") {
            return "\(URL(fileURLWithPath: run).lastPathComponent)/\(path.dropFirst(run.count + 1))"
        }
        return path
    }
}
