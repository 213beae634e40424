import Foundation
import Goldens

/// Runs of golden tests that a command is about.
struct RunSelection {
    /// The runs' folders.
    let folders: [String]
    let results: RunReport

    /// - Parameters:
    ///   - runs: Folders of runs, the shards of one if there are several; none for the newest run of the package.
    ///   - package: A folder in the package; `nil` for the current one.
    init(runs: [String], package: String?) throws {
        folders = try runs.isEmpty ? [Self.newest(package ?? FileManager.default.currentDirectoryPath)] : runs
        results = try RunReport.merging(runs: folders)
    }

    private static func newest(_ folder: String) throws -> String {
        guard let root = GoldenPlace.package(above: "\(URL(fileURLWithPath: folder).path)/-") else {
            throw Failure("\(folder): no folder from here up has a Package.swift; name the package with --package")
        }
        guard let newest = RunReport.newestRun(ofPackage: root) else {
            throw Failure("\(root): no golden tests have run in this package; run them with “swift test” first")
        }
        return newest
    }
}
