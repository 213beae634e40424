import DocumentationPages
import XCTest

/// Tests references to pictures in all forms.
final class ReferenceTests: PageTestCase {
    /// Lines such as `3 markdown file(images/a.png)`.
    private func references(_ text: String, path: String = "guides/page.md") throws -> [String] {
        try page(text, path: path).references.references.map { "\($0.line) \($0.form) \($0.target)" }
    }

    func testMarkdown() throws {
        XCTAssertEqual(
            try references(
                """
                ![a](a.png) ![](<b c.png> "title") ![d](../images/d%20e.png?raw=true#x 'y')
                [![f](f.png)](https://example.com) [large](g.png) [text](page.md)
                ![h][i] ![I][] ![i] ![none][nothing] ![none]

                [i]: ../j.png (title)
                [ I ]: k.png
                """),
            [
                #"1 markdown file("guides/a.png")"#, #"1 markdown file("guides/b c.png")"#,
                #"1 markdown file("images/d e.png")"#, #"2 markdown file("guides/f.png")"#,
                #"2 link file("guides/g.png")"#, #"3 markdown file("j.png")"#, #"3 markdown file("j.png")"#,
                #"3 markdown file("j.png")"#, "3 markdown undefined",
            ])
    }

    func testElements() throws {
        XCTAssertEqual(
            try references(
                """
                <p align="center"><img width=20 src='a.png' alt="b.png"></p>
                <picture>
                  <source media="(prefers-color-scheme: dark)" srcset="b.png, c.png 2x,d.png 3x">
                  <img src="e&amp;f.png"/>
                </picture>

                Text <video src="g.mp4" poster="h.png"></video> <source src="i.mp4"> <Image src="j.webp" />
                <img
                  src="k.png"> <img src=l.png>
                """),
            [
                #"1 attribute file("guides/a.png")"#, #"3 attribute file("guides/b.png")"#,
                #"3 attribute file("guides/c.png")"#, #"3 attribute file("guides/d.png")"#,
                #"4 attribute file("guides/e&f.png")"#, #"7 attribute file("guides/h.png")"#,
                #"7 attribute file("guides/j.webp")"#, #"9 attribute file("guides/k.png")"#,
                #"9 attribute file("guides/l.png")"#,
            ])
    }

    func testMDX() throws {
        let text = #"""
            import logo from './logo.svg'
            import Note from "../note.mdx"
            export const hero = require('../images/hero.png').default

            | Before | After |
            | ------ | ----- |
            | <img src={require("../a.png").default} /> | ![b](./b.png) |

                ![c](c.png)

            <ThemedImage sources={{ light: useBaseUrl('/img/d.png'), dark: useBaseUrl("/img/e.png") }} />
            {open && <img src="f.png" />} {/* ![g](g.png) */} `{require("h.png")}`
            """#
        XCTAssertEqual(
            try references(text, path: "guides/page.mdx"),
            [
                #"1 statement file("guides/logo.svg")"#, #"3 expression file("images/hero.png")"#,
                #"7 expression file("a.png")"#, #"7 markdown file("guides/b.png")"#,
                #"9 markdown file("guides/c.png")"#, "11 expression site", "11 expression site",
                #"12 attribute file("guides/f.png")"#,
            ])
    }

    func testDocC() throws {
        XCTAssertEqual(
            try references(
                """
                # Club

                @Metadata {
                    @PageImage(purpose: card, source: "card", alt: "A \\"card\\"")
                }

                @Row {
                    @Column {
                        ![a](a.png)
                    }
                    @Column(size: 2) { ![b](b) @Image(source: text, alt: "b)") }
                }

                @Image(
                    source: "c",
                    alt: "c"
                )
                @Video(source: "d.mp4", poster: d)
                ![e](e%20f) `@Image(source: g)`

                    @Image(source: h, alt: h)
                """, path: "Club.docc/Club.md"),
            [
                #"4 directive catalog(name: "card")"#, #"9 markdown catalog(name: "a.png")"#,
                #"11 markdown catalog(name: "b")"#, #"15 directive catalog(name: "c")"#,
                #"18 directive catalog(name: "d")"#, #"19 markdown catalog(name: "e f")"#,
            ])
    }

    func testTargetsOfReferences() throws {
        XCTAssertEqual(
            try references(
                """
                ![](https://example.com/a.png) ![](//example.com/a.png) ![](data:image/png;base64,AAAA)
                ![](/img/a.png) ![](../../a.png) ![](../../guides/a.png) ![](..%2f..%2Fetc/passwd)
                ![](a/../b.png) ![](./c.png) ![](#d) ![](C:/e.png)
                """),
            [
                "1 markdown remote", "1 markdown remote", "1 markdown remote", "2 markdown site",
                "2 markdown outside", "2 markdown outside", "2 markdown outside", #"3 markdown file("guides/b.png")"#,
                #"3 markdown file("guides/c.png")"#, "3 markdown remote", #"3 markdown file("guides/C:/e.png")"#,
            ])
    }

    func testCodeAndCommentsHaveNoReferences() throws {
        XCTAssertEqual(
            try references(
                """
                `![a](a.png)` \\![a](a.png) !\\[a](a.png) ![a]\\(a.png) ![a] (a.png)

                <!-- ![a](a.png) <img src="a.png"> -->

                ```html
                <img src="a.png">
                ```

                    ![a](a.png)

                <pre><img src="a.png"></pre>
                """), ["1 link file(\"guides/a.png\")"])
    }
}
