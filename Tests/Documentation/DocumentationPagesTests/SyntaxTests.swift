import DocumentationPages
import XCTest

/// Tests the markup inserted into MDX and DocC pages.
final class SyntaxTests: PageTestCase {
    func testJSX() throws {
        try assertUpdate(
            "{/* messageshot: sized */}\n\n{/* messageshot: dawn alt='{a} \"b\"' */}\n<Note>\n    {/* messageshot: club */}\n</Note>",
            """
            {/* messageshot: sized */}

            <img src="images/sized.png" width="390" height="844" alt="The sized" />

            {/* /messageshot */}

            {/* messageshot: dawn alt='{a} "b"' */}

            <picture>
              <source media="(prefers-color-scheme: dark)" srcSet="images/dawn~dark.png" />
              <img src="images/dawn.png" width="390" height="844" alt="{a} &quot;b&quot;" />
            </picture>

            {/* /messageshot */}
            <Note>
                {/* messageshot: club */}

                ![The club](images/club.png)

                {/* /messageshot */}
            </Note>
            """, path: "page.mdx")
        try assertUpdate(
            "a {/* messageshot: club alt=\"{a}\" */} b",
            "a {/* messageshot: club alt=\"{a}\" */}![\\{a\\}](images/club.png){/* /messageshot */} b",
            path: "page.mdx")
    }

    /// A page that uses `require` for its pictures keeps using it.
    func testRequire() throws {
        let other = #"<img src={require("./other.png").default} />"#
        let table = #"""
            | Before | After |
            | ------ | ------ |
            | <img src={require("../images/club-before.png").default} alt="The club-before" /> | \#
            <img src={require("../images/club-after.png").default} alt="The club-after" /> |
            """#
        try assertUpdate(
            "\(other)\n\n{/* messageshot: club-before-after */}\n",
            "\(other)\n\n{/* messageshot: club-before-after */}\n\n\(table)\n\n{/* /messageshot */}\n",
            path: "guides/page.mdx")
        // Docusaurus reads Markdown pages as MDX, too.
        try assertUpdate(
            "\(other)\n\n<!-- messageshot: club-before-after -->\n",
            "\(other)\n\n<!-- messageshot: club-before-after -->\n\n\(table)\n\n<!-- /messageshot -->\n",
            path: "guides/page.md")
        try assertUpdate(
            "\(other) {/* messageshot: club */}",
            "\(other) {/* messageshot: club */}<img src={require(\"./club.png\").default} alt=\"The club\" />"
                + "{/* /messageshot */}", path: "images/page.mdx")
    }

    func testRequireAfterPlaceholderIsIgnored() throws {
        try assertUpdate(
            "{/* messageshot: club */}\n<img src={require(\"./old.png\").default} />\n{/* /messageshot */}",
            "{/* messageshot: club */}\n\n![The club](images/club.png)\n\n{/* /messageshot */}", path: "page.mdx")
    }

    func testDocCArticle() throws {
        try assertUpdate(
            """
            # Club

            <!-- messageshot: dawn -->

            @TabNavigator {
                @Tab("A") {
                    <!-- messageshot: club-before-after -->
                }
            }
            """,
            """
            # Club

            <!-- messageshot: dawn -->

            ![The dawn](dawn)

            <!-- /messageshot -->

            @TabNavigator {
                @Tab("A") {
                    <!-- messageshot: club-before-after -->

                    @Row {
                        @Column {
                            **Before**

                            @Image(source: "club-before", alt: "The club-before")
                        }
                        @Column {
                            **After**

                            @Image(source: "club-after", alt: "The club-after")
                        }
                    }

                    <!-- /messageshot -->
                }
            }
            """, path: "Club.docc/Club.md")
    }

    func testDocCTutorial() throws {
        try assertUpdate(
            "@Intro(title: A) {\n  <!-- messageshot: club alt='a \"b\" (\"c\")' -->\n}",
            "@Intro(title: A) {\n  <!-- messageshot: club alt='a \"b\" (\"c\")' -->\n\n"
                + "  @Image(source: \"club\", alt: \"a “b” (“c”)\")\n\n  <!-- /messageshot -->\n}",
            path: "Docs/Club.docc/Tutorials/Club.tutorial")
    }

    func testNamesInCatalogs() {
        for path in [
            "a/club.png", "club@2x.png", "club~dark.png", "club~dark@3x.png", "club", "Club.docc/club~dark@2x.webp",
        ] {
            XCTAssertEqual(CatalogName(path: path).name, "club", path)
        }
        XCTAssertEqual(CatalogName(path: "v1.2").name, "v1.2")
        XCTAssertEqual(CatalogName.file("club", isDark: true, scale: 2), "club~dark@2x.png")
        XCTAssertEqual(CatalogName.file("club"), "club.png")
    }

    func testSyntaxOfPaths() {
        XCTAssertEqual(PageSyntax(path: "a/b.md"), .markdown)
        XCTAssertEqual(PageSyntax(path: "a/b.MARKDOWN"), .markdown)
        XCTAssertEqual(PageSyntax(path: "b.mdx"), .mdx)
        XCTAssertEqual(PageSyntax(path: "A.docc/c/b.md"), .docc)
        XCTAssertEqual(PageSyntax(path: "A.docc/b.tutorial"), .tutorial)
        for path in ["b.tutorial", "a.md/b", "", "md", "b.txt", "A.docc"] { XCTAssertNil(PageSyntax(path: path), path) }
    }
}
