import Markdown
import XCTest

final class MarkdownParserTests: XCTestCase {
    private typealias Block = MarkdownDocument.Block

    private func blocks(_ text: String) -> [Block] { MarkdownParser.parse(text).blocks }

    func testInlines() {
        XCTAssertEqual(
            blocks("a **b** _c_ ~~d~~ `e` [f](g)"),
            [
                .paragraph([
                    .text("a "), .strong([.text("b")]), .text(" "), .emphasis([.text("c")]), .text(" "),
                    .strikethrough([.text("d")]), .text(" "), .code("e"), .text(" "),
                    .link(destination: "g", [.text("f")]),
                ])
            ])
    }

    func testLineBreaks() {
        let broken = blocks("a  \nb\\\nc<br/>d\ne")
        XCTAssertEqual(
            broken,
            [
                .paragraph([
                    .text("a"), .lineBreak, .text("b"), .lineBreak, .text("c"), .html("<br/>"), .text("d"), .softBreak,
                    .text("e"),
                ])
            ])
    }

    func testBlocks() {
        XCTAssertEqual(
            blocks("# A\n> b\n\n```swift\nc\nd\n```\n---\n3. e\n4. f\n   - g"),
            [
                .heading(level: 1, [.text("A")]), .quote([.paragraph([.text("b")])]), .code("c\nd"), .thematicBreak,
                .list(
                    start: 3,
                    items: [
                        [.paragraph([.text("e")])],
                        [.paragraph([.text("f")]), .list(start: nil, items: [[.paragraph([.text("g")])]])],
                    ]),
            ])
    }

    func testPlainTextHasNoMarkup() {
        for text in [
            "Hello", "snake_case_name", "2 * 3 * 4", "#tag", "1.5 l", "a\nb\n\nc", "-1", "x < y > z", "", "\u{0}",
        ] {
            XCTAssertNil(MarkdownParser.parseIfMarkedUp(text), text)
        }
        for text in [
            "**b**", "# H", "- a", "1. a", "`c`", "> q", "a\n---", "[a](b)", "~~x~~", "    code", "a\r\n\r\n    code",
        ] {
            XCTAssertNotNil(MarkdownParser.parseIfMarkedUp(text), text)
        }
    }

    func testHostileTextsAreReadAsWell() {
        let count = 20_000
        for text in [
            String(repeating: "> ", count: count) + "x", String(repeating: "*a **b ", count: count),
            String(repeating: "[", count: count) + "x", String(repeating: "`", count: count),
            String(repeating: "- ", count: count) + "x", String(repeating: "![a](", count: count),
            String(repeating: "word ", count: 200_000) + "**",
        ] {
            XCTAssertFalse(blocks(text).isEmpty)
        }
        let deep = String(repeating: "*_", count: 200) + "x" + String(repeating: "_*", count: 200)
        XCTAssertEqual(inlines(of: deep).plainText.filter { $0 == "x" }, "x")
    }

    private func inlines(of text: String) -> [MarkdownDocument.Inline] {
        guard case .paragraph(let inlines)? = blocks(text).first else { return [] }
        return inlines
    }
}
