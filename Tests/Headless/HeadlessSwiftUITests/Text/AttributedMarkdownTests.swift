import Foundation
import HeadlessSwiftUI
import XCTest

/// Attributed strings from Markdown.
final class AttributedMarkdownTests: XCTestCase {
    private typealias Options = AttributedString.MarkdownParsingOptions

    /// The runs of a string on one line: each run's text, after its attributes, in angle brackets.
    private func runs(
        _ markdown: String, _ syntax: Options.InterpretedSyntax = .inlineOnlyPreservingWhitespace,
        extended: Bool = false, baseURL: URL? = nil
    ) throws -> String {
        let options = Options(allowsExtendedAttributes: extended, interpretedSyntax: syntax)
        let string = try AttributedString(markdown: markdown, options: options, baseURL: baseURL)
        return string.runs.map { run in
            var words = Self.names.filter { run.inlinePresentationIntent?.contains($0.intent) == true }.map(\.name)
            if let link = run.link { words.append(link.absoluteString) }
            if let image = run.imageURL { words.append("image \(image.absoluteString)") }
            let text = String(string[run.range].characters)
            return words.isEmpty ? text : "<\(words.joined(separator: " ")): \(text)>"
        }.joined()
    }

    private static let names: [(intent: InlinePresentationIntent, name: String)] = [
        (.emphasized, "i"), (.stronglyEmphasized, "b"), (.code, "code"), (.strikethrough, "s"), (.softBreak, "soft"),
        (.lineBreak, "hard"), (.inlineHTML, "html"),
    ]

    func testMarkdownBecomesIntents() throws {
        XCTAssertEqual(try runs("a **b *c*** ~~d `e`~~"), "a <b: b ><i b: c> <s: d ><code s: e>")
        XCTAssertEqual(try runs("fish &amp; chips, 1 &lt; 2"), "fish & chips, 1 < 2")
        XCTAssertEqual(try runs("**a**b**c**"), "<b: a>b<b: c>")
        XCTAssertEqual(try runs("a <b>c</b>"), "a <html: <b>>c<html: </b>>")
    }

    func testLinksAndPicturesKeepTheirAddresses() throws {
        XCTAssertEqual(try runs("[a *b*](https://c.example)"), "<https://c.example: a ><i https://c.example: b>")
        XCTAssertEqual(try runs("x ![a *b*](c.png)"), "x <image c.png: a ><i image c.png: b>")
        XCTAssertEqual(try runs("x [![a](b.png)](c)"), "x <c image b.png: a>")
        let base = try XCTUnwrap(URL(string: "https://a.example/b/"))
        XCTAssertEqual(
            try runs("[c](d) ![e](f.png)", baseURL: base),
            "<https://a.example/b/d: c> <image https://a.example/b/f.png: e>")
        XCTAssertEqual(try runs("<a@b.example>"), "<mailto:a@b.example: a@b.example>")
        XCTAssertEqual(try runs("[a]()"), "a", "no address, no link")
    }

    func testWhitespace() throws {
        let text = " a  \n\n  - b\\\nc "
        XCTAssertEqual(try runs(text), " a  \n\n  - b<hard: \n>c ")
        XCTAssertEqual(try runs(text, .inlineOnly), "a- b<hard: \n>c")
        XCTAssertEqual(try runs("a\nb  \nc", .inlineOnly), "a<soft:  >b<hard: \n>c")
    }

    func testFullSyntaxWritesNothingBetweenBlocks() throws {
        XCTAssertEqual(
            try runs("# A\n\nb\nc\n\n- *d*\n- e\n\n> f\n\n---\n\n```\ng\n```", .full),
            "Ab<soft:  >c<i: d>ef\u{2E3B}g\n")
    }

    func testExtendedAttributes() throws {
        XCTAssertEqual(try runs("a ^[*b* c](inflect: true) d", extended: true), "a <i: b> c d")
        XCTAssertEqual(try runs("^[a [b](c)](x: '1') ^[d](y:2)", extended: true), "a <c: b> d")
        XCTAssertEqual(try runs("^[a ^[b](x: 1)](y: 2)", extended: true), "a b")
        XCTAssertEqual(try runs("**^[a](x: 1)**", extended: true), "<b: a>")
        for text in ["^[a](x: 1", "^[a]", "^ [a](x: 1)", "[a](x: 1)", "^[[a](x: 1)", "^[", "]("] {
            XCTAssertEqual(try runs(text, extended: true), text)
        }
        XCTAssertEqual(try runs("^[a](x: 1)"), "^[a](x: 1)", "only where they are asked for")
    }

    func testTheLanguageIsThatOfTheWholeString() throws {
        let string = try AttributedString(markdown: "*a* b", options: Options(languageCode: "de"))
        XCTAssertEqual(string.runs.map(\.languageIdentifier), ["de", "de"])
    }

    func testStringsOfUIKitHaveTheSame() throws {
        let string = try NSAttributedString(markdown: "![a](b.png)", options: Options(languageCode: "de"))
        let values = string.attributes(at: 0, effectiveRange: nil)
        XCTAssertEqual(values[.imageURL] as? URL, URL(string: "b.png"))
        XCTAssertEqual(values[.languageIdentifier] as? String, "de")
        XCTAssertEqual(AttributedString(string).imageURL, URL(string: "b.png"))
        XCTAssertEqual(try AttributedString(markdown: Data("*a*".utf8)).inlinePresentationIntent, .emphasized)
    }
}
