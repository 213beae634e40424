import Foundation

/// Goldens that no test compares anymore.
public struct UnusedGoldens: Sendable, Equatable {
    /// Absolute paths, sorted.
    public let paths: [String]

    /// Looks through all files in the folders of goldens that a run used.
    ///
    /// Folders named by tests may hold other files too, and `__Snapshots__` has pictures from iOS. There, a file counts
    /// only if it is named like a golden, and a picture only if MessageShot made it.
    ///
    /// - Throws: If the run was filtered, is one of several shards, or has failures, so that unused goldens can't be
    ///   determined.
    public init(_ report: RunReport) throws(GoldenError) {
        try report.checkIsWhole()
        let used = Set(report.results.map(\.golden))
        var unused: Set<String> = []
        for result in report.results where !result.isInNamedFolder {
            unused.formUnion(Self.goldens(below: result.folder))
        }
        let tests = Dictionary(grouping: report.results.filter(\.isInNamedFolder), by: \.folder)
        for (folder, results) in tests {
            unused.formUnion(Self.goldens(in: folder, tests: Set(results.map { $0.golden.testPart })))
        }
        paths = unused.subtracting(used).sorted()
    }

    /// The goldens in the folder of all goldens.
    private static func goldens(below root: String) -> [String] {
        let names = FileManager.default.enumerator(atPath: root)?.compactMap { $0 as? String } ?? []
        return names.map { "\(root)/\($0)" }.filter { endings.contains($0.ending) && isFile($0) }
    }

    /// The goldens in a folder with other files. In `__Snapshots__`, all texts are goldens; elsewhere, texts of tests
    /// that have other goldens there.
    private static func goldens(in folder: String, tests: Set<Substring>) -> [String] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return names.filter { name in
            guard endings.contains(name.ending), isFile("\(folder)/\(name)") else { return false }
            guard name.ending != "png" else { return isOurs("\(folder)/\(name)") }
            return tests.contains(name.testPart) || folder.contains("/\(GoldenPlace.snapshots)/")
        }.map { "\(folder)/\($0)" }
    }

    private static func isOurs(_ path: String) -> Bool {
        FileManager.default.contents(atPath: path).flatMap { try? GoldenPicture(data: $0) }?.isOurs ?? false
    }

    private static func isFile(_ path: String) -> Bool {
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && !isFolder.boolValue
    }

    /// The file extensions of goldens. Other files in the folder, such as a README, are ignored.
    private static let endings: Set<String> = ["png", "txt", "json", "plist", "csv"]

    /// Removes the files, and folders that become empty.
    ///
    /// - Throws: If a file can't be removed.
    public func remove() throws {
        for path in paths {
            try FileManager.default.removeItem(atPath: path)
            let folder = URL(fileURLWithPath: path).deletingLastPathComponent().path
            if try FileManager.default.contentsOfDirectory(atPath: folder).isEmpty { rmdir(folder) }
        }
    }
}

extension GoldenResult {
    /// Whether the golden is in a folder that its test names, rather than in the folder of all goldens.
    fileprivate var isInNamedFolder: Bool { folder != String(golden.dropLast(id.count + 1)) }
}

extension String {
    fileprivate var ending: String { URL(fileURLWithPath: self).pathExtension }

    /// `testCard` of `…/testCard.dark.png`.
    fileprivate var testPart: Substring { split(separator: "/").last?.prefix { $0 != "." } ?? "" }
}
