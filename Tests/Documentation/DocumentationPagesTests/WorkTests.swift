import XCTest

@testable import DocumentationPages

/// Reads hostile pages. The work must grow linearly with the size, not quadratically.
final class WorkTests: XCTestCase {
    private static let units = [
        "![", "[", "![a](", "![a](b", "![a](<", "![a](b '", "![a](b (", "](", "][", "![a][", "[a]: ", "[a]: <", "`",
        "``a`",
        "<!-- messageshot:", "<!-- messageshot: a -->", "<!--", "{/*", "{/* messageshot: a */}", "<a b='",
        "<a b=\"<a c='",
        "<a b={", "<a ", "<?", "<!A", "<![CDATA[", "</", "> ", "- ", "> - ", "1. ", "\t", " ", "\n", "\r", "\r\n", "|",
        "a|\n",
        "-|\n", "|-\n|-\n", "```\n", "~~~", "@Image(", "@A {\n", "@A(a: \"", "}\n", "require(\"", "import \"a\"\n",
        "&amp;", "&", "\\",
        "<pre>", "<div>\n", "- a\n\n", "    ", "a\n===\n", "(", ")", "é", "<!-- a\n```messageshot\n", "***",
        "[a]: b.png\n",
        "![a](b.png)", "<img src=\"a.png\">", "<img srcset=\"", "*/", "{/* */}\n",
    ]

    func testWorkGrowsWithTheSize() throws {
        for path in ["a.md", "a.mdx", "A.docc/a.md"] {
            for unit in Self.units {
                for ending in ["", "\n"] {
                    let (small, large) = (work(unit + ending, 1500, path), work(unit + ending, 6000, path))
                    XCTAssertLessThan(
                        Double(large), Double(max(small, 400)) * 5, "\(path): \((unit + ending).debugDescription)")
                    XCTAssertLessThan(large, 6000 * 40, "\(path): \((unit + ending).debugDescription)")
                }
            }
        }
    }

    /// Returns the number of bytes visited in a page that repeats a text up to a size.
    private func work(_ unit: String, _ size: Int, _ path: String) -> Int {
        let text = String(repeating: unit, count: size / unit.utf8.count)
        guard let source = try? PageSource(file: path, data: Data(text.utf8)) else { return 0 }
        return PageReader.findings(in: source, PageSyntax(path: path)!).work
    }
}
