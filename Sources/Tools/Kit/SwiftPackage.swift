internal import Foundation

/// A package that is built against the kit, without naming MessageShot in its manifest.
package struct SwiftPackage: Sendable {
    /// The folder of `Package.swift`, an absolute path.
    package let folder: String

    private let kit: Kit

    package init(folder: String, kit: Kit) {
        self.folder = folder
        self.kit = kit
    }

    /// Runs a command of the package manager with the kit, and collects what it prints.
    ///
    /// - Parameters:
    ///   - arguments: Such as `["build"]`.
    ///   - temporary: The folder for temporary files.
    ///   - interruption: Ends the command early.
    package func run(_ arguments: [String], temporary: String, until interruption: Interruption) throws -> ProgramRun {
        try ProgramRun.run(["TMPDIR=\(temporary)"] + command(arguments), in: folder, until: interruption)
    }

    /// The command line that builds with the kit. Its build folder isn't that of builds without the kit.
    ///
    /// - Parameter arguments: A subcommand of the package manager, and its arguments.
    package func command(_ arguments: [String]) throws -> [String] {
        guard let subcommand = arguments.first else { return ["swift"] }
        let mirrors = try StandInPackages.folder(for: self)
        return ["swift", subcommand, "--package-path", folder, "--scratch-path", scratch, "--config-path", mirrors]
            + kit.compilerArguments.flatMap { ["-Xswiftc", $0] } + kit.linkerArguments.flatMap { ["-Xlinker", $0] }
            + arguments.dropFirst()
    }

    /// The build folder.
    package var scratch: String { "\(folder)/.build/messageshot" }

    /// What a build has made.
    package struct Built: Sendable {
        /// The modules of the package's own targets, without tests.
        package let modules: [String]

        /// The object files of these modules and of those that they use.
        package let objects: [String]
    }

    /// Returns what the last build has made.
    package func built() throws -> Built {
        let description = try Description(contentsOf: "\(scratch)/debug/description.json")
        let targets = try ownTargets()
        var modules: Set<String> = []
        var open = targets
        while let module = open.popLast() {
            guard modules.insert(module).inserted else { continue }
            open += description.targetDependencyMap[module] ?? []
        }
        let objects = modules.sorted().flatMap { module in Self.objects(in: "\(scratch)/debug/\(module).build") }
        return Built(modules: targets.sorted(), objects: objects)
    }

    /// The package manager's description of a build, as far as it is needed.
    private struct Description: Decodable {
        /// The modules that each module uses.
        let targetDependencyMap: [String: [String]]

        init(contentsOf path: String) throws {
            self = try JSONDecoder().decode(Self.self, from: Data(contentsOf: URL(fileURLWithPath: path)))
        }
    }

    /// The modules of the package's Swift targets, without tests, macros and plug-ins.
    private func ownTargets() throws -> [String] {
        struct Package: Decodable {
            let targets: [Target]

            struct Target: Decodable {
                let c99name: String
                let type: String
                let module_type: String
            }
        }
        let run = try ProgramRun.run(["swift", "package", "--package-path", folder, "describe", "--type", "json"])
        guard run.status == 0 else {
            throw KitError(
                run.error.split(whereSeparator: \.isNewline).first.map(String.init) ?? "swift package failed")
        }
        return try JSONDecoder().decode(Package.self, from: Data(run.output.utf8)).targets
            .filter { ["library", "executable"].contains($0.type) && $0.module_type == "SwiftTarget" }
            .map(\.c99name)
    }

    private static func objects(in folder: String) -> [String] {
        let found = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
        return found.filter { $0.hasSuffix(".o") }.sorted().map { "\(folder)/\($0)" }
    }
}

extension SwiftPackage {
    /// What the kit changes about the package, one line each.
    ///
    /// - Throws: ``KitError`` if there is no package, or one that compiles MessageShot itself.
    package func notes() throws -> [String] {
        let manifest = "\(folder)/Package.swift"
        guard let text = try? String(contentsOfFile: manifest, encoding: .utf8) else {
            throw KitError("\(folder) has no Package.swift")
        }
        if text.contains(/\.package\([^)]*MessageShot/) {
            throw KitError(
                "\(manifest) depends on MessageShot, which is compiled from source then; use swift instead of messageshot "
                    + "swift, or remove the dependency")
        }
        return text.contains("swift-snapshot-testing")
            ? ["SnapshotTesting is MessageShot's; swift-snapshot-testing isn't compiled"] : []
    }
}
