import Foundation
import PackagePlugin

/// The program `goldens`, built with the libraries that the tests have already built.
///
/// If a plugin declared it as a tool, the libraries would be compiled a second time for the host.
struct GoldenTool {
    let package: PackagePlugin.Package
    let packageManager: PackageManager

    /// Builds the program, runs it on the package, and exits with its exit code.
    func run(_ arguments: [String]) throws {
        var parameters = PackageManager.BuildParameters()
        parameters.logging = .concise
        let result = try packageManager.build(.product("goldens"), parameters: parameters)
        guard result.succeeded, let program = result.builtArtifacts.first(where: { $0.kind == .executable }) else {
            Diagnostics.error("“goldens” can’t be built: \(result.logText)")
            return
        }
        let process = Process()
        process.executableURL = program.url
        process.arguments = arguments
        process.currentDirectoryURL = package.directoryURL
        try process.run()
        process.waitUntilExit()
        if process.terminationStatus != 0 { exit(process.terminationStatus) }
    }
}
