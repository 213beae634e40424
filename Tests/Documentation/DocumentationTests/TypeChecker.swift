import BuiltPrograms
import Foundation

/// Checks Swift files against the modules that the package's build has left, without making anything of them.
struct TypeChecker {
    /// The folder of the package's modules.
    private let modules: URL

    /// The flags that show the compiler the package's C modules.
    private let systemFlags: [String]

    /// The folder of Swift's own modules.
    private let toolchain: URL

    /// Finds the modules beside the tests that are running.
    init(package: URL) throws {
        modules = Bundle.main.bundleURL.appendingPathComponent("Modules")
        guard FileManager.default.fileExists(atPath: modules.path) else {
            throw Failure(description: "\(modules.path): the build has left no modules here")
        }
        systemFlags = Self.systemFlags(package: package, build: modules)
        toolchain = try Self.toolchain()
    }

    /// The flags for the libraries of the system, and for C code of other packages.
    private static func systemFlags(package: URL, build modules: URL) -> [String] {
        let system = package.appendingPathComponent("Sources/System")
        // A build's modules lie in <scratch folder>/<platform>/<configuration>/Modules.
        let scratch = modules.deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        let maps = [system, scratch.appendingPathComponent("checkouts")].flatMap { folder in
            let paths = FileManager.default.subpaths(atPath: folder.path) ?? []
            return paths.filter { $0.hasSuffix("/module.modulemap") }.sorted().map { "\(folder.path)/\($0)" }
        }
        let all = maps + generatedMaps(in: modules.deletingLastPathComponent())
        return all.flatMap { ["-Xcc", "-fmodule-map-file=\($0)"] }
    }

    /// The module maps that the build has made for C code without one of its own.
    private static func generatedMaps(in build: URL) -> [String] {
        let targets = (try? FileManager.default.contentsOfDirectory(atPath: build.path)) ?? []
        return targets.sorted().map { build.appendingPathComponent("\($0)/module.modulemap").path }
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

    /// Checks files as one module and returns the lines that the compiler says about errors.
    ///
    /// - Parameter folder: A folder for modules, where those of other calls are found.
    /// - Parameter module: The name under which files of later calls can import this one; `nil` for none.
    /// - Parameter languageMode: The version of Swift whose rules hold.
    func errors(in files: [URL], folder: URL, module: String? = nil, languageMode: Int = 5) throws -> [String] {
        var arguments = ["-I", modules.path, "-I", folder.path] + systemFlags
        let cache = modules.deletingLastPathComponent().appendingPathComponent("ModuleCache")
        arguments += ["-module-cache-path", cache.path]
        // What a package's manifest imports, and the macros of Swift Testing.
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

/// Something that the check needs and the machine has not.
struct Failure: Error, CustomStringConvertible {
    var description: String
}

/// Runs a command and returns its exit code, and all that it wrote.
private func run(_ command: String, _ arguments: [String]) throws -> (status: Int32, output: String) {
    let run = try Run("/usr/bin/env", [command] + arguments, in: FileManager.default.temporaryDirectory)
    return (run.status, run.text + run.error)
}
