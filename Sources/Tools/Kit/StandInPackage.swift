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
    var addresses: [String] {
        let path = "pointfreeco/\(identity)"
        return [
            "https://github.com/\(path)", "https://github.com/\(path).git", "git@github.com:\(path).git",
            "ssh://git@github.com/\(path).git",
        ]
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
        let manifest = """
            // swift-tools-version: 5.9
            import PackageDescription
            let package = Package(
                name: "\(identity)",
                products: \(products).map { .library(name: $0, targets: ["\(products[0])OfMessageShot"]) },
                targets: [.target(name: "\(products[0])OfMessageShot", path: "Sources")])
            """
        let sources = URL(fileURLWithPath: "\(repository)/Sources")
        try FileManager.default.createDirectory(at: sources, withIntermediateDirectories: true)
        try Data(manifest.utf8).write(to: URL(fileURLWithPath: "\(repository)/Package.swift"))
        try Data("// The modules are the kit's.\n".utf8).write(to: sources.appendingPathComponent("Empty.swift"))
        for command in [
            ["init", "-q", "-b", "main", "--object-format=sha1", "--template="], ["add", "."],
            ["commit", "-q", "--no-gpg-sign", "--no-verify", "-m", "Stand in for \(identity)"],
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
