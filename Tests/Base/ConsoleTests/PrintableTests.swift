import Foundation
import XCTest

@testable import Console

/// Untrusted texts, made harmless for terminals, logs and pages.
final class PrintableTests: XCTestCase {
    func testOrdinaryTextsStayAsTheyAre() {
        for text in [
            "", "lunch.png", "Käse", "שלום", "مرحبا", "नमस्ते", "👩‍❤️‍💋‍👩 and 🏳️‍🌈", "“quoted” → …", "ก็ม้วน", "e\u{301}", "🏴󠁧󠁢󠁥󠁮󠁧󠁿",
        ] {
            XCTAssertEqual(text.printable, text)
            XCTAssertEqual(text.printableLines, text)
        }
    }

    func testControlCharactersAreMadeVisible() {
        XCTAssertEqual("\u{1B}[31mred\u{7}\u{7F}\u{9B}".printable, #"\u{1B}[31mred\u{7}\u{7F}\u{9B}"#)
        for scalar in [0x200E, 0x200F, 0x061C, 0x202A, 0x202E, 0x2066, 0x2069, 0x200B, 0xFEFF, 0xE0041] {
            let text = "a\(Character(Unicode.Scalar(UInt32(scalar))!))b"
            XCTAssertEqual(text.printable, "a\\u{\(String(scalar, radix: 16, uppercase: true))}b")
        }
    }

    func testPlainTextOmitsControlCharacters() {
        XCTAssertEqual("a\u{202E}b\nc\u{1B}\u{200F}".plain, "ab c")
        XCTAssertEqual("نعم\u{200F}، 👍🏽".plain, "نعم، 👍🏽")
    }

    func testLinesBecomeOne() {
        XCTAssertEqual("a\r\nb\n\nc\td\u{2028}e\u{85}f".printable, "a b c d e f")
        XCTAssertEqual("a\n\tb\u{1B}\r".printableLines, "a\n\tb\\u{1B} ")
        XCTAssertEqual("a\r\n\r\nb\n\nc".printableLines, "a\n\nb\n\nc")
    }

    func testStacksOfCombiningMarksAreCut() {
        let marks = String(repeating: "\u{301}", count: 100)
        XCTAssertEqual("a\(marks)b".printable.unicodeScalars.count, 6)
        XCTAssertEqual(String(repeating: "\u{200D}\u{301}", count: 50).printable.unicodeScalars.count, 4)
    }

    func testLength() {
        XCTAssertEqual("abcdef".shortened(to: 6), "abcdef")
        XCTAssertEqual("abcdefg".shortened(to: 6), "abcde…")
        let long = String(repeating: "W", count: 1_000_000)
        XCTAssertEqual(long.shortened(to: 40).unicodeScalars.count, 40)
        let line = "start " + long + " end"
        XCTAssertEqual(line.shortenedInside(to: 298).unicodeScalars.count, 298)
        XCTAssertTrue(line.shortenedInside(to: 298).hasPrefix("start W"))
        XCTAssertTrue(line.shortenedInside(to: 298).hasSuffix("W end"))
    }

    func testJSONKeepsItsValue() throws {
        let value = ["a\u{202E}b\u{1B}\u{9B}\\u001b", "\\", "\u{E0041}", "line\nline"]
        let json = String(decoding: try JSONEncoder().encode(value), as: UTF8.self)
        let escaped = PrintableJSON.escaped(json)
        XCTAssertFalse(escaped.unicodeScalars.contains { $0.isControlOrInvisible })
        XCTAssertEqual(try JSONDecoder().decode([String].self, from: Data(escaped.utf8)), value)
    }

    func testShownJSONMakesControlCharactersVisible() throws {
        let value = ["a\u{202E}b\u{1B}\u{9B}", "\\u001b", "\\", "line\nline", "\\\u{1B}"]
        let json = String(decoding: try JSONEncoder().encode(value), as: UTF8.self)
        XCTAssertEqual(
            try JSONDecoder().decode([String].self, from: Data(PrintableJSON.shown(json).utf8)),
            [#"a\u{202E}b\u{1B}\u{9B}"#, "\\u001b", "\\", "line\nline", #"\\u{1B}"#])
        XCTAssertEqual(PrintableJSON.shown(#"["\"#), #"["\"#)
        XCTAssertEqual(PrintableJSON.shown(#""\u00"#), #""\u00"#)
    }
}
