import Markdown
import XCTest

/// Markdown within a line, without blocks.
final class InlineSyntaxTests: XCTestCase {
    private typealias Inline = MarkdownDocument.Inline

    /// Returns the inlines of a text's only paragraph.
    private func inlines(
        _ text: String, _ syntax: MarkdownSyntax = .inlineOnlyPreservingWhitespace, line: UInt = #line
    ) -> [Inline] {
        let blocks = MarkdownParser.parse(text, syntax: syntax).blocks
        guard case .paragraph(let inlines)? = blocks.first, blocks.count == 1 else {
            XCTFail("\(blocks)", line: line)
            return []
        }
        return inlines
    }

    func testEmphasis() {
        XCTAssertEqual(inlines("*a **b** c*"), [.emphasis([.text("a "), .strong([.text("b")]), .text(" c")])])
        XCTAssertEqual(inlines("***a***"), [.emphasis([.strong([.text("a")])])])
        XCTAssertEqual(inlines("**a *b***"), [.strong([.text("a "), .emphasis([.text("b")])])])
        XCTAssertEqual(inlines("a*b*c"), [.text("a"), .emphasis([.text("b")]), .text("c")])
        XCTAssertEqual(inlines("a_b_c"), [.text("a_b_c")])
        XCTAssertEqual(inlines("*a _b*_"), [.emphasis([.text("a _b")]), .text("_")])
        XCTAssertEqual(inlines("**a*"), [.text("*"), .emphasis([.text("a")])])
        XCTAssertEqual(inlines("* a*"), [.text("* a*")])
        XCTAssertEqual(inlines("*a\nb*"), [.emphasis([.text("a"), .softBreak, .text("b")])])
        XCTAssertEqual(inlines("a\n*b*"), [.text("a"), .softBreak, .emphasis([.text("b")])])
        XCTAssertEqual(inlines("a*\nb*"), [.text("a*"), .softBreak, .text("b*")], "the end of a line is a space")
    }

    func testStrikethrough() {
        XCTAssertEqual(
            inlines("a ~~b~~ ~c~"),
            [
                .text("a "), .strikethrough([.text("b")]), .text(" "), .strikethrough([.text("c")]),
            ])
        XCTAssertEqual(inlines("a ~~~b~~~"), [.text("a ~~~b~~~")])
        XCTAssertEqual(inlines("a ~~b~"), [.text("a ~~b~")])
    }

    func testCode() {
        XCTAssertEqual(inlines("a `*b*  c`"), [.text("a "), .code("*b*  c")])
        XCTAssertEqual(inlines("a `` b`c ``"), [.text("a "), .code("b`c")])
        XCTAssertEqual(inlines(#"a `b\`"#), [.text("a "), .code(#"b\"#)])
        XCTAssertEqual(inlines("a `&amp;`"), [.text("a "), .code("&amp;")])
        XCTAssertEqual(inlines("a `b"), [.text("a `b")])
        XCTAssertEqual(inlines("a `b\n- c`"), [.text("a "), .code("b - c")], "a line of code isn't guarded")
        XCTAssertEqual(inlines("``` a"), [.text("``` a")])
    }

    func testEntitiesAndEscapes() {
        XCTAssertEqual(inlines("a &amp; b &lt; &copy; &#x41;&#66; &euro;"), [.text("a & b < © AB €")])
        XCTAssertEqual(inlines("&nosuch; &amp & &;"), [.text("&nosuch; &amp & &;")])
        XCTAssertEqual(inlines("&ast;a&ast;"), [.text("*a*")])
        XCTAssertEqual(inlines(#"\*a\* \& \\ \a \~"#), [.text(#"*a* & \ \a ~"#)])
    }

    func testLinksAndPictures() {
        XCTAssertEqual(
            inlines(#"[*a*](https://a.example/?b=1&amp;c "title") ![b *c*](d.png) ![](e)"#),
            [
                .link(destination: "https://a.example/?b=1&c", [.emphasis([.text("a")])]), .text(" "),
                .image(source: "d.png", [.text("b "), .emphasis([.text("c")])]), .text(" "), .image(source: "e", []),
            ])
        XCTAssertEqual(inlines("[a](<b c>)"), [.link(destination: "b c", [.text("a")])])
        XCTAssertEqual(inlines("[a](b(c)d)"), [.link(destination: "b(c)d", [.text("a")])])
        XCTAssertEqual(inlines("[a](b c)"), [.text("[a](b c)")])
        XCTAssertEqual(
            inlines("[a [b](c)](d)"),
            [
                .text("[a "), .link(destination: "c", [.text("b")]), .text("](d)"),
            ])
        XCTAssertEqual(
            inlines("x <https://a.example> <b@c.example> <d>"),
            [
                .text("x "), .link(destination: "https://a.example", [.text("https://a.example")]), .text(" "),
                .link(destination: "mailto:b@c.example", [.text("b@c.example")]), .text(" "), .html("<d>"),
            ])
        XCTAssertEqual(inlines("[a](b\n\"title\")"), [.link(destination: "b", [.text("a")])])
    }

    func testBlocksStayAsTheyAreWritten() {
        for line in [
            "# a", "> a", "- a", "+ a", "* a", "12. a", "3) a", "---", "===", "~~~", "```", "    a", "\ta", "| a |",
        ] {
            XCTAssertEqual(inlines(line), [.text(line)])
            XCTAssertEqual(inlines("x\n\(line)\ny"), [.text("x"), .softBreak, .text(line), .softBreak, .text("y")])
        }
        XCTAssertEqual(inlines("<div>\na"), [.html("<div>"), .softBreak, .text("a")])
    }

    func testSpacesStay() {
        XCTAssertEqual(inlines(""), [])
        for text in ["  a  b  ", " ", "\t", "a \t"] { XCTAssertEqual(inlines(text), [.text(text)]) }
        XCTAssertEqual(
            inlines(" a  \n\n  b "),
            [
                .text(" a  "), .softBreak, .softBreak, .text("  b "),
            ])
        XCTAssertEqual(inlines("a\n"), [.text("a"), .softBreak])
        XCTAssertEqual(inlines("a\\\nb"), [.text("a"), .lineBreak, .text("b")])
        XCTAssertEqual(inlines("a\r\n b\rc"), [.text("a"), .softBreak, .text(" b"), .softBreak, .text("c")])
    }

    /// The placeholder for spaces is a character that the text doesn't contain.
    func testSpacesOfAllKindsStay() {
        let spaces = ["\u{1680}", "\u{2000}", "\u{200A}", "\u{A0}", "\u{3000}"]
        for count in 1...spaces.count {
            let text = spaces.prefix(count).joined(separator: "\n")
            XCTAssertEqual(inlines(text + "\n# *a*").plainText, text + "\n# a")
        }
        let all =
            "\u{1680}\u{A0}\u{202F}\u{205F}\u{3000}" + (0x2000...0x200A).map { String(Unicode.Scalar($0)!) }.joined()
        XCTAssertEqual(inlines("*a*" + all), [.text("*a*" + all)], "such a text is plain")
    }

    func testInlineOnlyJoinsLines() {
        let blocks = MarkdownParser.parse("  - *a*  \n    # b\n\nc", syntax: .inlineOnly).blocks
        XCTAssertEqual(
            blocks,
            [
                .paragraph([.text("- "), .emphasis([.text("a")]), .lineBreak, .text("# b")]), .paragraph([.text("c")]),
            ])
    }

    func testReferences() {
        XCTAssertEqual(inlines("[a]: b\n[a]"), [.link(destination: "b", [.text("a")])])
        XCTAssertEqual(inlines("x\n[a]: b\n[a]").plainText, "x\n[a]: b\n[a]")
    }
}
