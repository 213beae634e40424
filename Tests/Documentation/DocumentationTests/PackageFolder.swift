import Foundation

/// The folder of the package that the tests belong to. Files are named from there on.
struct PackageFolder {
    let url = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()

    /// The documents for people: at the top, in `Documentation`, and in the catalogs of the sources.
    func documents() throws -> [String] {
        let top = try FileManager.default.contentsOfDirectory(atPath: url.path)
        return (top + paths(in: "Documentation") + paths(in: "Sources")).filter { $0.hasSuffix(".md") }.sorted()
    }

    /// The Swift files of the targets.
    func sources() -> [String] {
        paths(in: "Sources").filter { $0.hasSuffix(".swift") }.sorted()
    }

    /// Returns all that is in a folder, also further down.
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
