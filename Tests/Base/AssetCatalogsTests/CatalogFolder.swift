import Foundation

/// A catalog that a test writes.
struct CatalogFolder {
    let url: URL

    init() throws {
        url = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).xcassets")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    func remove() { try? FileManager.default.removeItem(at: url) }

    /// Writes the `Contents.json` of a set or a group.
    func add(_ path: String, _ contents: String) throws {
        let folder = url.appendingPathComponent(path)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try Data(contents.utf8).write(to: folder.appendingPathComponent("Contents.json"))
    }
}
