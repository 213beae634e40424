import DocumentationPages
import XCTest

/// Tests pictures that pages declare.
final class DeclarationTests: PageTestCase {
    func testPictureIsInsertedAfterBlock() throws {
        try assertUpdate(
            """
            # A

            ```messageshot
            name: club
            messages: [{ text: Hi }]
            ```

            Text.
            """,
            """
            # A

            ```messageshot
            name: club
            messages: [{ text: Hi }]
            ```

            <!-- messageshot: club -->

            ![The club](images/club.png)

            <!-- /messageshot -->

            Text.
            """)
    }

    func testHiddenBlock() throws {
        try assertUpdate(
            "> <!--\n> ~~~ messageshot\n> name: club\n> ~~~\n> -->\r\n> Text.",
            "> <!--\n> ~~~ messageshot\n> name: club\n> ~~~\n> -->\r\n>\r\n> <!-- messageshot: club -->\r\n>\r\n"
                + "> ![The club](images/club.png)\r\n>\r\n> <!-- /messageshot -->\r\n> Text.")
        try assertUpdate(
            "{/*\n\n```messageshot\nname: club\n```\n\n*/}\n\nText.",
            "{/*\n\n```messageshot\nname: club\n```\n\n*/}\n\n{/* messageshot: club */}\n\n"
                + "![The club](images/club.png)\n\n{/* /messageshot */}\n\nText.", path: "a.mdx")
    }

    func testPlaceholderDeterminesPlace() throws {
        try assertUpdate(
            "<!-- messageshot: club -->\n\n- ```messageshot\n  name: \"club\"\n  ```\n",
            "<!-- messageshot: club -->\n\n![The club](images/club.png)\n\n<!-- /messageshot -->\n\n"
                + "- ```messageshot\n  name: \"club\"\n  ```\n")
    }

    func testTextAndLines() throws {
        let page = try page(
            "a\r\n\r\n> - ```messageshot\r\n>   name: club\r\n>   messages:\r\n>     - Hi\r\n>   ```\r\n\r\n"
                + "<!-- x\n```messageshot\nname: dawn\n```\n```messageshot\nname: route\n```\n-->")
        XCTAssertEqual(page.declarations.map(\.name), ["club", "dawn", "route"])
        XCTAssertEqual(page.declarations.map(\.line), [4, 11, 14])
        XCTAssertEqual(page.declarations[0].text, "name: club\nmessages:\n  - Hi")
        let document = try page.declarations[0].document()
        XCTAssertEqual(document.line, 4)
        XCTAssertEqual(document["messages"]?.elements?.map(\.line), [6])
    }

    func testSeveralInOneCommentFollowInOrder() throws {
        let text = "<!--\n```messageshot\nname: club\n```\n```messageshot\nname: dawn\n```\n-->"
        try assertUpdate(
            text,
            text + """


                <!-- messageshot: club -->

                ![The club](images/club.png)

                <!-- /messageshot -->

                <!-- messageshot: dawn -->

                <picture>
                  <source media="(prefers-color-scheme: dark)" srcset="images/dawn~dark.png">
                  <img src="images/dawn.png" width="390" height="844" alt="The dawn">
                </picture>

                <!-- /messageshot -->
                """)
    }

    func testMistakes() {
        assertFails("```messageshot\nname: club", "page.md:1: the declaration is not closed; add the closing fence")
        assertFails(
            "```mesageshot\n```", "page.md:1: unknown language “mesageshot”; did you mean “messageshot”?")
        assertFails(
            "```messageshot width=3\n```",
            "page.md:1: “width=3” follows “messageshot”; options belong in the placeholder")
        assertFails("```messageshot\nmessages: []\n```", "page.md:1: the declaration has no name; add “name: NAME”")
        assertFails(
            "```messageshot\nname: a\n```\n\n```messageshot\nname: a\n```",
            "page.md:5: the picture “a” is declared twice; its first declaration is in line 1")
        assertFails(
            "\n\n```messageshot\nname: a\n messages: [\n```",
            "page.md:5:10: not valid YAML: mapping values are not allowed in this context; is the line indented right? "
                + "a text with “: ” needs quotes")
        assertFails("```messageshot\n```", "page.md:2: the file is empty; a picture needs a name: NAME")
        XCTAssertEqual(try page("`messageshot` ```swift\n```\n\n    ```messageshot").declarations, [])
    }

    func testDeclarationsAreLimited() {
        let block = "```messageshot\nname: a\n```\n"
        let text = (0..<1001).map { block.replacing(": a", with: ": a\($0)") }.joined()
        assertFails(text, "page.md:3001: more than 1000 pictures are declared on the page")
    }
}
