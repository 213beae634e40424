import Foundation

/// The bundles with an app's resources: on Linux, the package manager makes one for each target that has some.
enum ResourceBundles {
    /// Returns the bundles in which a name is looked up, in order: the given one, the program's own, and those beside
    /// the program, by name.
    static func all(first bundle: Bundle?) -> [Bundle] {
        var seen: Set<String> = []
        return ([bundle, .main].compactMap(\.self) + besideProgram).filter { seen.insert($0.bundlePath).inserted }
    }

    private static let besideProgram: [Bundle] = {
        let folder = Bundle.main.bundleURL
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.filter { $0.hasSuffix(".resources") || $0.hasSuffix(".bundle") }.sorted()
            .compactMap { Bundle(url: folder.appendingPathComponent($0)) }
    }()

    /// Returns the modules whose resources a bundle may have, which follow from its name: `Package_Module.resources`.
    static func modules(of bundle: Bundle) -> [String] {
        let name = bundle.bundleURL.deletingPathExtension().lastPathComponent
        return name.indices.filter { name[$0] == "_" }.map { String(name[name.index(after: $0)...]) }
    }
}
