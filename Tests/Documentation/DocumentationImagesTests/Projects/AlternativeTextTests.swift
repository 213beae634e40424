import Foundation
import XCTest

@testable import DocumentationImages

/// Tests the alternative texts of pictures before and after a change.
final class AlternativeTextTests: ProjectTestCase {
    private func project(before: String = "{}", after: String, more: String = "") -> String {
        """
        pictures:
          b:
            conversation: chat.yaml
            screen: messages
            width: 300
            scale: 1
            before: \(before)
            after: \(after)
            \(more)
        """
    }

    /// The texts of a page's pictures, in order.
    private func texts(_ project: String) throws -> [String] {
        try write("<!-- messageshot: b -->\n", to: "page.md")
        try drawPages(project)
        XCTAssertEqual(try checkPages(project), [], "a check agrees")
        return try page().split(separator: "alt=\"").dropFirst().map { String($0.prefix { $0 != "\"" }) }
    }

    func testAfterDescribesDifferences() throws {
        let texts = try texts(project(after: "{ style: { bubble: { corner-radius: 4 } } }"))
        XCTAssertEqual(
            texts,
            [
                "The chat “Lunch” with 2 messages, the last by Ada: “Noodles”",
                "The chat “Lunch”, after: bubble corner radius 4 instead of 18",
            ])
    }

    func testSwiftUIHasSameDescriptions() throws {
        let texts = try texts(
            project(after: "{ style: { bubble: { corner-radius: 4 } } }", more: "flavor: swiftui"))
        XCTAssertEqual(texts.last, "The chat “Lunch”, after: bubble background corner radius 4 instead of 18")
    }

    /// Only as many differences are listed as fit the maximum length.
    func testManyDifferences() throws {
        let bubble = "{ corner-radius: 4, mine: { color: \"#7A3FF2\" } }"
        let style = "{ bubble: \(bubble), fonts: { body: { size: 20 } }, avatar: { shape: square } }"
        let text = try XCTUnwrap(try texts(project(after: "{ style: \(style) }")).last)
        XCTAssertLessThanOrEqual(text.count, 125, text)
        XCTAssertTrue(text.contains(", and "), text)
        XCTAssertTrue(text.hasSuffix(" more"), text)
    }

    /// A text from the author describes both pictures, and the second one adds the differences.
    func testTextsFromAuthors() throws {
        let texts = try texts(
            project(after: "{ style: { bubble: { corner-radius: 4 } } }", more: "alt: Lunch & “soup”"))
        XCTAssertEqual(
            texts, ["Lunch &amp; “soup”", "Lunch &amp; “soup”, after: bubble corner radius 4 instead of 18"])
    }

    /// Only the presentation around the conversation differs.
    func testSameContent() throws {
        let texts = try texts(project(after: "{ padding: 12 }"))
        XCTAssertEqual(texts.first, texts.last)
    }

    func testPicturesWithBothSides() throws {
        let after = "{ style: { bubble: { corner-radius: 4 } } }"
        let texts = try texts(project(after: after, more: "show: side-by-side"))
        XCTAssertEqual(texts, ["The chat “Lunch”, before and after: bubble corner radius 4 instead of 18"])
    }

    /// A different “before” changes the text of the “after”, even if that picture stays the same.
    func testChangedBefore() throws {
        let after = "{ style: { bubble: { corner-radius: 4 } } }"
        _ = try texts(project(after: after))
        let texts = try texts(project(before: "{ style: { bubble: { corner-radius: 8 } } }", after: after))
        XCTAssertEqual(texts.last, "The chat “Lunch”, after: bubble corner radius 4 instead of 8")
    }
}
