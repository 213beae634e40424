import Foundation
import XCTest

/// The places of all goldens of this target. It says nothing of their content.
final class PlaceTests: XCTestCase {
    private let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    private func files(in folder: String) throws -> [String] {
        let folder = package.appendingPathComponent(folder)
        return try FileManager.default.subpathsOfDirectory(atPath: folder.path)
            .filter { !folder.appendingPathComponent($0).hasDirectoryPath && $0.contains(".") }
            .filter { URL(fileURLWithPath: $0).pathExtension.count == 3 }.sorted()
    }

    func testGoldensLieWhereTheirTestsAre() throws {
        XCTAssertEqual(
            try files(in: "Golden/BookClubHelper"),
            [
                "HelperSuite/HelperSuite.Inner/title.txt",
                "HelperSuite/argument.a.txt",
                "HelperSuite/argument.b.txt",
                "HelperSuite/customName-of-816e.txt",
                "HelperSuite/later.txt",
                "HelperSuite/loop.2.txt",
                "HelperSuite/loop.3.txt",
                "HelperSuite/loop.txt",
                "HelperSuite/title.txt",
                "HelperSuite/titleOfNoSuite.txt",
                "HelperTests/arrays.2.txt",
                "HelperTests/arrays.3.txt",
                "HelperTests/arrays.txt",
                "HelperTests/check.a.txt",
                "HelperTests/check.b.txt",
                "HelperTests/devices.se-dark.txt",
                "HelperTests/devices.se-light.txt",
                "HelperTests/devices.x-dark.txt",
                "HelperTests/devices.x-light.txt",
                "HelperTests/matching.png",
                "HelperTests/methodOfAllTestCases.2.txt",
                "HelperTests/methodOfAllTestCases.txt",
                "HelperTests/wrapper.2.png",
                "HelperTests/wrapper.full.png",
                "HelperTests/wrapper.png",
                "ShelfTests/EmptyShelfTests/title.txt",
                "ShelfTests/title.txt",
                // An inherited test lies where it is written, under the class that runs it.
                "SnapshotTestCase/HighShelfTests/view.png",
                "SnapshotTestCase/WideShelfTests/view.png",
                "SnapshotTestCase/view.png",
            ])
    }

    func testFolderIsExactlyTheOneThatIsNamed() throws {
        XCTAssertEqual(
            try files(in: "Tests/BookClubHelperTests/Pictures"), ["testFolder.1.png", "testFolder.a-full-bar.png"])
    }
}
