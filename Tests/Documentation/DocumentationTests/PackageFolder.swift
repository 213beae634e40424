import Foundation

/// The folder of the package under test. File names are relative to it.
struct PackageFolder {
    let url = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()

    /// The documents: at the top level, in `Documentation`, and in DocC catalogs.
    func documents() throws -> [String] {
        let top = try FileManager.default.contentsOfDirectory(atPath: url.path)
        return (top + paths(in: "Documentation") + paths(in: "Sources")).filter { $0.hasSuffix(".md") }.sorted()
    }

    /// The Swift files of the targets.
    func sources() -> [String] {
        paths(in: "Sources").filter { $0.hasSuffix(".swift") }.sorted()
    }

    /// Returns all files in a folder and its subfolders.
    func paths(in folder: String) -> [String] {
        let paths = FileManager.default.subpaths(atPath: url.appendingPathComponent(folder).path) ?? []
        return paths.map { "\(folder)/\($0)" }
    }

    func text(of file: String) throws -> String {
        try String(contentsOf: url.appendingPathComponent(file), encoding: .utf8)
    }

    func hasFile(_ path: String) -> Bool {
        FileManager.default.fileExists(atPath: url.appendingPathComponent(path).path)
    }
}
