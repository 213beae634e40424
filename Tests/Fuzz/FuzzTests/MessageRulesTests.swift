import FuzzTargets
import XCTest

final class MessageRulesTests: XCTestCase {
    func testPlainLine() {
        XCTAssertNil(MessageRules.violation(of: "chat.yaml:3: “مرحبا” is not a user"))
    }

    func testLines() {
        XCTAssertEqual(MessageRules.violation(of: "a\nb"), "a message has several lines")
        XCTAssertEqual(MessageRules.violation(of: "a\u{2028}b"), "a message has several lines")
    }

    func testControlAndDirection() {
        for character in ["\u{1B}", "\u{9B}", "\u{202E}", "\u{2067}"] {
            XCTAssertEqual(
                MessageRules.violation(of: "a\(character)b"), "a message has a control or direction character")
        }
    }

    func testLength() {
        XCTAssertNil(MessageRules.violation(of: String(repeating: "a", count: 300)))
        XCTAssertEqual(
            MessageRules.violation(of: String(repeating: "a", count: 301)), "a message has more than 300 characters")
        XCTAssertEqual(
            MessageRules.violation(of: "a" + String(repeating: "\u{301}", count: 300)),
            "a message has more than 300 characters")
    }
}
