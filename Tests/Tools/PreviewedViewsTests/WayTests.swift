import BuiltPrograms
import Foundation
import PreviewMessages
import Rendering
import XCTest

@testable import PreviewHost

/// The same files look the same bare, in a package that is built against the kit, and compiled with MessageShot.
final class WayTests: XCTestCase {
    private var folder: URL!

    override func setUpWithError() throws {
        try BuiltKit.require()
        // A folder whose name has a space, as people's folders do.
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("three ways \(UUID().uuidString)")
            .resolvingSymlinksInPath()
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    override func tearDownWithError() throws {
        if let folder { try FileManager.default.removeItem(at: folder) }
    }

    func testBareFiles() throws {
        let pictures = folder.appendingPathComponent("bare")
        let runs: [(arguments: [String], settings: [RenderSettings])] = [
            (
                ["--appearance", "light", "dark"],
                [RenderSettings(scale: 1), RenderSettings(scale: 1, appearance: .dark)]
            ),
            (
                ["--locale", "ar", "--content-size", "accessibilityExtraLarge"],
                [RenderSettings(scale: 1, contentSize: .accessibilityExtraLarge, locale: "ar")]
            ),
        ]
        let source = try Self.previews()
        for (arguments, settings) in runs {
            let run = try BuiltKit.run(
                ["preview", Sources.views.path, "--once", "--json", "-o", pictures.path, "--scale", "1"] + arguments,
                in: folder)
            XCTAssertEqual(run.status, 0, run.error + run.text)
            let drawn = try JSONDecoder().decode(Report.self, from: run.output).previews
            let expected = source.flatMap { summary in settings.map { (summary, $0) } }
            XCTAssertEqual(drawn.map(\.name), expected.map(\.0.name))
            for (preview, (summary, settings)) in zip(drawn, expected) {
                let picture = try Data(contentsOf: URL(fileURLWithPath: XCTUnwrap(preview.picture)))
                try XCTAssertEqual(
                    picture.withoutVersions, drawing(of: summary, in: settings).withoutVersions,
                    "\(preview.name), \(arguments)")
            }
        }
    }

    /// The picture of a preview that is compiled into this program.
    private func drawing(of preview: PreviewSummary, in settings: RenderSettings) throws -> Data {
        let file = folder.appendingPathComponent("source.png")
        _ = try MainQueue.run {
            try MainActor.assumeIsolated {
                try PreviewPicture(of: preview, PreviewVariant(name: "", settings: settings)).write(to: file.path)
            }
        }
        return try Data(contentsOf: file)
    }

    func testPackage() throws {
        let package = try makePackage()
        // Without the variable, so that goldens are recorded.
        let first = try BuiltKit.run(["swift", "test"], in: package, environment: ["CI": ""])
        XCTAssertEqual(first.status, 1, first.error)
        XCTAssertTrue(first.text.contains("is new and has been recorded"), first.text)
        let goldens = try Sources.goldens(in: package)
        XCTAssertEqual(goldens.keys.sorted(), try Sources.goldens(in: Sources.repository).keys.sorted())
        for (name, golden) in try Sources.goldens(in: Sources.repository) {
            XCTAssertEqual(goldens[name]?.withoutVersions, golden.withoutVersions, name)
        }
        let second = try BuiltKit.run(["swift", "test"], in: package)
        XCTAssertEqual(second.status, 0, second.text)
        XCTAssertFalse(
            FileManager.default.fileExists(atPath: package.appendingPathComponent("Package.resolved").path))
    }

    // MARK: Helpers

    private struct Report: Decodable {
        let previews: [Preview]

        struct Preview: Decodable {
            let name: String
            let picture: String?
        }
    }

    /// The previews that are compiled into this program.
    private static func previews() throws -> [PreviewSummary] {
        let answer = MainQueue.run {
            MainActor.assumeIsolated { PreviewList.answer(modules: ["PreviewedViews"], skipping: []) { _ in } }
        }
        guard case .previews(let previews, let problems) = answer else { return [] }
        XCTAssertEqual(problems, [])
        return previews
    }

    /// Makes a package of the views and their test, whose manifest depends on swift-snapshot-testing as on iOS.
    private func makePackage() throws -> URL {
        let package = folder.appendingPathComponent("package")
        let files = FileManager.default
        for name in ["Sources", "Tests/PreviewedViewsTests"] {
            try files.createDirectory(
                at: package.appendingPathComponent(name), withIntermediateDirectories: true)
        }
        try files.copyItem(at: Sources.views, to: package.appendingPathComponent("Sources/PreviewedViews"))
        try files.copyItem(
            at: Sources.test, to: package.appendingPathComponent("Tests/PreviewedViewsTests/PreviewTests.swift"))
        let manifest = """
            // swift-tools-version: 6.0
            import PackageDescription
            let package = Package(
                name: "PreviewedViews",
                platforms: [.iOS(.v17)],
                dependencies: [
                    .package(url: "https://github.com/pointfreeco/swift-snapshot-testing", from: "1.17.0")
                ],
                targets: [
                    .target(name: "PreviewedViews"),
                    .testTarget(
                        name: "PreviewedViewsTests",
                        dependencies: [
                            "PreviewedViews", .product(name: "SnapshotTesting", package: "swift-snapshot-testing"),
                        ]),
                ])
            """
        try Data(manifest.utf8).write(to: package.appendingPathComponent("Package.swift"))
        return package
    }
}

/// The files of this repository.
private enum Sources {
    static let repository = (1...4).reduce(URL(fileURLWithPath: #filePath)) { url, _ in url.deletingLastPathComponent()
    }
    static let views = repository.appendingPathComponent("Tests/Tools/PreviewedViews")
    static let test = repository.appendingPathComponent("Tests/Tools/PreviewedViewsTests/PreviewTests.swift")

    /// The goldens of a package by their names.
    static func goldens(in package: URL) throws -> [String: Data] {
        let folder = package.appendingPathComponent("Golden/PreviewedViews/PreviewTests")
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".png") }
        return try Dictionary(
            uniqueKeysWithValues: names.map { ($0, try Data(contentsOf: folder.appendingPathComponent($0))) })
    }
}

extension Data {
    /// A PNG file without the versions of libraries, which its text chunk has.
    fileprivate var withoutVersions: Data {
        var rest = self[startIndex...]
        var kept = rest.prefix(8)
        rest = rest.dropFirst(8)
        while rest.count >= 12 {
            let length = rest.prefix(4).reduce(0) { $0 << 8 | Int($1) }
            let chunk = rest.prefix(length + 12)
            if !chunk.dropFirst(4).starts(with: Array("tEXt".utf8)) { kept += chunk }
            rest = rest.dropFirst(length + 12)
        }
        return Data(kept)
    }
}
