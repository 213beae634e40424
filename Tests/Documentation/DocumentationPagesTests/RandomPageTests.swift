import XCTest

@testable import DocumentationPages

/// Updates random pages. Everything outside of placeholders must stay the same, and a second update must change
/// nothing.
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

    func testUpdatesPreserveBytesAndAreIdempotent() throws {
        var random = SplitMix(seed: 3)
        var updates = 0
        for round in 0..<2000 {
            let text = (0..<Int.random(in: 1...14, using: &random))
                .map { _ in Self.pieces.randomElement(using: &random)! }.joined()
            for path in ["a/page.md", "page.mdx", "A.docc/page.md", "A.docc/page.tutorial"] {
                // A page with mistakes isn't changed, so try another.
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

    /// Returns the page without its placeholders and their content, including placeholders added after declarations.
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
        // A placeholder is added after a declaration and an empty line.
        return String(decoding: rest.filter { !$0.isWhitespace && $0 != UInt8(ascii: ">") }, as: UTF8.self)
    }
}
