import Console
import Files
import Foundation

/// Converts paths for a manifest, so that a run can be read on another machine: files are relative to the run's folder,
/// goldens to the package's folder.
///
/// A manifest isn't trusted: it is rejected unless its paths lead to files of the run and to goldens of the package.
struct RunPaths {
    /// The run's folder.
    let run: String
    let goldens: GoldenFolders

    private var package: String { goldens.package }

    init(run: String, goldens: GoldenFolders) {
        (self.run, self.goldens) = (run, goldens)
    }

    init(run: String, package: String) {
        self.init(run: run, goldens: GoldenFolders(package: package))
    }

    /// A result for the manifest. A golden outside of the package keeps its absolute path.
    func stored(_ result: GoldenResult) -> GoldenResult {
        var copy = result
        copy.golden = Self.stripped(result.golden, of: package)
        copy.root = result.root.map { Self.stripped($0, of: package) }
        if result.files.isEmpty { copy.files = result.writtenFiles(in: run) }
        copy.ending = GoldenResult.Ending(
            result.outcome, result.found, result.evidence?.mapPaths { Self.stripped($0, of: run) },
            message: result.message?.replacingOccurrences(of: "\(package)/", with: "") ?? "")
        return copy
    }

    private static func stripped(_ path: String, of folder: String) -> String {
        path.hasPrefix("\(folder)/") ? String(path.dropFirst(folder.count + 1)) : path
    }

    // MARK: Reading

    /// A result of the manifest with paths for this machine, and with control characters escaped.
    func resolved(_ result: GoldenResult) throws(GoldenError) -> GoldenResult {
        var copy = result.printable
        try checkName(result.id)
        copy.golden = try resolvedGolden(result.golden)
        copy.root = try result.root.map { root throws(GoldenError) in try resolvedGolden(root) }
        guard
            copy.golden == "\(copy.folder)/\(result.id)"
                || result.root != nil && copy.golden.hasSuffix("/\(result.id)"),
            copy.golden.hasPrefix("\(copy.folder)/")
        else { throw failure(result, "its manifest names a place where no golden of that name can be") }
        if let problem = goldens.problem(of: copy.golden, in: copy.folder) { throw failure(result, problem) }
        for index in copy.files.indices {
            guard RelativePath.isNormal(copy.files[index].path) else {
                throw failure(result, "\(copy.files[index].path.printable) leads out of the run’s folder")
            }
            copy.files[index].run = run
        }
        copy.ending = try resolvedEnding(of: copy)
        return copy
    }

    private func resolvedEnding(of result: GoldenResult) throws(GoldenError) -> GoldenResult.Ending {
        let evidence = try result.evidence?.mapPaths { path throws(GoldenError) in try resolvedFile(path, of: result) }
        return GoldenResult.Ending(result.outcome, result.found, evidence, message: result.message ?? "")
    }

    private func failure(_ result: GoldenResult, _ reason: String) -> GoldenError {
        GoldenError("\(run): \(result.id.shortened(to: 80)): \(reason)")
    }

    private static let longestName = 290

    /// Names are shown, and typed, to decide about them, so they may not contain anything invisible.
    private func checkName(_ id: String) throws(GoldenError) {
        guard RelativePath.isNormal(id), !RelativePath.isHidden(id), id.printable == id,
            id.utf8.count <= Self.longestName
        else {
            throw GoldenError("\(run): “\(id.shortened(to: 80))” can’t be the name of a golden; run the tests again")
        }
    }

    private func resolvedGolden(_ path: String) throws(GoldenError) -> String {
        let relative = path.hasPrefix("/") ? String(path.dropFirst()) : path
        guard RelativePath.isNormal(relative), path.printable == path else {
            throw GoldenError("\(run): \(path.shortened(to: 80)) leads out of its folder; a run's paths never do")
        }
        return path.hasPrefix("/") ? path : "\(package)/\(path)"
    }

    /// A run's files have to be in its folder, with the digests in the manifest.
    private func resolvedFile(_ path: String, of result: GoldenResult) throws(GoldenError) -> String {
        guard RelativePath.isNormal(path) else {
            throw failure(result, "\(path.shortened(to: 80)) leads out of the run’s folder; a run’s paths never do")
        }
        guard result.files.contains(where: { $0.path == path }) else {
            throw failure(result, "the manifest has no digest of \(path.shortened(to: 80)); run the tests again")
        }
        return "\(run)/\(path)"
    }
}

extension GoldenResult {
    /// The result with control characters in its texts escaped. Names and paths stay unchanged.
    fileprivate var printable: GoldenResult {
        var copy = self
        copy.suite = suite.printable
        copy.test = test.printable
        copy.variant = variant?.printable
        copy.source.file = source.file.printable
        copy.ending = Ending(outcome, found.printable, evidence, message: message?.printableLines ?? "")
        copy.notes = notes.map { GoldenNote($0.kind, $0.text.printable) }
        return copy
    }
}

extension GoldenResult.Found {
    fileprivate var printable: GoldenResult.Found {
        guard case .golden(var golden) = self else { return self }
        golden.changes = golden.changes.map(\.printable)
        golden.causes = golden.causes.map(\.printable)
        return .golden(golden)
    }
}

extension UnfinishedTest {
    /// The test with control characters in its texts escaped.
    var printable: UnfinishedTest {
        var copy = self
        copy.test = test.printable
        copy.detail = detail?.printable
        copy.source?.file = source?.file.printable ?? ""
        return copy
    }
}
