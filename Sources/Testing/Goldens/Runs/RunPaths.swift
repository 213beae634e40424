import Foundation

/// The conversion of paths for a manifest, so that a run can be read on another machine: files of the run begin in the
/// run's folder, goldens in the package's folder.
struct RunPaths {
    /// The run's folder.
    let run: String
    let package: String

    /// A result as it stands in the manifest. A golden outside of the package keeps its absolute path.
    func stored(_ result: GoldenResult) -> GoldenResult {
        var copy = result
        copy.golden = Self.stripped(result.golden, of: package)
        copy.root = result.root.map { Self.stripped($0, of: package) }
        copy.expected = result.expected.map { Self.stripped($0, of: run) }
        copy.actual = result.actual.map { Self.stripped($0, of: run) }
        copy.difference = result.difference.map { Self.stripped($0, of: run) }
        copy.minimal = result.minimal.map { Self.stripped($0, of: run) }
        copy.message = result.message?.replacingOccurrences(of: "\(package)/", with: "")
        return copy
    }

    /// A result of the manifest with the paths that hold here.
    func resolved(_ result: GoldenResult) throws(GoldenError) -> GoldenResult {
        var copy = result
        copy.golden = try resolved(result.golden, in: package)
        guard copy.golden.hasSuffix("/\(result.id)") else {
            throw GoldenError("\(run): \(result.golden) is not where the golden \(result.id) lies")
        }
        if let root = result.root { copy.root = try resolved(root, in: package) }
        if let expected = result.expected { copy.expected = try resolved(expected, in: run) }
        if let actual = result.actual { copy.actual = try resolved(actual, in: run) }
        if let difference = result.difference { copy.difference = try resolved(difference, in: run) }
        if let minimal = result.minimal { copy.minimal = try resolved(minimal, in: run) }
        return copy
    }

    private static func stripped(_ path: String, of folder: String) -> String {
        path.hasPrefix("\(folder)/") ? String(path.dropFirst(folder.count + 1)) : path
    }

    private func resolved(_ path: String, in folder: String) throws(GoldenError) -> String {
        guard !path.split(separator: "/").contains("..") else {
            throw GoldenError("\(run): \(path) leads out of its folder; a run's paths never do")
        }
        return path.hasPrefix("/") ? path : "\(folder)/\(path)"
    }
}
