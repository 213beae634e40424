import Documents
import Foundation
import Styles
import XCTest

/// Unsupported parts of a style are reported, with their place in the file.
final class FlavorTests: XCTestCase {
    private func unsupported(_ text: String, in flavor: Flavor = .swiftui) throws -> [String] {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let path = folder.appendingPathComponent("style.yaml").path
        try Data(text.utf8).write(to: URL(fileURLWithPath: path))
        return try StyleReader.unsupportedValues(contentsOf: path, in: flavor).map {
            String($0.dropFirst(folder.path.count + 1))
        }
    }

    func testAValueIsNamedWithItsPlace() throws {
        XCTAssertEqual(
            try unsupported("name: Mine\nspacing:\n  sides: 4\n  footnote: 2\n"),
            ["style.yaml:4: spacing.footnote: the SwiftUI flavor doesn’t support this; ignored"])
        XCTAssertEqual(try unsupported("spacing: { footnote: 2 }", in: .uikit), [])
    }

    func testAPairOfColorsIsOneValue() throws {
        XCTAssertEqual(
            try unsupported("colors: { text: white, accentPrimary: { light: white, dark: black } }").count, 1)
    }

    func testLayoutOptionsAreCheckedOneByOne() throws {
        XCTAssertEqual(
            try unsupported("layout: { remove: [bubble, text], last: { add: [avatar] }, earlier: { add: [avatar] } }"),
            [
                "style.yaml:1: layout.remove[1]: the SwiftUI flavor doesn’t support this; ignored",
                "style.yaml:1: layout.earlier.add[0]: the SwiftUI flavor doesn’t support this; ignored",
            ])
    }

    func testAValueThatTheFlavorHasAnywayIsNotNamed() throws {
        XCTAssertEqual(
            try unsupported("messages: { voice-players: true, download-buttons: false }\nlist: { start-at-top: no }"),
            [])
        XCTAssertEqual(try unsupported("messages: { download-buttons: true }").count, 1)
    }

    func testAMistakeIsAnErrorAndNoWarning() {
        XCTAssertThrowsError(try unsupported("spacing: { foot: 2 }")) { XCTAssertTrue($0 is DocumentError) }
    }
}
