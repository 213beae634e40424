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

    /// Returns the folder of the package that a folder is in, or the folder itself if it is in none.
    package static func folder(around start: String) -> String {
        var folder = start
        while !FileManager.default.fileExists(atPath: "\(folder)/Package.swift") {
            guard let slash = folder.lastIndex(of: "/"), slash != folder.startIndex else { return start }
            folder = String(folder[..<slash])
        }
        return folder
    }

    /// Runs a command of the package manager with the kit, and collects what it prints.
    ///
    /// - Parameters:
    ///   - arguments: Such as `["build"]`.
    ///   - temporary: The folder for temporary files.
    ///   - interruption: Ends the command early.
    package func run(_ arguments: [String], temporary: String, until interruption: Interruption) throws -> ProgramRun {
        try ProgramRun.run(
            command(arguments), in: folder, environment: ["TMPDIR": temporary], until: interruption)
    }

    /// The command line that builds with the kit. Its build folder isn't that of builds without the kit.
    ///
    /// - Parameter arguments: A subcommand of the package manager, and its arguments.
    package func command(_ arguments: [String]) throws -> [String] {
        guard let subcommand = arguments.first else { return ["swift"] }
        let workspaceFolder = "\(scratch).xcworkspace"
        var workspace = PackageWorkspace(package: folder, folder: workspaceFolder)
        let addresses = StandInManifest.addresses(
            in: (try? String(contentsOfFile: "\(folder)/Package.swift", encoding: .utf8)) ?? "")
        if !addresses.isEmpty {
            workspace.kit = kit.folder
            workspace.standIns.append(
                StandInPackage(messageShot: addresses, kit: PackageWorkspace.linkToKit(in: workspaceFolder)))
        }
        try workspace.update()
        return ["swift", subcommand, "--package-path", folder, "--scratch-path", scratch] + workspace.arguments
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
        let objects = modules.sorted().flatMap { module in
            // Folders keep the objects of files that were renamed or removed; the description names those of today.
            description.objects(of: module) ?? Self.objects(in: "\(scratch)/debug/\(module).build")
        }
        return Built(modules: targets.sorted(), objects: objects)
    }

    /// The package manager's description of a build, as far as it is needed.
    private struct Description: Decodable {
        /// The modules that each module uses.
        let targetDependencyMap: [String: [String]]

        private let swiftCommands: [String: Compilation]

        private struct Compilation: Decodable {
            let moduleName: String
            let objects: [String]
        }

        /// The object files of a module in Swift; `nil` for one in another language.
        func objects(of module: String) -> [String]? {
            // The same module may be compiled for tools of the build, too.
            swiftCommands.first { !$0.key.hasSuffix("-tool.module") && $0.value.moduleName == module }?.value.objects
        }

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
        let run = try ProgramRun.run([
            "swift", "package", "--package-path", folder, "--scratch-path", scratch, "describe", "--type", "json",
        ])
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
    /// The targets of a manifest that are called like modules of the kit.
    private func hiddenModules(in manifest: String) -> [String] {
        let names = manifest.matches(of: /\.(?:t|executableT)arget\(\s*name:\s*"([^"]+)"/).map { String($0.1) }
        return names.filter { FileManager.default.fileExists(atPath: "\(kit.folder)/modules/\($0).swiftmodule") }
    }

    /// Throws ``KitError`` if the manifest asks for a revision of a package that is replaced.
    package func checkVersions() throws {
        let manifest = "\(folder)/Package.swift"
        guard let text = try? String(contentsOfFile: manifest, encoding: .utf8) else { return }
        for package in StandInPackage.all {
            let revision = try Regex("\(package.identity)(\\.git)?\",\\s*(revision:|\\.revision\\()")
            guard text.contains(revision) else { continue }
            throw KitError(
                "\(manifest) asks for a revision of \(package.identity), which only its own repository has; MessageShot "
                    + "takes its place if you ask for a version, such as from: \"1.18.0\"")
        }
    }

    /// What the kit changes about the package, one line each.
    ///
    /// - Throws: ``KitError`` if there is no package, or one that compiles MessageShot itself.
    package func notes() throws -> [String] {
        let manifest = "\(folder)/Package.swift"
        guard let text = try? String(contentsOfFile: manifest, encoding: .utf8) else {
            throw KitError("\(folder) has no Package.swift")
        }
        if text.contains(/\.package\([^)]*MessageShot/), StandInManifest.addresses(in: text).isEmpty {
            throw KitError(
                "\(manifest) depends on MessageShot by a path, which is compiled from source then; use swift instead of "
                    + "messageshot swift, or name its address: .package(url: …)")
        }
        try checkVersions()
        return StandInPackage.all.filter { text.contains($0.identity) }.map {
            "\($0.products[0]) is MessageShot's; \($0.identity) isn't compiled"
        }
            + StandInManifest.addresses(in: text).map { "MessageShot is the kit; \($0) isn't compiled" }
            + hiddenModules(in: text).map {
                "the target \($0) hides a module of the kit; rename it if UIKit, SwiftUI or a chat module can't be imported"
            }
    }
}
