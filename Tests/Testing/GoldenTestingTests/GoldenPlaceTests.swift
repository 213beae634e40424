import XCTest

@testable import GoldenTesting

final class GoldenPlaceTests: XCTestCase {
    private var folder: URL!

    override func setUpWithError() throws {
        folder = try makePackage()
    }

    override func tearDownWithError() throws {
        try FileManager.default.removeItem(at: folder)
    }

    private func place(_ testName: String, variant: String? = nil) throws -> GoldenPlace {
        try GoldenPlace(
            file: folder.appendingPathComponent("Tests/BadgeTests/LabelTests.swift").path, testName: testName,
            variant: variant)
    }

    func testPathFollowsFromTheNames() throws {
        let place = try place("testLongNameIsTruncated()")
        XCTAssertEqual(place.golden, "\(folder.path)/Golden/Badge/LabelTests/longNameIsTruncated.png")
        XCTAssertEqual(
            place.failure("actual"),
            "\(folder.path)/.build/golden-failures/Badge/LabelTests/longNameIsTruncated.actual.png")
        XCTAssertEqual(place.shortened(place.golden), "Golden/Badge/LabelTests/longNameIsTruncated.png")
    }

    func testVariantStandsBehindAPoint() throws {
        XCTAssertEqual(try place("testDark()", variant: "right to/é").name, "Badge/LabelTests/dark.right-to-é")
    }

    func testFileOutsideOfAPackageIsRefused() {
        XCTAssertThrowsError(try GoldenPlace(file: "/no/where/Tests.swift", testName: "test()", variant: nil))
    }
}

extension XCTestCase {
    /// Returns a new folder that has a `Package.swift`.
    func makePackage() throws -> URL {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("golden-\(UUID().uuidString)")
            .resolvingSymlinksInPath()
        try FileManager.default.createDirectory(
            at: folder.appendingPathComponent("Tests/BadgeTests"), withIntermediateDirectories: true)
        try Data().write(to: folder.appendingPathComponent("Package.swift"))
        return folder
    }
}
