import Foundation

/// The bundles with an app's resources: on Linux, the package manager makes one for each target that has some.
enum ResourceBundles {
    /// Returns the bundles in which a name is looked up, in order: the given one, the program's own, that of the
    /// launched app's module, and others beside the program, by name.
    @MainActor
    static func all(first bundle: Bundle?) -> [Bundle] {
        var seen: Set<String> = []
        let own = appModule.map { module in besideProgram.filter { modules(of: $0).contains(module) } } ?? []
        return ([bundle, .main].compactMap(\.self) + own + besideProgram)
            .filter { seen.insert($0.bundlePath).inserted }
    }

    /// The module of the launched app's delegate.
    @MainActor
    static var appModule: String? {
        UIApplication.shared.launched.flatMap { launched in
            String(reflecting: type(of: launched.delegate)).split(separator: ".").first.map(String.init)
        }
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
