public import Foundation

/// The index of an asset catalog, a folder such as `Assets.xcassets`: the names of its sets, and their folders.
///
/// Only the names of folders and the settings of groups are read. A set's `Contents.json` is read when the set is asked
/// for.
public struct AssetCatalog: Sendable {
    /// The folder of the catalog.
    public let folder: URL

    /// The sets, sorted by their paths in the catalog.
    public let entries: [AssetEntry]

    /// Reads the index of a catalog.
    ///
    /// - Throws: An `AssetCatalogError` if the folder can't be read.
    public init(folder: URL) throws(AssetCatalogError) {
        var reader = AssetCatalogReader()
        try reader.read(folder, namespace: [])
        self.folder = folder
        entries = reader.entries
    }

    /// Returns the set of a name; `nil` if there is none. Of several with the same name, it is the first by its path.
    ///
    /// - Parameter name: The name with its namespaces, such as `"Icons/send"`.
    public func entry(_ kind: AssetKind, named name: String) -> AssetEntry? {
        entries.first { $0.kind == kind && $0.name == name }
    }

    /// Returns the names of all sets of some kinds, in alphabetical order.
    public func names(of kinds: Set<AssetKind>) -> [String] {
        Set(entries.lazy.filter { kinds.contains($0.kind) }.map(\.name)).sorted()
    }
}

/// A set in an asset catalog.
public struct AssetEntry: Hashable, Sendable {
    /// The kind of the set.
    public let kind: AssetKind
    /// The names of the folders around the set that provide a namespace, outermost first.
    public let namespace: [String]
    /// The name without namespaces.
    public let baseName: String
    /// The folder with the set's `Contents.json`.
    public let folder: URL

    /// The name in code, with its namespaces: `"Icons/send"`.
    public var name: String { (namespace + [baseName]).joined(separator: "/") }
}

/// The kinds of sets, by the extensions of their folders.
public enum AssetKind: String, CaseIterable, Sendable {
    case image = "imageset"
    case color = "colorset"
    case symbol = "symbolset"
    case data = "dataset"
    case appIcon = "appiconset"
}

/// Collects the sets of a catalog.
private struct AssetCatalogReader {
    private(set) var entries: [AssetEntry] = []

    mutating func read(_ folder: URL, namespace: [String]) throws(AssetCatalogError) {
        let names: [String]
        do {
            names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
        } catch {
            throw AssetCatalogError(file: folder, reason: "the folder can't be read")
        }
        for name in names.sorted() {
            let child = folder.appendingPathComponent(name, isDirectory: true)
            let (base, type) = Self.split(name)
            if let kind = AssetKind(rawValue: type) {
                entries.append(AssetEntry(kind: kind, namespace: namespace, baseName: base, folder: child))
            } else if !Self.otherSets.contains(type), child.isFolder {
                let group = type == "spriteatlas" ? base : name
                let provides = try AssetGroup(folder: child).providesNamespace
                try read(child, namespace: provides ? namespace + [group] : namespace)
            }
        }
    }

    private static func split(_ name: String) -> (base: String, type: String) {
        guard let point = name.lastIndex(of: "."), point > name.startIndex else { return (name, "") }
        return (String(name[..<point]), String(name[point...].dropFirst()))
    }

    /// Sets that no code looks up by name, or that only other systems have.
    private static let otherSets: Set = [
        "brandassets", "cubetextureset", "complicationset", "gcdashboardimage", "gcleaderboard", "gcleaderboardset",
        "iconset", "imagestack", "imagestacklayer", "launchimage", "mipmapset", "stickerpack", "sticker",
        "stickersequence", "stickersiconset", "textureset", "arresourcegroup", "json",
    ]
}

/// The settings of a group, a folder of sets.
private struct AssetGroup: Decodable {
    struct Properties: Decodable {
        let providesNamespace: Bool?

        enum CodingKeys: String, CodingKey { case providesNamespace = "provides-namespace" }
    }

    let properties: Properties?

    var providesNamespace: Bool { properties?.providesNamespace ?? false }

    /// Reads the settings of a folder, which may have none.
    init(folder: URL) throws(AssetCatalogError) {
        guard FileManager.default.fileExists(atPath: ContentsFile.url(in: folder).path) else {
            properties = nil
            return
        }
        self = try ContentsFile.decode(Self.self, in: folder)
    }
}

extension URL {
    fileprivate var isFolder: Bool {
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
    }
}
