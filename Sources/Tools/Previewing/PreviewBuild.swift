internal import AssetSymbols
internal import Foundation
package import Kit

/// Compiles the sources of previews into a library, which the kit's program loads.
package struct PreviewBuild: Sendable {
    let kit: Kit
    let sources: PreviewSources

    /// The folder for what is compiled.
    let folder: String

    /// The folder for the compiler's temporary files.
    private var temporary: String { "\(folder)/temporary" }

    /// A compiled library.
    package struct Product: Sendable {
        /// The path of the library. Each build has another.
        package let library: String

        /// The modules that may have previews.
        package let modules: [String]

        /// The folder with the bundles of a package's targets, or that of the files.
        package let resources: String
    }

    /// Sources that don't compile.
    package struct Failure: Error, Sendable {
        package let problems: [CompilerProblem]
    }

    /// The module of files that aren't in a package.
    private static let module = "Previewed"

    /// - Throws: ``Failure`` if the sources don't compile; `CancellationError` if interrupted.
    package func run(number: Int, until interruption: Interruption) throws -> Product {
        // The compiler leaves folders behind, always one and more if it is interrupted.
        try FileManager.default.createDirectory(atPath: temporary, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: temporary) }
        let library = "\(folder)/previews-\(number).so"
        switch sources {
        case .files:
            let files = sources.currentFiles
            guard !files.isEmpty else { throw KitError("\(sources.folder) has no Swift files") }
            // As a whole, the files load the modules once, which takes longer than everything else.
            try compile(
                // DEBUG is set as in a debug build of Xcode or the package manager.
                ["-whole-module-optimization", "-parse-as-library", "-DDEBUG", "-module-name", Self.module]
                    + kit.compilerArguments + files + (try symbolFiles()),
                into: library, until: interruption)
            return Product(library: library, modules: [Self.module], resources: sources.folder)
        case .package(let package):
            let build = SwiftPackage(folder: package, kit: kit)
            try build.checkVersions()
            let run = try build.run(["build"], temporary: temporary, until: interruption)
            guard run.status == 0 else { throw failure(of: run) }
            let built = try build.built()
            guard !built.objects.isEmpty else {
                throw KitError("\(package) has no targets to draw previews of")
            }
            let list = "\(folder)/objects"
            let quoted = built.objects.map { path in
                "\"\(path.replacing("\\", with: "\\\\").replacing("\"", with: "\\\""))\""
            }
            try Data(quoted.joined(separator: "\n").utf8).write(to: URL(fileURLWithPath: list))
            try compile(["@\(list)"], into: library, until: interruption)
            return Product(library: library, modules: built.modules, resources: "\(build.scratch)/debug")
        }
    }

    /// Writes the symbols of the asset catalogs beside the files, as Xcode does.
    private func symbolFiles() throws -> [String] {
        let catalogs = sources.catalogs
        guard !catalogs.isEmpty else { return [] }
        let bundle = "Foundation.Bundle(path: \(sources.folder.debugDescription))!"
        let symbols = try AssetSymbols(of: catalogs.map { URL(fileURLWithPath: $0) }, bundle: bundle)
        let file = "\(temporary)/GeneratedAssetSymbols.swift"
        try Data(symbols.source.utf8).write(to: URL(fileURLWithPath: file))
        return [file]
    }

    private func compile(_ inputs: [String], into library: String, until interruption: Interruption) throws {
        let linked = kit.linkerArguments.flatMap { ["-Xlinker", $0] }
        let run = try ProgramRun.run(
            ["swiftc", "-emit-library", "-Onone", "-use-ld=lld", "-o", library] + inputs + linked, in: folder,
            environment: ["TMPDIR": temporary], until: interruption)
        guard run.status == 0 else { throw failure(of: run) }
    }

    /// The compiler's errors, or its last words.
    private func failure(of run: ProgramRun) -> any Error {
        let problems = CompilerProblem.all(in: run.error + "\n" + run.output)
        guard problems.isEmpty else { return Failure(problems: problems) }
        let last = run.error.split(whereSeparator: \.isNewline).last { !CompilerProblem.isConsequence($0) }.map(
            String.init)
        return KitError(last ?? "swiftc ended with code \(run.status)")
    }
}
