import Foundation
import XCTest

@testable import Kit

/// The pins and mirrors of builds with the kit are apart from those of the package.
final class PackageWorkspaceTests: XCTestCase {
    private var folder: URL!

    override func setUpWithError() throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("workspace \(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    override func tearDownWithError() throws { try FileManager.default.removeItem(at: folder) }

    private var workspace: PackageWorkspace {
        PackageWorkspace(package: folder.path, folder: folder.path + "/.build/kit.xcworkspace")
    }

    private func write(_ text: String, to path: String) throws {
        let url = folder.appendingPathComponent(path)
        try FileManager.default.createDirectory(
            at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: url)
    }

    private func pins() throws -> [String]? {
        struct Pins: Decodable {
            let pins: [Pin]
            struct Pin: Decodable { let identity: String }
        }
        let path = workspace.folder + "/xcshareddata/swiftpm/Package.resolved"
        return try FileManager.default.contents(atPath: path).map {
            try JSONDecoder().decode(Pins.self, from: $0).pins.map(\.identity)
        }
    }

    private func resolved(_ identities: String...) -> String {
        let pins = identities.map {
            #"{ "identity": "\#($0)", "location": "https://github.com/owner/\#($0)", "state": { "version": "1.3.3" } }"#
        }
        return "{ \"pins\": [\(pins.joined(separator: ", "))], \"version\": 3 }"
    }

    func testPinsOfThePackageAreTakenOverWithoutTheReplacedPackage() throws {
        try workspace.update()
        XCTAssertNil(try pins())
        try write(resolved("swift-custom-dump", "swift-snapshot-testing", "yams"), to: "Package.resolved")
        try workspace.update()
        XCTAssertEqual(try pins(), ["yams"])
        XCTAssertTrue(
            try String(contentsOf: folder.appendingPathComponent("Package.resolved"), encoding: .utf8)
                .contains("swift-snapshot-testing"))
    }

    /// The package manager adds pins of its own, which stay until the package's change.
    func testPinsAreTakenOverOnlyWhenTheyChange() throws {
        try write(resolved("yams"), to: "Package.resolved")
        try workspace.update()
        let path = ".build/kit.xcworkspace/xcshareddata/swiftpm/Package.resolved"
        try write(resolved("yams", "swift-snapshot-testing"), to: path)
        try workspace.update()
        XCTAssertEqual(try pins(), ["yams", "swift-snapshot-testing"])
        try FileManager.default.removeItem(at: folder.appendingPathComponent("Package.resolved"))
        try workspace.update()
        XCTAssertNil(try pins())
    }

    func testMirrorsOfThePackageStay() throws {
        try write(
            #"{ "object": [{ "original": "https://example.org/yams", "mirror": "file:///yams" }], "version": 1 }"#,
            to: ".swiftpm/configuration/mirrors.json")
        try workspace.update()
        let path = workspace.folder + "/xcshareddata/swiftpm/configuration/mirrors.json"
        let text = try String(contentsOfFile: path, encoding: .utf8)
        XCTAssertTrue(text.contains("https://example.org/yams"), text)
        XCTAssertTrue(text.contains("git@github.com:pointfreeco/swift-snapshot-testing.git"), text)
    }

    /// Its address would be that of the old place otherwise.
    func testAMovedPackageHasTheMirrorBesideIt() throws {
        try workspace.update()
        let moved = folder.path + "-moved"
        try FileManager.default.moveItem(atPath: folder.path, toPath: moved)
        folder = URL(fileURLWithPath: moved)
        try workspace.update()
        let path = workspace.folder + "/xcshareddata/swiftpm/configuration/mirrors.json"
        XCTAssertTrue(try String(contentsOfFile: path, encoding: .utf8).contains("file://\(moved)/"))
    }

    /// The package manager refuses a version whose revision has changed, as when somebody removes the build folder.
    func testARepositoryThatIsMadeAgainHasTheSameRevision() throws {
        let revisions = try ["one", "two"].map { name in
            let repository = folder.appendingPathComponent("\(name)/swift-custom-dump").path
            try StandInPackage.all[1].make(at: repository)
            return try ProgramRun.run(["git", "rev-parse", "1.3.0"], in: repository).output
        }
        XCTAssertEqual(revisions[0], revisions[1])
        XCTAssertEqual(revisions[0].count, 41)
    }

    func testTheFolderOfAPackageIsFoundFromInside() throws {
        try write("", to: "Package.swift")
        try write("", to: "Sources/Shelf/Badge.swift")
        XCTAssertEqual(SwiftPackage.folder(around: folder.path + "/Sources/Shelf"), folder.path)
        XCTAssertEqual(SwiftPackage.folder(around: "/"), "/")
    }
}
