import XCTest

@testable import DocumentationPages

final class DumpTests: PageTestCase {
    private static let pieces = [
        "<!-- messageshot: club -->", "<!-- messageshot: dawn -->", "<!-- messageshot: club-before-after -->",
        "<!-- /messageshot -->", "{/* messageshot: route */}", "{/* /messageshot */}", "\n\n", "\n\n", "\n\n", "\n", "\n",
        "```", "~~~", "`", "    ", "\t", "> ", "- ", "1. ", "\n", "\n", "\n", "\n\n", "\r\n", "a ", "b ", "text ", "text\n",
        "| a | b |\n|---|---|\n| ", " | ", "text", "![a](b.png)", "<div>", "</div>", "<!--", "-->", "[l](c.png)",
        "{/*", "*/}", "<img src=\"q.png\">", "<img src={require(\"r.png\").default} />", "<p>", "</p>\n",
        "[a]: b.png\n", "![a][a]", "![a][none]", "![a]", "@Row {\n", "@Column {\n", "}\n", "@Image(source: a)\n", "é", "\\", "# ",
        "```messageshot\nname: one\n```\n", "<!--\n```messageshot\nname: two\n```\n-->", "<pre>", "</pre>",
        "import x from './i.png'\n", "<Note>\n", "</Note>\n", "*", "**", "<Img src=\"./z.png\" />", "<details>\n\n", "\n\n</details>\n",
    ]

    func testDump() throws {
        var random = SplitMix(seed: 99)
        var out = ""
        for _ in 0..<6000 {
            let text = (0..<Int.random(in: 1...9, using: &random))
                .map { _ in Self.pieces.randomElement(using: &random)! }.joined()
            for path in ["a/page.md", "page.mdx", "A.docc/page.md"] {
                var line = "\(path) \(text.debugDescription)\t"
                do {
                    let page = try page(text, path: path)
                    line += "\(page.placeholders.map { "\($0.line)\($0.names)\($0.isFilled)" }) "
                    line += "\(page.declarations.map { "\($0.line)\($0.name)" }) "
                    line += "\(page.references.references.map { "\($0.line) \($0.form) \($0.target)" })"
                    line += "\t\((try updated(text, path: path)).debugDescription)"
                } catch { line += "\(error)" }
                out += line + "\n"
            }
        }
        try out.write(toFile: ProcessInfo.processInfo.environment["DUMP"] ?? "/tmp/cm/new.txt", atomically: true, encoding: .utf8)
    }
}
