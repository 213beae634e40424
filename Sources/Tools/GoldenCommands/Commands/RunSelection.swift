internal import Foundation
import Goldens

/// The runs of golden tests that a command uses.
struct RunSelection {
    /// The runs' folders.
    let folders: [String]
    let results: RunReport

    /// - Parameters:
    ///   - runs: Folders of runs, which are the shards of one if there are several; empty for the newest run of the
    ///     package.
    ///   - package: A folder in the package; `nil` for the package of the runs or the current folder.
    ///   - folders: Additional folders of goldens.
    ///   - needsPackage: Whether the goldens are needed, and not only the runs.
    init(runs: [String], package: String?, folders others: [String] = [], needsPackage: Bool = false) throws {
        if let package { _ = try Self.root(of: package) }
        folders = try runs.isEmpty ? [Self.newest(package ?? FileManager.default.currentDirectoryPath)] : runs
        results = try RunReport.merging(runs: folders, package: package, folders: others)
        if needsPackage { _ = try Self.root(of: results.package) }
    }

    static func root(of folder: String) throws -> String {
        guard let root = GoldenPlace.package(above: "\(URL(fileURLWithPath: folder).path)/-") else {
            throw Failure(
                "\(folder): neither this folder nor a parent has a Package.swift; name the package with --package")
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
