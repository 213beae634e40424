import Foundation
import UIKitValues

/// The module of an app, and the bundles with the resources of its targets.
enum AppModule {
    /// The module of the launched app's delegate.
    @MainActor
    static var launched: String? {
        UIApplication.shared.launched.flatMap { launched in
            String(reflecting: type(of: launched.delegate)).split(separator: ".").first.map(String.init)
        }
    }

    /// Returns the bundles in which a name is looked up; of several, that of the launched app's module comes first.
    @MainActor
    static func bundles(_ bundle: Bundle?) -> [Bundle] {
        let bundles = ResourceBundles.searched(bundle).map(\.bundle)
        guard let launched else { return bundles }
        let own = bundles.filter { modules(of: $0).contains(launched) }
        return own + bundles.filter { !own.contains($0) }
    }

    /// Returns the modules whose resources a bundle may have, which follow from its name: `Package_Module.resources`.
    static func modules(of bundle: Bundle) -> [String] {
        let name = bundle.bundleURL.deletingPathExtension().lastPathComponent
        return name.indices.filter { name[$0] == "_" }.map { String(name[name.index(after: $0)...]) }
    }
}
