internal import Foundation

/// A package that stands in for one whose modules the kit has: the package manager fetches this empty one instead.
///
/// The package manager knows mirrors of addresses, and wants a mirror to be a repository with the required version.
struct StandInPackage {
    /// The identity of the package that is replaced, as the package manager calls it.
    let identity: String

    /// The products that it has, whose modules are the kit's.
    let products: [String]

    /// The addresses of the package that is replaced.
    let addresses: [String]

    /// The program that the build tool plug-in `AppSources` runs; `nil` for a package without the plug-in.
    var appSources: String?

    private init(identity: String, products: [String]) {
        self.identity = identity
        self.products = products
        let path = "pointfreeco/\(identity)"
        addresses = [
            "https://github.com/\(path)", "https://github.com/\(path).git", "git@github.com:\(path).git",
            "ssh://git@github.com/\(path).git",
        ]
    }

    /// Creates the stand-in for MessageShot itself.
    ///
    /// - Parameters:
    ///   - addresses: The addresses in the package's manifest.
    ///   - kit: A folder of the kit whose path stays when the kit moves.
    init(messageShot addresses: [String], kit: String) {
        identity = "MessageShot"
        products = StandInManifest.products
        self.addresses = addresses
        appSources = "\(kit)/bin/app-sources"
    }

    static let all = [
        StandInPackage(
            identity: "swift-snapshot-testing",
            products: ["SnapshotTesting", "InlineSnapshotTesting", "SnapshotTestingCustomDump"]),
        // It names parts of UIKit that ours doesn't have.
        StandInPackage(identity: "swift-custom-dump", products: ["CustomDump"]),
    ]
}

extension StandInPackage {
    /// Makes the repository that stands in, unless it exists.
    ///
    /// Several runs may do so at once: it is made elsewhere and renamed.
    func make(at repository: String) throws {
        let files = FileManager.default
        guard !files.fileExists(atPath: repository) else { return }
        let draft = "\(repository)-\(UUID().uuidString)"
        defer { try? files.removeItem(atPath: draft) }
        try write(to: draft)
        do {
            try files.moveItem(atPath: draft, toPath: repository)
        } catch {
            guard files.fileExists(atPath: repository) else { throw error }
        }
    }

    /// Makes a repository whose products have the names of the kit's modules, and nothing in them.
    private func write(to repository: String) throws {
        try writeFiles(to: repository)
        for command in [
            ["init", "-q", "-b", "main", "--object-format=sha1", "--template="], ["add", "."],
            ["commit", "-q", "--no-gpg-sign", "--no-verify", "-m", "Stand in for \(identity)"],
        ] { try git(command, in: repository) }
        // Any version that a manifest may ask for.
        let head = try git(["rev-parse", "HEAD"], in: repository)
        let tags = (0...1).flatMap { major in
            (0...30).flatMap { minor in (0...9).map { "\(head) refs/tags/\(major).\(minor).\($0)" } }
        }
        try Data(
            (["# pack-refs with: peeled fully-peeled sorted"] + tags.sorted()).joined(separator: "\n").utf8 + [0x0A]
        )
        .write(to: URL(fileURLWithPath: "\(repository)/.git/packed-refs"))
    }

    /// Writes the files of the package.
    func writeFiles(to folder: String) throws {
        let target = "\(products[0])OfMessageShot"
        let plugin =
            appSources == nil
            ? ""
            : """
            package.products.append(.plugin(name: "AppSources", targets: ["AppSources"]))
            package.targets += [
                .plugin(name: "AppSources", capability: .buildTool(), dependencies: ["app-sources"]),
                .binaryTarget(name: "app-sources", path: "app-sources.artifactbundle"),
            ]

            """
        // Plug-ins have the interface of the manifest's version.
        let manifest = """
            // swift-tools-version: \(appSources == nil ? "5.9" : "6.1")
            import PackageDescription
            let package = Package(
                name: "\(identity)",
                products: \(products).map { .library(name: $0, targets: ["\(target)"]) },
                targets: [.target(name: "\(target)", path: "Sources")])
            \(plugin)
            """
        try Self.write("// The modules are the kit's.\n", to: "\(folder)/Sources/Empty.swift")
        if let appSources { try Self.writePlugin(running: appSources, to: folder) }
        try Self.write(manifest, to: "\(folder)/Package.swift")
    }

    /// Writes the plug-in, and its program as a link to the kit's.
    private static func writePlugin(running program: String, to folder: String) throws {
        let source = URL(fileURLWithPath: program).deletingLastPathComponent().deletingLastPathComponent()
            .appendingPathComponent("share/messageshot/AppSources.swift")
        try write(String(contentsOf: source, encoding: .utf8), to: "\(folder)/Plugins/AppSources/AppSources.swift")
        let bundle = "\(folder)/app-sources.artifactbundle"
        try write(
            """
            {
              "schemaVersion": "1.0",
              "artifacts": {
                "app-sources": {
                  "type": "executable",
                  "version": "1.0.0",
                  "variants": [
                    {
                      "path": "app-sources",
                      "supportedTriples": ["x86_64-unknown-linux-gnu", "aarch64-unknown-linux-gnu"]
                    }
                  ]
                }
              }
            }

            """, to: "\(bundle)/info.json")
        try FileManager.default.createSymbolicLink(
            atPath: "\(bundle)/app-sources", withDestinationPath: program)
    }

    private static func write(_ text: String, to path: String) throws {
        let url = URL(fileURLWithPath: path)
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: url)
    }

    @discardableResult
    private func git(_ arguments: [String], in folder: String) throws -> String {
        // The package manager remembers the revision of each version: a repository that is made again has the same.
        let names = ["AUTHOR", "COMMITTER"].flatMap {
            [
                ("GIT_\($0)_NAME", "MessageShot"), ("GIT_\($0)_EMAIL", "messageshot@localhost"),
                ("GIT_\($0)_DATE", "2026-01-01T00:00:00Z"),
            ]
        }
        let run = try ProgramRun.run(
            ["git", "-c", "core.autocrlf=false"] + arguments, in: folder,
            environment: Dictionary(uniqueKeysWithValues: names))
        guard run.status == 0 else { throw KitError("git \(arguments.joined(separator: " ")): \(run.error)") }
        return run.output.trimmingCharacters(in: .whitespacesAndNewlines)
    }
}
