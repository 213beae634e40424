/// The name of a picture in a catalog of DocC, and what its files are called.
///
/// DocC chooses among the files of a name by the reader's appearance and screen: `club.png`, `club@2x.png`,
/// `club~dark.png`, `club~dark@2x.png`.
public struct CatalogName: Hashable, Sendable {
    /// The name that pages use.
    public let name: String

    /// The name that a file's path stands for: without folders, ending, scale and appearance.
    public init(path: String) {
        var name = path.split(separator: "/").last.map(String.init) ?? ""
        if PageImageReference.isImage(name), let dot = name.lastIndex(of: ".") { name = String(name[..<dot]) }
        for scale in ["@1x", "@2x", "@3x"] where name.hasSuffix(scale) { name.removeLast(scale.count) }
        if name.hasSuffix("~dark") { name.removeLast("~dark".count) }
        self.name = name
    }

    /// The name of the file for an appearance and a screen.
    ///
    /// - Parameters:
    ///   - name: The name that pages use.
    ///   - isDark: Whether the file is for readers who have set a dark appearance.
    ///   - scale: Pixels per point, from 1 to 3: other scales have no name in DocC.
    ///   - ending: Without a dot.
    public static func file(_ name: String, isDark: Bool = false, scale: Int = 1, ending: String = "png") -> String {
        name + (isDark ? "~dark" : "") + (scale > 1 ? "@\(scale)x" : "") + "." + ending
    }

    /// The catalog that a file is in, as a path with a slash behind it: the outermost one, since DocC reads all that is
    /// below a catalog as part of it.
    ///
    /// - Returns: `nil` for a file in no catalog.
    package static func catalog(around path: String) -> String? {
        let folders = path.split(separator: "/").dropLast()
        guard let index = folders.firstIndex(where: isCatalog) else { return nil }
        return folders[...index].map { $0 + "/" }.joined()
    }

    /// Whether a folder of a name is a catalog.
    package static func isCatalog(_ name: some StringProtocol) -> Bool { name.lowercased().hasSuffix(".docc") }
}
