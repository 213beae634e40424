import Foundation
import XCTest

@testable import HeadlessUIKit

/// Attributed strings release their attributes.
@MainActor @preconcurrency
final class ReleasingAttributedStringTests: XCTestCase {
    private final class Value {}

    private static let key = NSAttributedString.Key("value")

    func testAttributesGoWithTheString() {
        weak var value: Value?
        for _ in 0..<2 {
            let kept = Value()
            value = kept
            let text = ReleasingAttributedString(string: "Some text", attributes: [Self.key: kept])
            text.addAttribute(.kern, value: 1, range: NSRange(location: 2, length: 3))
            text.replaceCharacters(in: NSRange(location: 0, length: 4), with: "More")
            XCTAssertNotNil(value)
        }
        XCTAssertNil(value)
    }

    func testAttributesGoWithCopiesAndParts() {
        weak var value: Value?
        do {
            let kept = Value()
            value = kept
            let text = ReleasingAttributedString(string: "Some text", attributes: [Self.key: kept])
            let copies: [NSAttributedString?] = [
                text.copy() as? NSAttributedString, text.mutableCopy() as? NSAttributedString,
                text.attributedSubstring(from: NSRange(location: 5, length: 4)),
            ]
            XCTAssertEqual(copies.map { $0?.string }, ["Some text", "Some text", "text"])
            for copy in copies {
                XCTAssertTrue(copy?.attribute(Self.key, at: 3, effectiveRange: nil) as? Value === kept)
            }
        }
        XCTAssertNil(value)
    }

    func testAttributesStayWhileTheyAreShown() throws {
        weak var value: Value?
        let label = UILabel()
        do {
            let kept = Value()
            value = kept
            label.attributedText = ReleasingAttributedString(string: "Text", attributes: [Self.key: kept])
        }
        XCTAssertNotNil(value)
        XCTAssertTrue(label.attributedText?.attribute(Self.key, at: 0, effectiveRange: nil) as? Value === value)
        label.attributedText = nil
        XCTAssertNil(value)
    }

    func testTextOfViewsGoesWithThem() {
        weak var value: Value?
        do {
            let kept = Value()
            value = kept
            let view = UITextView()
            view.attributedText = ReleasingAttributedString(string: "Text", attributes: [Self.key: kept])
            _ = view.textStorage
            _ = view.makeFrame(proposing: .init(width: 100, height: nil))
            XCTAssertNotNil(value)
        }
        XCTAssertNil(value)
    }
}
