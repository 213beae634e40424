import Foundation
import ObjectiveCRuntime
import Rendering
import Synchronization

/// A bundle with the folder of its resources.
package struct ResourceBundle: Sendable {
    package let bundle: Bundle
    package let folder: URL
    /// The path of the folder. Each lookup needs it.
    package let path: String

    package init(_ bundle: Bundle) {
        self.bundle = bundle
        folder = bundle.resourceURL ?? bundle.bundleURL
        path = folder.path
    }

    /// The name for messages: `Shop_Design.resources`.
    package var name: String { bundle.bundleURL.lastPathComponent }

    package var isMain: Bool { Self.main.map { bundle === $0.bundle } ?? false }

    /// The main bundle. Without `/proc`, where Foundation reads the program's path, `Bundle.main` ends the program.
    package static let main = access("/proc/self/exe", F_OK) == 0 ? ResourceBundle(.main) : nil
}

/// The bundles in which an app's resources are looked up.
///
/// On iOS, a name is looked up in the app's bundle. Here the resources of each target of a package are in a bundle beside
/// the program, `Package_Target.resources`.
package enum ResourceBundles {
    /// Returns the bundles for a lookup, in order: only the given one, or for `nil` and `Bundle.main` the main bundle,
    /// and then those of the package's targets in alphabetical order.
    package static func searched(_ bundle: Bundle?) -> [ResourceBundle] {
        if let bundle, case let given = ResourceBundle(bundle), !given.isMain { return [given] }
        guard let folders = RenderContext.value(of: Folders.self) else { return ofProgram.withLock(\.bundles) }
        return main + folders.flatMap(bundlesOfTargets)
    }

    /// Adds the bundles of a loaded library: those in a folder, or the folder itself if there are none.
    package static func add(folder: URL) {
        ofProgram.withLock { program in
            guard program.folders.insert(folder.path).inserted else { return }
            let found = bundlesOfTargets(in: folder)
            let itself = Bundle(path: folder.path).map { [ResourceBundle($0)] } ?? []
            program.bundles += found.isEmpty ? itself : found
        }
        UIColor.forgetAccent()
    }

    /// Whether the caller looks names up in the bundles of the program.
    static var areThoseOfProgram: Bool { RenderContext.value(of: Folders.self) == nil }

    /// Runs `body` with the bundles of other folders than the program's.
    package static func with<Result>(folders: [URL], operation body: () throws -> Result) rethrows -> Result {
        try RenderContext.with(folders, for: Folders.self, operation: body)
    }

    private enum Folders: RenderContextKey {
        static let defaultValue: [URL]? = nil
    }

    private struct Program {
        var folders: Set<String>
        var bundles: [ResourceBundle]
    }

    private static let main = ResourceBundle.main.map { [$0] } ?? []
    private static let ofProgram = Mutex(
        Program(
            folders: Set(main.map(\.bundle.bundleURL.path)),
            bundles: main + main.flatMap { bundlesOfTargets(in: $0.bundle.bundleURL) }
                + AppResourceFolders.all.compactMap { Bundle(path: $0).map(ResourceBundle.init) }))

    private static func bundlesOfTargets(in folder: URL) -> [ResourceBundle] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.sorted().compactMap { name in
            // The fonts of this package are no resources of an app.
            guard name.hasSuffix(".resources"), name != "MessageShot_Fonts.resources" else { return nil }
            return Bundle(path: folder.appendingPathComponent(name).path).map(ResourceBundle.init)
        }
    }
}
