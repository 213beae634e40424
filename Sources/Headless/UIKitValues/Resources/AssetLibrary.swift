import AssetCatalogs
import Foundation
import Rendering
import Synchronization

/// The asset catalogs of bundles. A catalog's index is read for the first lookup in its bundle, and a set for its first
/// use.
enum AssetLibrary {
    /// Returns the set of a name, and reports if several bundles of targets have one; `nil` if there is none.
    static func entry(_ kind: AssetKind, named name: String, in bundle: Bundle?) -> AssetEntry? {
        let found = entries(kind, named: name, in: bundle)
        guard let first = found.first else { return nil }
        if found.count > 1, !first.bundle.isMain {
            RenderProblems.report(
                .oncePerRun,
                "The \(kind.noun) “\(name)” is in \(first.bundle.name) and in \(found[1].bundle.name): the former is used;"
                    + " name the bundle, as in Bundle.module.", about: "\(kind) \(name)")
        }
        return first.entry
    }

    /// Returns the entry of the tint of an app, which has a color; `nil` if there is none. Each target may have a set of
    /// that name, as Xcode makes it.
    static var accentColor: AssetEntry? {
        entries(.color, named: "AccentColor", in: nil).map(\.entry).first { colorSet($0)?.isEmpty == false }
    }

    private static func entries(
        _ kind: AssetKind, named name: String, in bundle: Bundle?
    ) -> [(entry: AssetEntry, bundle: ResourceBundle)] {
        ResourceBundles.searched(bundle).compactMap { bundle in
            catalogs(in: bundle).lazy.compactMap { $0.entry(kind, named: name) }.first.map { ($0, bundle) }
        }
    }

    /// Returns the name that is most like one that isn't found; `nil` if none is near.
    static func name(near name: String, _ kinds: Set<AssetKind>, in bundle: Bundle?) -> String? {
        let names = ResourceBundles.searched(bundle).flatMap { catalogs(in: $0).flatMap { $0.names(of: kinds) } }
        return NearestName.name(to: name, among: names)
    }

    // MARK: Sets

    static func imageSet(_ entry: AssetEntry) -> ImageSet? {
        imageSets.value(entry.folder) { () throws(AssetCatalogError) in try ImageSet(folder: entry.folder) }
    }

    static func colorSet(_ entry: AssetEntry) -> ColorSet? {
        colorSets.value(entry.folder) { () throws(AssetCatalogError) in try ColorSet(folder: entry.folder) }
    }

    static func fileSet(_ entry: AssetEntry) -> FileSet? {
        fileSets.value(entry.folder) { () throws(AssetCatalogError) in try FileSet(entry) }
    }

    private static let imageSets = AssetCache<ImageSet>()
    private static let colorSets = AssetCache<ColorSet>()
    private static let fileSets = AssetCache<FileSet>()

    // MARK: Catalogs

    /// The catalogs of a bundle, in alphabetical order: those at its root, and in folders there, as `.copy` makes them.
    private static func catalogs(in bundle: ResourceBundle) -> [AssetCatalog] {
        indexes.withLock { indexes in
            if let known = indexes[bundle.path] { return known }
            let found = catalogFolders(in: bundle).compactMap { catalog in
                do throws(AssetCatalogError) {
                    return try AssetCatalog(folder: catalog)
                } catch {
                    RenderProblems.report(.oncePerRun, "\(error).")
                    return nil
                }
            }
            indexes[bundle.path] = found
            return found
        }
    }

    private static func catalogFolders(in bundle: ResourceBundle) -> [URL] {
        func children(_ folder: URL) -> [URL] {
            let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
            return names.sorted().map { folder.appendingPathComponent($0, isDirectory: true) }
        }
        let all = children(bundle.folder)
        let catalogs = all.filter { $0.pathExtension == "xcassets" }
        // The folder of a program has those of everything that is built beside it.
        guard !bundle.isMain else { return catalogs }
        let nested = all.filter { $0.pathExtension.isEmpty }.flatMap(children)
        return catalogs + nested.filter { $0.pathExtension == "xcassets" }
    }

    private static let indexes = Mutex<[String: [AssetCatalog]]>([:])
}

/// Sets that were read, by their folders. One that can't be read is reported once.
private final class AssetCache<Value: Sendable>: Sendable {
    private let values = Mutex<[String: Value?]>([:])

    func value(_ folder: URL, _ read: () throws(AssetCatalogError) -> Value) -> Value? {
        if let known = values.withLock({ $0[folder.path] }) { return known }
        var value: Value?
        do throws(AssetCatalogError) {
            value = try read()
        } catch {
            RenderProblems.report(.oncePerRun, "\(error).")
        }
        values.withLock { $0[folder.path] = .some(value) }
        return value
    }
}

extension AssetKind {
    /// The word for messages.
    fileprivate var noun: String {
        switch self {
        case .image, .appIcon: "image"
        case .color: "color"
        case .symbol: "symbol"
        case .data: "data"
        }
    }
}
