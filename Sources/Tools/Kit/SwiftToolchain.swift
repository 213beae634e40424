internal import Files
package import Foundation

/// The installed Swift toolchain.
package struct SwiftToolchain: Sendable {
    /// The compiler's version: `Swift version 6.3.1 (swift-6.3.1-RELEASE)`.
    package let compiler: String

    /// The system that it compiles for: `x86_64-unknown-linux-gnu`.
    package let target: String

    /// The folders of Swift's shared libraries.
    package let libraries: [String]

    /// The compiler's answer about itself, as far as it is needed.
    private struct Info: Decodable {
        let compilerVersion: String
        let target: Target
        let paths: Paths

        struct Target: Decodable { let unversionedTriple: String }
        struct Paths: Decodable { let runtimeLibraryPaths: [String] }
    }

    /// Asks the compiler in the `PATH`.
    ///
    /// - Throws: ``KitError``, or `FileError` if the machine can't start it.
    package init() throws {
        // The compiler leaves a folder behind.
        let temporary = try TemporaryFolder()
        let run: ProgramRun
        do {
            run = try ProgramRun.run(["swiftc", "-print-target-info"], environment: ["TMPDIR": temporary.path])
        } catch let error as FileError where error.isOfMissingFile {
            throw KitError("there is no swiftc in the PATH; see https://www.swift.org/install/linux")
        }
        guard run.status == 0, let info = try? JSONDecoder().decode(Info.self, from: Data(run.output.utf8)) else {
            throw KitError("swiftc doesn't say what it is: \(run.error.prefix { !$0.isNewline })")
        }
        compiler = info.compilerVersion
        target = info.target.unversionedTriple
        libraries = info.paths.runtimeLibraryPaths
    }
}

extension Kit {
    /// Throws if the toolchain can't read the kit's modules.
    package func check(_ toolchain: SwiftToolchain) throws(KitError) {
        guard toolchain.compiler == manifest.compiler, toolchain.target == manifest.target else {
            throw KitError(
                "the kit is for \(manifest.compiler) on \(manifest.target), and swiftc is \(toolchain.compiler) on "
                    + "\(toolchain.target); run make kit with this toolchain")
        }
    }

    /// Throws if a file of the kit is missing.
    package func checkFiles() throws(KitError) {
        for file in [
            "lib/libMessageShotKit.so", "modules/UIKit.swiftmodule", "bin/SwiftUIMacros", "bin/draw-previews",
            "share/messageshot/fonts",
        ] where !FileManager.default.fileExists(atPath: "\(folder)/\(file)") {
            throw KitError("\(folder) has no \(file); make the kit again with make kit")
        }
    }
}
