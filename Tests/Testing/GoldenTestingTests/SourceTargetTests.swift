import XCTest

@testable import Goldens

/// The target of a test whose helper passes its `#filePath` on, and not its `#fileID`.
final class SourceTargetTests: TestPackageCase {
    private let manifest = """
        let package = Package(
            name: "Shop",
            targets: [
                .target(name: "Shop", path: "Sources/Shop"),
                .testTarget(
                    name: "CartTests", dependencies: ["Shop", .product(name: "SnapshotTesting", package: "MessageShot")],
                    path: "Tests/Checkout/CartTests"),
                .testTarget(name: "CheckoutTests", path: "Tests/Checkout", exclude: ["CartTests"]),
                .testTarget(name: "shop-tests"),
                .testTarget(name: "PlainTests"),
            ],
            dependencies: [.package(path: "../.."), .package(name: "Other", path: "Tests")])
        """

    override func setUpWithError() throws {
        try super.setUpWithError()
        try Data(manifest.utf8).write(to: package.appendingPathComponent("Package.swift"))
    }

    private func module(_ path: String, _ fileID: String = "Helpers/Snapshots.swift") -> String {
        SourceTarget.module(of: package.appendingPathComponent(path).path, fileID: fileID)
    }

    func testTargetIsTheInnermostOneAroundTheFile() {
        XCTAssertEqual(module("Tests/Checkout/CartTests/Rows/RowTests.swift"), "CartTests")
        XCTAssertEqual(module("Tests/Checkout/Payment/CardTests.swift"), "CheckoutTests")
        XCTAssertEqual(module("Tests/PlainTests/Deep/Down/ATests.swift"), "PlainTests")
        XCTAssertEqual(module("Tests/shop-tests/ATests.swift"), "shop_tests")
        XCTAssertEqual(module("Sources/Shop/Preview.swift"), "Shop")
    }

    func testFolderBelowTestsReplacesAnUnknownTarget() {
        XCTAssertEqual(module("Tests/UnknownTests/Deep/ATests.swift"), "UnknownTests")
        XCTAssertEqual(module("Tests/Groups/Tests/InnerTests/ATests.swift"), "InnerTests", "the last one")
    }

    func testOwnModuleIsKnown() {
        XCTAssertEqual(module("Tests/PlainTests/ATests.swift", "RenamedTests/ATests.swift"), "RenamedTests")
    }

    /// In the Swift 6 mode, `#file` is the module and the file.
    func testFileWithoutAPathIsFound() throws {
        let folder = package.appendingPathComponent("Tests/Checkout/CartTests/Rows")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try Data().write(to: folder.appendingPathComponent("RowTests.swift"))
        let packages = ["/nowhere", package.path]
        XCTAssertEqual(
            SourceTarget.path(of: "CartTests/RowTests.swift", packages: packages), "\(folder.path)/RowTests.swift")
        XCTAssertEqual(SourceTarget.path(of: "/a/b.swift", packages: packages), "/a/b.swift")
        XCTAssertEqual(
            SourceTarget.path(of: "GoneTests/A.swift", packages: [package.path]),
            "\(package.path)/Tests/GoneTests/A.swift")
    }
}
