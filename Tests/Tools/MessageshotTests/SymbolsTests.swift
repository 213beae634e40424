import Foundation
import Raster
import XCTest

/// The output and the pictures of `messageshot symbols`.
final class SymbolsTests: ProgramTestCase {
    func testNamesOfAWord() throws {
        let result = try run("symbols", "trash", "slash")
        XCTAssertEqual(result.status, 0)
        XCTAssertEqual(result.error, "")
        let names = result.text.split(separator: "\n")
        XCTAssertTrue(names.contains("trash.slash"), result.text)
        XCTAssertTrue(names.allSatisfy { $0.contains("trash") && $0.contains("slash") }, result.text)
    }

    func testAllNamesAreThereAsJSON() throws {
        let names = try JSONDecoder().decode([String].self, from: run("symbols", "--json").output)
        XCTAssertGreaterThan(names.count, 3000)
        XCTAssertEqual(names, names.sorted())
        let missing = try JSONDecoder().decode([String].self, from: run("symbols", "--json", "--missing").output)
        XCTAssertTrue(Set(names).isDisjoint(with: missing))
    }

    func testSheet() throws {
        let result = try run("symbols", "heart", "-o", "sheet.png", "--weight", "bold", "--appearance", "dark")
        XCTAssertEqual(result.error, "")
        let picture = try PNGReader.bitmap(in: data("sheet.png"))
        XCTAssertEqual(picture.pixelsWide, 12 * 78 * 2)
        XCTAssertEqual("\(picture[0, 0])", "#000000")
    }

    func testMistakes() throws {
        try assertFails(
            "symbols", "trasch", saying: "“trasch” is not part of any symbol's name; did you mean trash?")
        for word in ["", " "] {
            try assertFails(
                "symbols", "heart", word,
                saying: "a word is empty; give a part of a name, such as heart, or no word for all symbols")
        }
        try assertFails(
            "symbols", "heart", "-o", "sheet.svg", saying: "a sheet of symbols is a PNG; use the extension .png")
    }
}
