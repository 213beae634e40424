import Foundation

/// The resources among an app's files, laid out as in an app's bundle: in one folder, but for those of a language.
struct AppResourceFiles {
    /// The files and catalogs, by their paths in the bundle. Of two with one path, the first counts.
    private(set) var files: [String: URL] = [:]

    /// The asset catalogs, in the order in which they were found.
    var catalogs: [URL] { order.filter { $0.pathExtension == "xcassets" } }

    private var order: [URL] = []

    /// What Xcode compiles or reads itself.
    private static let sources: Set<String> = [
        "swift", "m", "mm", "h", "c", "cpp", "hpp", "metal", "modulemap", "xcodeproj", "xcworkspace", "xcconfig",
        "entitlements", "xcdatamodeld", "xcdatamodel", "mlmodel", "intentdefinition", "playground", "docc",
        "xctestplan",
    ]

    /// Folders that are one resource.
    private static let bundles: Set<String> = ["xcassets", "bundle", "scnassets", "xcstickers"]

    /// Adds a file, or the files in a folder.
    ///
    /// - Parameter isExcluded: Whether a path relative to the folder doesn't belong to the app.
    mutating func add(_ url: URL, isExcluded: (String) -> Bool) {
        guard url.isFolder, !Self.bundles.contains(url.pathExtension) else { return add(url) }
        guard !Self.sources.contains(url.pathExtension), let paths = FileManager.default.enumerator(atPath: url.path)
        else { return }
        var found: [String] = []
        while let path = paths.nextObject() as? String {
            let file = url.appendingPathComponent(path)
            let isWhole = Self.bundles.contains(file.pathExtension) || Self.sources.contains(file.pathExtension)
            if isExcluded(path) || isWhole { paths.skipDescendants() }
            if !isExcluded(path), isWhole || !file.isFolder { found.append(path) }
        }
        for path in found.sorted() { add(url.appendingPathComponent(path)) }
    }

    private mutating func add(_ file: URL) {
        guard !Self.sources.contains(file.pathExtension) else { return }
        let language = file.deletingLastPathComponent()
        let name = file.lastPathComponent
        let path = language.pathExtension == "lproj" ? "\(language.lastPathComponent)/\(name)" : name
        guard files[path] == nil else { return }
        files[path] = file
        order.append(file)
    }

    /// Makes a folder with links to the files, and removes what else is in it.
    func link(into folder: URL) throws {
        let manager = FileManager.default
        let old = (manager.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? [])
        for path in old {
            let link = folder.appendingPathComponent(path).path
            guard let destination = try? manager.destinationOfSymbolicLink(atPath: link) else { continue }
            if files[path]?.path != destination { try manager.removeItem(atPath: link) }
        }
        for (path, file) in files {
            let link = folder.appendingPathComponent(path)
            guard (try? manager.destinationOfSymbolicLink(atPath: link.path)) == nil else { continue }
            try manager.createDirectory(at: link.deletingLastPathComponent(), withIntermediateDirectories: true)
            try manager.createSymbolicLink(at: link, withDestinationURL: file)
        }
    }
}

extension URL {
    fileprivate var isFolder: Bool {
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
    }
}
