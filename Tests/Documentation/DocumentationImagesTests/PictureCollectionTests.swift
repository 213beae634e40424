import HeadlessUIKit
import XCTest

@testable import DocumentationImages

/// Checks the names of pictures, and the results of the builders.
final class PictureCollectionTests: XCTestCase {
    private static let scene = PictureScene.view { UIView(frame: CGRect(x: 0, y: 0, width: 8, height: 8)) }

    private func collection(@PictureSectionBuilder _ sections: () -> [PictureSection]) -> PictureCollection {
        PictureCollection(title: "Test", pages: [PicturePage("Page", sections: sections)], folder: ".")
    }

    private func assertFails(
        _ entries: [PictureEntry], saying message: String, file: StaticString = #filePath, line: UInt = #line
    ) {
        let collection = collection { PictureSection("All") { entries.map { PictureRow($0) } } }
        XCTAssertThrowsError(try collection.check(), file: file, line: line) {
            XCTAssertEqual("\($0)", message, file: file, line: line)
        }
    }

    private func entry(_ name: String, line: Int = 3) -> PictureEntry {
        PictureEntry(name, of: Self.scene, file: "/a/Cards.swift", line: line)
    }

    func testBuilders() {
        let isShown = false
        let collection = collection {
            entry("alone")
            PictureSection("Section") {
                entry("first")
                PictureRow(entry("left"), entry("right"))
                for name in ["a", "b"] { entry(name) }
                if isShown { entry("hidden") } else { entry("shown") }
            }
            PictureRow(entry("last"))
        }
        XCTAssertEqual(collection.pictures.map(\.name), ["alone", "first", "left", "right", "a", "b", "shown", "last"])
        XCTAssertEqual(collection.pages[0].sections.map(\.heading), ["", "Section", ""])
        XCTAssertEqual(collection.pages[0].sections[1].rows.map(\.pictures.count), [1, 2, 1, 1, 1])
    }

    func testPictureShownTwiceIsDrawnOnce() throws {
        let shared = entry("shared")
        let collection = collection {
            PictureRow(shared, entry("other"))
            shared.captioned("Again")
        }
        try collection.check()
        XCTAssertEqual(collection.pictures.map(\.name), ["shared", "other"])
    }

    func testDuplicateNames() {
        assertFails(
            [entry("card"), entry("card", line: 9)],
            saying: "Cards.swift:9: the name “card” is already used by another picture (Cards.swift:3); rename "
                + "one of them, or use a constant to show the same picture twice")
        assertFails(
            [entry("card"), entry("Card", line: 9)],
            saying: "Cards.swift:9: the name “Card” differs from “card” (Cards.swift:3) only in case; "
                + "rename one of them")
        // A picture with another look is a different picture.
        let card = entry("card")
        assertFails(
            [card, card.appearance(.dark)],
            saying: "Cards.swift:3: the name “card” is already used by another picture (Cards.swift:3); rename "
                + "one of them, or use a constant to show the same picture twice")
    }

    func testInvalidNames() {
        let empty = "has an empty part; expected a file name"
        let sign = "has a space or a character that isn't allowed in a URL; use “-” instead"
        for (name, reason) in [
            ("", empty), ("/card", empty), ("cards//a", empty), ("card/", empty), ("a card", sign), ("a\\b", sign),
            ("a\nb", sign), ("\"", sign), ("a%20b", sign), ("..", "has a part that begins with a dot; remove the dot"),
            ("../card", "has a part that begins with a dot; remove the dot"),
            ("card.png", "ends in .png, which is added automatically; remove it"),
        ] {
            assertFails([entry(name)], saying: "Cards.swift:3: the name “\(name)” \(reason)")
        }
        XCTAssertNoThrow(try collection { entry("karten/größe_2.0~dark@2x") }.check())
    }

    func testInvalidSettings() {
        assertFails(
            [entry("a").scale(11)], saying: "Cards.swift:3: “a” has a scale of 11.0; expected a number from 0.25 to 10")
        assertFails(
            [entry("a").locale("english")],
            saying: "Cards.swift:3: “a” has the unknown locale “english”; use one such as en_US")
        assertFails(
            [entry("a").settings { $0.timeZone = "Mars" }],
            saying: "Cards.swift:3: “a” has the unknown time zone “Mars”; use one such as Europe/Amsterdam")
    }
}
