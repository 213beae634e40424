import XCTest

@testable import DocumentationImages

/// Tests reading snippets, and the errors for incorrect markers.
final class SnippetReaderTests: XCTestCase {
    private func read(_ source: String) throws -> [Snippet] {
        try SnippetReader.snippets(in: source, file: "Cards.swift")
    }

    private func assertFails(_ source: String, saying message: String, line: UInt = #line) {
        XCTAssertThrowsError(try read(source), line: line) { XCTAssertEqual("\($0)", message, line: line) }
    }

    func testNamesAndNumbers() throws {
        let snippets = try read(
            """
            struct Card {
                // Snippet card
                func draw() {
                    fill()
                }
                // End of snippet
            }
            // Snippet 2
            let card = Card()
            // End of snippet
            """)
        XCTAssertEqual(snippets.map(\.name), ["card", "2"])
        XCTAssertEqual(snippets.map(\.number), [nil, 2])
        XCTAssertEqual(snippets.map(\.line), [2, 8])
        XCTAssertEqual(snippets[0].code, "func draw() {\n    fill()\n}")
        XCTAssertEqual(snippets[0].code, snippets[0].codeOfPage)
    }

    func testContinuedAndAdapted() throws {
        let snippets = try read(
            """
            // Snippet card
            import UIKit
            // End of snippet
            // Snippet button, adapted: there is no selector
            // On the page: add(#selector(tap))
            add { tap() }
            // Not on the page:
            let more = 1
            // End of snippet
            // Snippet card, continued
            card.fill()
            // End of snippet
            """)
        XCTAssertEqual(snippets.map(\.name), ["card", "button"])
        XCTAssertEqual(snippets[0].code, "import UIKit\n\ncard.fill()")
        XCTAssertEqual(snippets[1].code, "add { tap() }\nlet more = 1")
        XCTAssertEqual(snippets[1].codeOfPage, "add(#selector(tap))")
        XCTAssertEqual(snippets[1].reasonForAdapting, "there is no selector")
    }

    func testInvalidMarkers() {
        assertFails("a\n// Snippet card\nb", saying: "Cards.swift:2: the snippet “card” has no “// End of snippet”")
        assertFails("// End of snippet", saying: "Cards.swift:1: “// End of snippet” without a snippet before it")
        assertFails(
            "// Snippet a\n// Snippet b\n// End of snippet",
            saying: "Cards.swift:2: a snippet begins, and “a” of line 1 has no end")
        assertFails(
            "// Snippet a, continued\n// End of snippet",
            saying: "Cards.swift:1: the snippet “a” is continued before it begins")
        assertFails(
            "// Snippet a\n// End of snippet\n// Snippet a\n// End of snippet",
            saying: "Cards.swift:3: there is a snippet “a” already; “// Snippet a, continued” adds to it")
    }

    func testWindowsLineEndings() throws {
        let snippets = try read("// Snippet card\r\nlet a = 1\r\n// End of snippet\r\n")
        XCTAssertEqual(snippets.map(\.name), ["card"])
        XCTAssertEqual(snippets[0].code, "let a = 1")
    }
}
