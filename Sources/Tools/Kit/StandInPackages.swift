internal import Foundation

/// Packages that stand in for those whose modules the kit has: the package manager fetches these empty ones instead.
///
/// The package manager knows mirrors of addresses, and wants a mirror to be a repository with the required version.
enum StandInPackages {
    /// Returns the folder with the package manager's settings, in which the mirrors are.
    static func folder(for package: SwiftPackage) throws -> String {
        let folder = "\(package.scratch)-settings"
        let repository = "\(folder)/swift-snapshot-testing"
        guard !FileManager.default.fileExists(atPath: "\(folder)/mirrors.json") else { return folder }
        try make(repository)
        let addresses =
            ["", ".git"].flatMap { ending in
                ["https://github.com/pointfreeco/swift-snapshot-testing\(ending)"]
            } + ["git@github.com:pointfreeco/swift-snapshot-testing.git"]
        let mirrors = Mirrors(object: addresses.map { Mirrors.Mirror(original: $0, mirror: "file://\(repository)") })
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        try encoder.encode(mirrors).write(to: URL(fileURLWithPath: "\(folder)/mirrors.json"), options: .atomic)
        return folder
    }

    /// The package manager's `mirrors.json`.
    private struct Mirrors: Encodable {
        let object: [Mirror]
        let version = 1

        struct Mirror: Encodable {
            let original: String
            let mirror: String
        }
    }

    /// Makes a repository whose products have the names of the kit's modules, and nothing in them.
    private static func make(_ repository: String) throws {
        let manifest = """
            // swift-tools-version: 5.9
            import PackageDescription
            let package = Package(
                name: "swift-snapshot-testing",
                products: ["SnapshotTesting", "InlineSnapshotTesting", "SnapshotTestingCustomDump"].map {
                    .library(name: $0, targets: ["SnapshotTestingOfMessageShot"])
                },
                targets: [.target(name: "SnapshotTestingOfMessageShot", path: "Sources")])
            """
        let sources = URL(fileURLWithPath: "\(repository)/Sources")
        try FileManager.default.createDirectory(at: sources, withIntermediateDirectories: true)
        try Data(manifest.utf8).write(to: URL(fileURLWithPath: "\(repository)/Package.swift"))
        try Data("// The modules are the kit's.\n".utf8).write(to: sources.appendingPathComponent("Empty.swift"))
        let author = ["-c", "user.name=MessageShot", "-c", "user.email=messageshot@localhost"]
        for command in [
            ["init", "-q", "-b", "main"], ["add", "."],
            author + ["commit", "-q", "--no-gpg-sign", "-m", "Stand in for swift-snapshot-testing"],
        ] { try git(command, in: repository) }
        // Any version that a manifest may ask for.
        let head = try git(["rev-parse", "HEAD"], in: repository)
        let tags = (0...30).flatMap { minor in (0...9).map { "\(head) refs/tags/1.\(minor).\($0)" } }
        try Data(
            (["# pack-refs with: peeled fully-peeled sorted"] + tags.sorted()).joined(separator: "\n").utf8 + [0x0A]
        )
        .write(to: URL(fileURLWithPath: "\(repository)/.git/packed-refs"))
    }

    @discardableResult
    private static func git(_ arguments: [String], in folder: String) throws -> String {
        let run = try ProgramRun.run(["git"] + arguments, in: folder)
        guard run.status == 0 else { throw KitError("git \(arguments.joined(separator: " ")): \(run.error)") }
        return run.output.trimmingCharacters(in: .whitespacesAndNewlines)
    }
}
