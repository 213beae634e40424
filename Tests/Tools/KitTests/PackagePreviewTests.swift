import BuiltPrograms
import Foundation
import XCTest

/// The previews of a package that doesn't name MessageShot.
final class PackagePreviewTests: XCTestCase {
    private var folder: URL!

    override func setUpWithError() throws {
        try BuiltKit.require()
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("a package \(UUID().uuidString)")
            .resolvingSymlinksInPath()
        let sources = folder.appendingPathComponent("Sources/Shelf")
        try FileManager.default.createDirectory(at: sources, withIntermediateDirectories: true)
        try write(
            """
            // swift-tools-version: 6.0
            import PackageDescription
            let package = Package(name: "Shelf", platforms: [.iOS(.v17)], targets: [.target(name: "Shelf")])
            """, to: "Package.swift")
        try write(Self.badge, to: "Sources/Shelf/Badge.swift")
    }

    override func tearDownWithError() throws {
        if let folder { try FileManager.default.removeItem(at: folder) }
    }

    private static let badge = """
        import SwiftUI
        struct Badge: View { var body: some View { Text("x") } }
        #Preview(traits: .fixedLayout(width: 20, height: 10)) { Badge() }

        """

    private func write(_ text: String, to path: String) throws {
        try Data(text.utf8).write(to: folder.appendingPathComponent(path))
    }

    private func draw(in place: String = ".") throws -> Run {
        try BuiltKit.run(["preview", place, "--once"], in: folder)
    }

    /// The build folder keeps the objects of the file that is gone.
    func testARenamedFile() throws {
        XCTAssertEqual(try draw().text, "./Badge.png: 20 × 10\n")
        let sources = folder.appendingPathComponent("Sources/Shelf")
        try FileManager.default.moveItem(
            at: sources.appendingPathComponent("Badge.swift"), to: sources.appendingPathComponent("Sticker.swift"))
        let run = try draw()
        XCTAssertEqual(run.text, "./Sticker.png: 20 × 10\n", run.error)
    }

    func testProvidersHaveTheirPlaces() throws {
        try write(
            "import SwiftUI\nprivate protocol Shown: PreviewProvider {}\n" + """
                struct Sticker_Previews: Shown { static var previews: some View { Text("Sticker_Previews { ") } }

                """, to: "Sources/Shelf/Stickers.swift")
        let run = try BuiltKit.run(["preview", ".", "--list"], in: folder)
        XCTAssertEqual(run.text, "Badge  Badge.swift:3\nSticker  Stickers.swift:3\n", run.error)
    }

    /// The commands of the package manager don't know the kit.
    func testFailingTestsAdviseCommandsThatWork() throws {
        try write(
            """
            // swift-tools-version: 6.0
            import PackageDescription
            let package = Package(
                name: "Shelf", targets: [.target(name: "Shelf"), .testTarget(name: "ShelfTests", dependencies: ["Shelf"])])
            """, to: "Package.swift")
        let tests = folder.appendingPathComponent("Tests/ShelfTests")
        try FileManager.default.createDirectory(at: tests, withIntermediateDirectories: true)
        try write(
            """
            import SnapshotTesting
            import XCTest
            final class BadgeTests: XCTestCase { func testText() { assertSnapshot(of: "a", as: .lines) } }
            """, to: "Tests/ShelfTests/BadgeTests.swift")
        let run = try BuiltKit.run(
            ["swift", "test"], in: folder, environment: ["MESSAGESHOT_RECORD": "never", "MESSAGESHOT_RUN": ""])
        let text = run.text + run.error
        XCTAssertTrue(text.contains("run: messageshot approve --only "), text)
        XCTAssertTrue(text.contains("=missing messageshot swift test --filter BadgeTests"), text)
    }

    func testErrorsAreOnlyThoseOfTheSources() throws {
        try write(Self.badge + "let name = title\n", to: "Sources/Shelf/Badge.swift")
        let run = try draw()
        XCTAssertEqual(
            run.error,
            "messageshot: \(folder.path)/Sources/Shelf/Badge.swift:4:12: cannot find 'title' in scope\n")
        XCTAssertEqual(run.status, 2)
    }

    /// The package manager looks for the package in the folders around, too.
    func testThePackageIsFoundFromASubfolder() throws {
        let run = try BuiltKit.run(["swift", "build"], in: folder.appendingPathComponent("Sources/Shelf"))
        XCTAssertEqual(run.status, 0, run.text + run.error)
        let other = try BuiltKit.run(
            ["swift", "build", "--package-path=\(folder.lastPathComponent)"], in: folder.deletingLastPathComponent())
        XCTAssertEqual(other.status, 0, other.text + other.error)
    }
}
