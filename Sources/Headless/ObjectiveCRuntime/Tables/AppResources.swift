internal import SwiftRuntime

/// Where the resources of a target are whose sources the plug-in AppSources compiles.
///
/// The plug-in writes one into each such target; the run time finds all of them by the compiler's records of
/// conformances.
public protocol AppResources {
    /// The path of a folder that is laid out like an app's bundle.
    static var folder: String { get }
}

/// The folders of all targets in the process.
package enum AppResourceFolders {
    /// The paths, in alphabetical order.
    package static var all: [String] {
        ConformanceRecords.conformers(to: (any AppResources).self)
            .compactMap { ($0.type as? any AppResources.Type)?.folder }.sorted()
    }
}
