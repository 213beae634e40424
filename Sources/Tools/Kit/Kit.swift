package import Foundation

/// MessageShot as one shared library with its modules, against which files and packages compile in a fraction of a second.
package struct Kit: Sendable {
    /// The folder of the kit, an absolute path.
    package let folder: String

    package let manifest: Manifest

    /// What a kit says about itself in `kit.json`.
    package struct Manifest: Codable, Sendable {
        /// The version of MessageShot.
        package let version: String

        /// The compiler that made the modules, which no other can read: `Swift version 6.3.1 (swift-6.3.1-RELEASE)`.
        package let compiler: String

        /// The system that it is for: `x86_64-unknown-linux-gnu`.
        package let target: String

        /// The beginning of the library's SHA-256.
        package let digest: String?
    }

    /// The environment variable with the folder of a kit.
    package static let variable = "MESSAGESHOT_KIT"

    /// Finds the kit: where the environment says, and only there if it says anything; else beside the program, and in
    /// `../lib/messageshot/kit`, where an installation has it.
    package static func find() throws(KitError) -> Kit {
        if let folder = ProcessInfo.processInfo.environment[variable], !folder.isEmpty {
            return try Kit(folder: folder)
        }
        let program = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
        let folders = ["kit", "../lib/messageshot/kit"].map { program.appendingPathComponent($0).standardized.path }
        guard let folder = folders.first(where: { FileManager.default.fileExists(atPath: $0 + "/kit.json") }) else {
            throw KitError("there is no kit in \(folders.joined(separator: " or ")); make it with make kit")
        }
        return try Kit(folder: folder)
    }

    private init(folder: String) throws(KitError) {
        let file = folder + "/kit.json"
        guard let data = FileManager.default.contents(atPath: file) else {
            throw KitError("\(folder) is not a kit: it has no kit.json; make it with make kit")
        }
        guard let manifest = try? JSONDecoder().decode(Manifest.self, from: data) else {
            throw KitError("\(file) can't be read; make the kit again with make kit")
        }
        self.folder = URL(fileURLWithPath: folder).standardized.path
        self.manifest = manifest
    }

    // MARK: Compiling

    /// The arguments by which the compiler finds the modules and the macros.
    package var compilerArguments: [String] {
        // The package manager doesn't look at the modules: the name of a condition builds all anew when the kit has changed.
        let condition = manifest.digest.map { ["-DMESSAGESHOT_KIT_\($0)"] } ?? []
        return ["-I", "\(folder)/modules", "-load-plugin-executable", "\(folder)/bin/SwiftUIMacros#SwiftUIMacros"]
            + condition
    }

    /// The arguments by which the linker finds the library, now and when the program starts.
    package var linkerArguments: [String] { ["-L\(libraries)", "-lMessageShotKit", "-rpath=\(libraries)"] }

    /// The folder of the library.
    package var libraries: String { "\(folder)/lib" }

    /// The program that draws previews.
    package var previewHost: String { "\(folder)/bin/draw-previews" }
}

/// Why a kit can't be used, and what to do.
package struct KitError: Error, CustomStringConvertible {
    package let description: String

    package init(_ description: String) { self.description = description }
}
