import XCTest

@testable import DocumentationPages

/// Random pages: what is outside of placeholders stays, and the second update changes nothing.
final class RandomPageTests: PageTestCase {
    private static let pieces = [
        "<!-- messageshot: club -->", "<!-- messageshot: dawn -->", "<!-- messageshot: club-before-after -->",
        "<!-- /messageshot -->", "{/* messageshot: route */}", "{/* /messageshot */}",
        "<!-- messageshot: club | sized -->",
        "```", "~~~", "`", "``", "    ", "\t", "> ", "- ", "1. ", "\n", "\n", "\n", "\n\n", "\r\n", "\r",
        "| a | b |\n|---|---|\n| ",
        " | ", "text", "![a](b.png)", "<div>", "</div>", "<!--", "-->", "{/*", "*/}", "<img src=\"", "\">",
        "[a]: b.png",
        "![a][a]", "@Row {", "@Column {", "}", "@Image(source: a)", "é", "\\", "---\n", "# ", "\u{FEFF}",
        "```messageshot\nname: one\n```\n", "<!--\n```messageshot\nname: two\n```\n-->", "<pre>", "</pre>",
    ]

    func testBytesOutsideStayAndTwiceIsOnce() throws {
        var random = SplitMix(seed: 3)
        var updates = 0
        for round in 0..<2000 {
            let text = (0..<Int.random(in: 1...14, using: &random))
                .map { _ in Self.pieces.randomElement(using: &random)! }.joined()
            for path in ["a/page.md", "page.mdx", "A.docc/page.md", "A.docc/page.tutorial"] {
                // A page with mistakes is none of the pages that are changed.
                guard let once = try? updated(text, path: path) else { continue }
                updates += 1
                XCTAssertEqual(
                    try updated(once, path: path), once, "round \(round), \(path): \(text.debugDescription)")
                XCTAssertEqual(
                    try outside(once, path), try outside(text, path),
                    "round \(round), \(path): \(text.debugDescription)")
                XCTAssertTrue(try page(once, path: path).placeholders.allSatisfy(\.isFilled))
            }
        }
        XCTAssertGreaterThan(updates, 2000)
    }

    /// The page without its placeholders, what they hold, and the placeholders that declarations got.
    private func outside(_ text: String, _ path: String) throws -> String {
        let page = try page(text, path: path)
        let bytes = Array(text.utf8)
        var rest: [UInt8] = []
        var start = 0
        for place in page.places {
            rest += bytes[start..<place.opening.lowerBound]
            start = place.end
        }
        rest += bytes[start...]
        // A declaration gets a placeholder behind an empty line.
        return String(decoding: rest.filter { !$0.isWhitespace && $0 != UInt8(ascii: ">") }, as: UTF8.self)
    }
}
