/// The name of a picture in a DocC catalog, and the names of its files.
///
/// DocC selects one of the files by the reader's appearance and display scale: `club.png`, `club@2x.png`,
/// `club~dark.png`, `club~dark@2x.png`.
public struct CatalogName: Hashable, Sendable {
    /// The name that pages use.
    public let name: String

    /// Creates the name from a file's path, without folders, extension, scale and appearance.
    public init(path: String) {
        var name = path.split(separator: "/").last.map(String.init) ?? ""
        if PageImageReference.isImage(name), let dot = name.lastIndex(of: ".") { name = String(name[..<dot]) }
        for scale in ["@1x", "@2x", "@3x"] where name.hasSuffix(scale) { name.removeLast(scale.count) }
        if name.hasSuffix("~dark") { name.removeLast("~dark".count) }
        self.name = name
    }

    /// Returns the file name for an appearance and a scale.
    ///
    /// - Parameters:
    ///   - name: The name that pages use.
    ///   - isDark: Whether the file is for dark appearance.
    ///   - scale: The scale in pixels per point, from 1 to 3. DocC has no names for other scales.
    ///   - ending: The file extension, without a dot.
    public static func file(_ name: String, isDark: Bool = false, scale: Int = 1, ending: String = "png") -> String {
        name + (isDark ? "~dark" : "") + (scale > 1 ? "@\(scale)x" : "") + "." + ending
    }

    /// Returns the catalog that contains a file, as a path with a trailing slash. For nested catalogs this is the
    /// outermost one, because DocC reads everything below a catalog as part of it.
    ///
    /// - Returns: `nil` if the file isn't in a catalog.
    package static func catalog(around path: String) -> String? {
        let folders = path.split(separator: "/").dropLast()
        guard let index = folders.firstIndex(where: isCatalog) else { return nil }
        return folders[...index].map { $0 + "/" }.joined()
    }

    /// Whether a folder with this name is a catalog.
    package static func isCatalog(_ name: some StringProtocol) -> Bool { name.lowercased().hasSuffix(".docc") }
}
