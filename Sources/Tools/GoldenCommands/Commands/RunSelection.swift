internal import Foundation
import Goldens

/// Runs of golden tests that a command is about.
struct RunSelection {
    /// The runs' folders.
    let folders: [String]
    let results: RunReport

    /// - Parameters:
    ///   - runs: Folders of runs, the shards of one if there are several; none for the newest run of the package.
    ///   - package: A folder in the package; `nil` for the one that the runs or the current folder are in.
    ///   - folders: Folders in which tests keep goldens besides the usual ones.
    ///   - needsPackage: Whether the goldens have to be there, and not just the runs.
    init(runs: [String], package: String?, folders others: [String] = [], needsPackage: Bool = false) throws {
        if let package { _ = try Self.root(of: package) }
        folders = try runs.isEmpty ? [Self.newest(package ?? FileManager.default.currentDirectoryPath)] : runs
        results = try RunReport.merging(runs: folders, package: package, folders: others)
        if needsPackage { _ = try Self.root(of: results.package) }
    }

    static func root(of folder: String) throws -> String {
        guard let root = GoldenPlace.package(above: "\(URL(fileURLWithPath: folder).path)/-") else {
            throw Failure("\(folder): no folder from here up has a Package.swift; name the package with --package")
        }
        return root
    }

    private static func newest(_ folder: String) throws -> String {
        let root = try root(of: folder)
        guard let newest = RunReport.newestRun(ofPackage: root) else {
            throw Failure("\(root): no golden tests have run in this package; run them with “swift test” first")
        }
        return newest
    }
}
