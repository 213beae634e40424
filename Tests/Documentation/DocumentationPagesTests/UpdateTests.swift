import DocumentationPages
import XCTest

/// Tests the references after an update, which are computed without reading the page again.
final class UpdateTests: PageTestCase {
    /// Asserts that the references equal those found by reading the page again.
    private func assertReferences(
        _ text: String, path: String = "page.md", file: StaticString = #filePath, line: UInt = #line
    ) throws {
        let update = try page(text, path: path).update(knownNames: Pictures.names, with: Pictures.picture)
        let read = try DocumentationPage(path: path, data: update.data)
        func targets(_ references: PageReferences) -> [String] { references.references.map { "\($0.target)" }.sorted() }
        func lines(_ references: PageReferences, _ form: PageImageReference.Form) -> [String] {
            references.references.filter { $0.form == form && !"\($0.target)".contains("images/") }
                .map { "\($0.line) \($0.target)" }
        }
        XCTAssertEqual(targets(update.references), targets(read.references), file: file, line: line)
        XCTAssertEqual(lines(update.references, .link), lines(read.references, .link), file: file, line: line)
        XCTAssertEqual(
            lines(update.references, .markdown), lines(read.references, .markdown), file: file, line: line)
    }

    func testReferencesFollowFromTheUpdate() throws {
        try assertReferences("![a](a.png)\n\n<!-- messageshot: club -->\n\n![b](b.png) [c](c.png)\n")
        try assertReferences("<!-- messageshot: dawn -->\r\n\r\n> <!-- messageshot: routes -->\r\n\r\n![b](b.png)\r\n")
        try assertReferences(
            "<!-- messageshot: club -->\n![old](old.png)\n\n\n| a |\n|---|\n| ![older](older.png) |\n<!-- /messageshot -->\n![b](b.png)\n"
        )
        try assertReferences("<!--\n```messageshot\nname: club\n```\n-->\n\n![b](b.png)\n")
        try assertReferences("a {/* messageshot: club */} ![b](b.png)\n\n![c](c.png)", path: "page.mdx")
        try assertReferences("<!-- messageshot: club-before-after -->\n\n![b](b)\n", path: "A.docc/page.md")
    }

    /// A page that is up to date keeps its references.
    func testReferencesOfAPageThatIsUpToDate() throws {
        let filled = try updated("<!-- messageshot: club -->\n\n![b](b.png)\n")
        let update = try page(filled).update(with: Pictures.picture)
        XCTAssertEqual(update.references.references.map(\.form), [.markdown, .markdown])
        XCTAssertEqual(update.references.references.map(\.line), [3, 7])
    }

    /// A check doesn't need sizes, and reports the same errors as an update.
    func testCheck() throws {
        XCTAssertNoThrow(try page("<!-- messageshot: sized width=3 -->").check(with: Pictures.picture))
        XCTAssertThrowsError(try page("a\n<!-- messageshot: noclub -->").check(knownNames: ["club"]) { _ in nil }) {
            XCTAssertEqual("\($0)", "page.md:2: unknown picture “noclub”; did you mean “club”?")
        }
        XCTAssertThrowsError(try page("a <!-- messageshot: routes -->").check(with: Pictures.picture)) {
            XCTAssertEqual(
                "\($0)", "page.md:1: “routes” is a table of pictures; give its placeholder a line to itself")
        }
    }

    /// Lines and positions are correct where those of cmark-gfm aren't.
    func testPositionsThatCMarkReportsIncorrectly() throws {
        let text = """
            [a]: a.png
            [b]: b.png 'title'
            Text <img src="c.png"> and ![d](d.png
              "title") ![e](e.png)
            > quoted `<!-- messageshot: club -->`
            > \\<!-- messageshot: club --> <!-- messageshot: club --> ![f](f.png)

            head ![g](g.png)
            | a ![h](h.png) | b |
            |---|---|
            | \\| ![i](i.png) | ![j][b] |
            """
        XCTAssertEqual(
            try page(text).references.references.map { "\($0.line) \($0.source)" },
            ["3 c.png", "3 d.png", "4 e.png", "6 f.png", "8 g.png", "9 h.png", "11 i.png", "11 b.png"])
        XCTAssertEqual(
            try updated(text),
            text.replacingOccurrences(
                of: " <!-- messageshot: club --> ",
                with: " <!-- messageshot: club -->![The club](images/club.png)<!-- /messageshot --> "))
    }

    /// A page may contain the private-use code points that mark positions.
    func testPagesWithPrivateUseCharacters() throws {
        try assertUpdate(
            "\u{F0000}12\u{F0000} <!-- messageshot: club --> \u{F0000}![a](a.png)",
            "\u{F0000}12\u{F0000} <!-- messageshot: club -->![The club](images/club.png)<!-- /messageshot --> "
                + "\u{F0000}![a](a.png)")
    }

    /// A table may be padded to so many cells that they wouldn't fit in memory.
    func testSmallTablesWithManyCells() throws {
        let columns = String(repeating: "a|", count: 20_000)
        let rule = String(repeating: "-|", count: 20_000)
        let rows = String(repeating: "a\n", count: 20_000)
        XCTAssertEqual(try page(columns + "\n" + rule + "\n" + rows + "![a](a.png)").references.references.count, 1)
    }
}
