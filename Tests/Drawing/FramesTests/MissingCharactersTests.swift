import Foundation
import XCTest

@testable import Frames

final class MissingCharactersTests: XCTestCase {
    private func text(_ missing: [Character]) -> Frame {
        Frame(rect: .zero, content: .text(TextContent(string: "", runs: [], missingCharacters: missing)))
    }

    func testEachCharacterIsNamedOnceInTreeOrder() {
        let tree = Frame(rect: .zero, children: [text(["b"]), text(["a", "b"]), text([])])
        XCTAssertEqual(tree.missingCharacters, ["b", "a"])
    }

    func testMissingCharactersAreInJSONOnlyIfThereAreAny() throws {
        let frame = text(["\u{12000}"])
        XCTAssertEqual(try JSONDecoder().decode(Frame.self, from: JSONEncoder().encode(frame)), frame)
        let plain = try JSONEncoder().encode(text([]))
        XCTAssertFalse(String(decoding: plain, as: UTF8.self).contains("missingCharacters"))
    }

    func testTheLineNamesEightAtMost() {
        XCTAssertNil(MissingCharacters.description([]))
        XCTAssertEqual(
            MissingCharacters.description(["\u{12000}"]),
            "no bundled font has \u{12000} (U+12000); boxes are drawn instead")
        let many = (0..<10).map { Character(UnicodeScalar(0x12000 + $0) ?? "?") }
        XCTAssertTrue(MissingCharacters.description(many)?.contains(" and 2 more; boxes") == true)
    }
}
