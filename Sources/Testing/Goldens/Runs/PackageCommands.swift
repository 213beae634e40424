package import Foundation

/// The commands to type for a package: those of the package manager, or those of MessageShot if the package is built
/// with the kit.
package struct PackageCommands: Sendable {
    /// The environment variable that `messageshot swift` sets for the tests and programs that it runs.
    package static let variable = "MESSAGESHOT_SWIFT"

    private let usesKit: Bool

    /// The commands for a running test.
    package static var ofRunningTest: PackageCommands {
        PackageCommands(usesKit: ProcessInfo.processInfo.environment[variable] != nil)
    }

    private init(usesKit: Bool) { self.usesKit = usesKit }

    /// The commands for a package, by its last build.
    package init(package: String) {
        let dates = [Self.buildFolder, Self.kitBuildFolder].map { Self.date(of: "\(package)/\($0)") }
        usesKit = dates[1] > dates[0]
    }

    /// The folders of debug builds without and with the kit.
    private static let (buildFolder, kitBuildFolder) = (".build/debug", ".build/messageshot/debug")

    /// When a build last added to its index.
    private static func date(of build: String) -> Date {
        let files = ["\(build)/index/store/v5/units", "\(build)/index/store", build]
        return files.lazy.compactMap { path in
            try? FileManager.default.attributesOfItem(atPath: path)[.modificationDate] as? Date
        }.first ?? .distantPast
    }

    /// The folder of the last build, relative to the package.
    package var buildFolder: String { usesKit ? Self.kitBuildFolder : Self.buildFolder }

    /// `swift build`, or the command in its place.
    package var build: String { swift + " build" }

    /// `swift test`, or the command in its place.
    package var test: String { swift + " test" }

    private var swift: String { usesKit ? "messageshot swift" : "swift" }

    /// The command that accepts what tests have drawn.
    package var approve: String { usesKit ? "messageshot approve" : "swift run goldens approve" }
}
