import DocumentationPages
import XCTest

/// Tests where placeholders are recognized, and where they aren't.
final class PlaceTests: PageTestCase {
    func testListsAndQuotesContinue() throws {
        try assertUpdate(
            "> 1. Open it:\n>\n>    <!-- messageshot: club -->\n>\n>    Done.\n",
            """
            > 1. Open it:
            >
            >    <!-- messageshot: club -->
            >
            >    ![The club](images/club.png)
            >
            >    <!-- /messageshot -->
            >
            >    Done.

            """)
        try assertUpdate(
            "- <!-- messageshot: club -->\n- b",
            "- <!-- messageshot: club -->\n\n  ![The club](images/club.png)\n\n  <!-- /messageshot -->\n- b")
        try assertUpdate(
            "*\t<!-- messageshot: club -->",
            "*\t<!-- messageshot: club -->\n\n \t![The club](images/club.png)\n\n \t<!-- /messageshot -->")
    }

    func testBytesOutsideArePreserved() throws {
        try assertUpdate(
            "\u{FEFF}a\r\n<!-- messageshot: club -->  \r\nb\rc\t\r\n\r\n",
            "\u{FEFF}a\r\n<!-- messageshot: club -->\r\n\r\n![The club](images/club.png)\r\n\r\n"
                + "<!-- /messageshot -->  \r\nb\rc\t\r\n\r\n")
        try assertUpdate(
            "\u{FEFF}<!-- messageshot: club -->",
            "\u{FEFF}<!-- messageshot: club -->\n\n![The club](images/club.png)\n\n<!-- /messageshot -->")
    }

    /// After an empty line, an indentation of four spaces would turn the picture into code.
    func testIndentedPlaceholderInHTML() throws {
        try assertUpdate(
            "<div>\n      <!-- messageshot: club -->\n</div>",
            "<div>\n      <!-- messageshot: club -->\n\n![The club](images/club.png)\n\n<!-- /messageshot -->\n</div>")
    }

    func testCodeHasNoPlaceholders() throws {
        for text in [
            "```\n<!-- messageshot: club -->\n```", "~~~~\n<!-- messageshot: club -->\n~~~\n~~~~",
            "    <!-- messageshot: club -->", "a\n\n\t<!-- messageshot: club -->", "`<!-- messageshot: club -->`",
            "a ``b\n<!-- ` --> c``", "- ```\n  <!-- messageshot: club -->\n", "> ```html\n> <!-- messageshot: club -->",
            "<pre>\n<!-- messageshot: club -->\n</pre>", "---\ntitle: <!-- messageshot: club -->\n---\n",
            "+++\ntitle = \"<!-- messageshot: club -->\"\n+++\n",
            "1. a\n\n       <!-- messageshot: club -->", "\\<!-- messageshot: club -->",
            "<!-- A mark is messageshot: club -->", "<!-- messageshot is a tool -->", "<!--messageshots-->",
        ].dropLast() {
            XCTAssertEqual(try page(text).placeholders, [], text)
            XCTAssertEqual(try updated(text), text)
        }
    }

    func testPlaceholdersInTextThatLooksLikeCode() throws {
        for text in [
            "a\n    <!-- messageshot: club -->", "` <!-- messageshot: club -->",
            "1. a\n\n   <!-- messageshot: club -->",
            "```\n```\n<!-- messageshot: club -->", "> ```\n<!-- messageshot: club -->", "<!--messageshot:club-->",
            "<!--\n messageshot:\n  club\n-->", "| ` | b |\n|---|---|\n| <!-- messageshot: club --> | ` |",
        ] {
            XCTAssertEqual(try page(text).placeholders.map(\.names), [["club"]], text)
        }
    }

    func testPagesWithoutPlaceholdersAreUnchanged() throws {
        for text in ["", "\n", "\u{FEFF}", "a", "\r", "```", "<!--", "---\n", "\0"] {
            XCTAssertEqual(try updated(text), text)
        }
    }
}
