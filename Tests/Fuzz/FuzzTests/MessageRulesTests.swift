import FuzzTargets
import XCTest

final class MessageRulesTests: XCTestCase {
    func testPlainLine() {
        XCTAssertNil(MessageRules.flaw(of: "chat.yaml:3: “مرحبا” is no user"))
    }

    func testLines() {
        XCTAssertEqual(MessageRules.flaw(of: "a\nb"), "a message has several lines")
        XCTAssertEqual(MessageRules.flaw(of: "a\u{2028}b"), "a message has several lines")
    }

    func testControlAndDirection() {
        for character in ["\u{1B}", "\u{9B}", "\u{202E}", "\u{2067}"] {
            XCTAssertEqual(MessageRules.flaw(of: "a\(character)b"), "a message has a control or direction character")
        }
    }

    func testLength() {
        XCTAssertNil(MessageRules.flaw(of: String(repeating: "a", count: 300)))
        XCTAssertEqual(
            MessageRules.flaw(of: String(repeating: "a", count: 301)), "a message has more than 300 characters")
        XCTAssertEqual(
            MessageRules.flaw(of: "a" + String(repeating: "\u{301}", count: 300)),
            "a message has more than 300 characters")
    }
}
