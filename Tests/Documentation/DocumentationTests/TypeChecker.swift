import BuiltPrograms
import Foundation

/// Type-checks Swift files with the modules from the package's build, without producing output files.
struct TypeChecker {
    /// The folder that contains the package's modules.
    private let modules: URL

    /// The compiler flags for the package's C modules.
    private let systemFlags: [String]

    /// The folder that contains Swift's own modules.
    private let toolchain: URL

    /// Finds the modules next to the running tests.
    init(package: URL) throws {
        modules = Bundle.main.bundleURL.appendingPathComponent("Modules")
        guard FileManager.default.fileExists(atPath: modules.path) else {
            throw Failure(description: "\(modules.path): the build has left no modules here")
        }
        systemFlags = Self.systemFlags(package: package, build: modules)
        toolchain = try Self.toolchain()
    }

    /// The compiler flags for system libraries, and for C code in other packages.
    private static func systemFlags(package: URL, build modules: URL) -> [String] {
        let system = package.appendingPathComponent("Sources/System")
        // Modules of a build are in <scratch folder>/<platform>/<configuration>/Modules.
        let scratch = modules.deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        let maps = [system, scratch.appendingPathComponent("checkouts")].flatMap { folder in
            let paths = FileManager.default.subpaths(atPath: folder.path) ?? []
            return paths.filter { $0.hasSuffix("/module.modulemap") }.sorted().map { "\(folder.path)/\($0)" }
        }
        let all = maps + generatedMaps(in: modules.deletingLastPathComponent())
        let macros = BuiltProgram.path(of: "SwiftUIMacros-tool")
        return ["-load-plugin-executable", "\(macros)#SwiftUIMacros"]
            + all.flatMap { ["-Xcc", "-fmodule-map-file=\($0)"] }
    }

    /// The generated module maps of C code that has none.
    private static func generatedMaps(in build: URL) -> [String] {
        let targets = (try? FileManager.default.contentsOfDirectory(atPath: build.path)) ?? []
        // Those of programs that run during a build are the same again.
        return targets.filter { !$0.hasSuffix("-tool.build") }.sorted().map {
            build.appendingPathComponent("\($0)/module.modulemap").path
        }
        .filter { FileManager.default.fileExists(atPath: $0) }
    }

    private static func toolchain() throws -> URL {
        struct Target: Decodable {
            struct Paths: Decodable { var runtimeResourcePath: String }
            var paths: Paths
        }
        let answer = try run("swiftc", ["-print-target-info"]).output
        let target = try JSONDecoder().decode(Target.self, from: Data(answer.utf8))
        return URL(fileURLWithPath: target.paths.runtimeResourcePath)
    }

    /// Checks files as one module and returns the compiler's error lines.
    ///
    /// - Parameter folder: A folder for modules. It also contains the modules of other calls.
    /// - Parameter module: A module name that the files of later calls can import; `nil` to produce no module.
    /// - Parameter languageMode: The Swift language mode.
    func errors(in files: [URL], folder: URL, module: String? = nil, languageMode: Int = 5) throws -> [String] {
        var arguments = ["-I", modules.path, "-I", folder.path] + systemFlags
        let cache = modules.deletingLastPathComponent().appendingPathComponent("ModuleCache")
        arguments += ["-module-cache-path", cache.path]
        // The modules used in a package manifest, and the macros of Swift Testing.
        let manifests = toolchain.appendingPathComponent("pm/ManifestAPI")
        arguments += ["-I", manifests.path, "-package-description-version", "6.1"]
        arguments += ["-plugin-path", toolchain.appendingPathComponent("host/plugins/testing").path]
        arguments += ["-suppress-warnings", "-parse-as-library", "-swift-version", String(languageMode), "-wmo"]
        if let module {
            let path = folder.appendingPathComponent("\(module).swiftmodule").path
            arguments += ["-emit-module", "-module-name", module, "-emit-module-path", path]
        } else {
            arguments += ["-typecheck", "-module-name", "Examples"]
        }
        let result = try run("swiftc", arguments + files.map(\.path))
        guard result.status != 0 else { return [] }
        let lines = result.output.split(separator: "\n").map(String.init)
        let errors = lines.filter { $0.contains(": error: ") || $0.hasPrefix("error: ") }
        return errors.isEmpty ? ["swiftc ended with \(result.status): \(result.output)"] : errors
    }
}

/// A requirement of the check that the machine doesn't meet.
struct Failure: Error, CustomStringConvertible {
    var description: String
}

/// Runs a command and returns its exit code and all of its output.
private func run(_ command: String, _ arguments: [String]) throws -> (status: Int32, output: String) {
    let run = try Run("/usr/bin/env", [command] + arguments, in: FileManager.default.temporaryDirectory)
    return (run.status, run.text + run.error)
}
