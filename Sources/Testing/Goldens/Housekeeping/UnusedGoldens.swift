import Foundation

/// Goldens that no test compares with any more.
public struct UnusedGoldens: Sendable, Equatable {
    /// Their absolute paths, sorted.
    public let paths: [String]

    /// Looks through all files in the folders of goldens that a run has used.
    ///
    /// - Throws: If the run was filtered, is one shard of several, or has failures: then nobody knows which are unused.
    public init(_ report: RunReport) throws(GoldenError) {
        try report.checkIsWhole()
        let used = Set(report.results.map(\.golden))
        let roots = Set(report.results.map { String($0.golden.dropLast($0.id.count + 1)) })
        var unused: Set<String> = []
        for root in roots {
            for name in FileManager.default.enumerator(atPath: root)?.compactMap({ $0 as? String }) ?? [] {
                let path = "\(root)/\(name)"
                var isFolder: ObjCBool = false
                guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), !isFolder.boolValue,
                    Self.endings.contains(URL(fileURLWithPath: path).pathExtension), !used.contains(path)
                else { continue }
                unused.insert(path)
            }
        }
        paths = unused.sorted()
    }

    /// The endings of goldens' names; a README among them is no golden.
    private static let endings: Set<String> = ["png", "txt", "json", "plist", "csv"]

    /// Removes the files, and folders that are empty then.
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
