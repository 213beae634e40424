import DocumentationPages
import XCTest

/// Tests the errors for mistakes in placeholders. A page with a mistake isn't changed.
final class MistakeTests: PageTestCase {
    private let picture = "![The club](images/club.png)"

    func testUnknownPicture() {
        assertFails(
            "a\n\n<!-- messageshot: noclub -->\n", "page.md:3: unknown picture “noclub”; did you mean “club”?")
        assertFails(
            "<!-- messageshot: nothing-like-it -->",
            "page.md:1: unknown picture “nothing-like-it”; there are club, dawn, route, club-before-after, routes")
        assertFails("```messageshot\nname: noclub\n```", "page.md:1: unknown picture “noclub”; did you mean “club”?")
    }

    func testMissingAndExtraEnds() {
        assertFails(
            "a\n<!-- messageshot: club -->\n\n\(picture)\n\nText.",
            "page.md:2: the placeholder “club” has a picture but no end; add a comment “/messageshot” after the picture"
        )
        assertFails(
            "> <!-- messageshot: club-before-after -->\n> | a | b |\n> |---|---|\n"
                + "> | ![](images/club-before.png) | |\n\n<!-- messageshot: dawn -->",
            "page.md:1: the placeholder “club-before-after” has a picture but no end; "
                + "add a comment “/messageshot” after the picture")
        assertFails("a\r\n\r\n<!-- /messageshot -->", "page.md:3: this ends a placeholder that never began; remove it")
        assertFails(
            "<!-- messageshot: club -->\n<!-- /messageshot -->\n<!-- /messageshot -->",
            "page.md:3: this ends a placeholder that never began; remove it")
        assertFails(
            "<!-- messageshot: club -->\n\n<!-- messageshot: dawn -->\n<!-- /messageshot -->\n<!-- /messageshot -->",
            "page.md:3: the placeholder “dawn” is inside “club” in line 1; end that one first")
        assertFails(
            "> <!-- messageshot: club -->\n>\n> <!-- messageshot: club -->",
            "page.md:3: the placeholder “club” follows itself; remove it here or in line 1")
    }

    /// The end of a placeholder that was removed must not cause the text before it to be replaced.
    func testTextIsNeverReplaced() {
        assertFails(
            "<!-- messageshot: club -->\n\(picture)\n\n## More\n\n<!-- /messageshot -->",
            "page.md:4: “## More” is between the placeholder “club” and its end, where only its picture belongs")
        assertFails(
            "> <!-- messageshot: club\n> width=auto -->\r\n> Text\r\n> <!-- /messageshot -->",
            "page.md:3: “Text” is between the placeholder “club” and its end, where only its picture belongs")
        assertFails(
            "a <!-- messageshot: club --> b <!-- /messageshot --> c",
            "page.md:1: “b” is between the placeholder “club” and its end, where only its picture belongs")
    }

    /// A line that begins with a picture, and a table, may have the author's words in it.
    func testTextBesidePicturesIsNeverReplaced() {
        let belongs = "is between the placeholder “club” and its end, where only its picture belongs"
        assertFails(
            "<!-- messageshot: club -->\n\n| Name | Price |\n| ---- | ----- |\n| Tea | 12 € |\n\n<!-- /messageshot -->",
            "page.md:5: “| Tea | 12 € |” \(belongs)")
        assertFails(
            "<!-- messageshot: club -->\n\n\(picture) My caption\n\n<!-- /messageshot -->",
            "page.md:3: “\(picture) My caption” \(belongs)")
        assertFails(
            "a <!-- messageshot: club --><img src=\"club.png\"> caption <!-- /messageshot --> b",
            "page.md:1: “<img src=\"club.png\"> caption” \(belongs)")
        assertFails(
            "| <!-- messageshot: club -->![x](a.png) | words | ![y](b.png)<!-- /messageshot --> |\n|---|---|---|",
            "page.md:1: “![x](a.png) | words | ![y](b.png)” \(belongs)")
    }

    func testUnclosedComments() {
        for text in [
            "a\n\n<!-- messageshot: club\n\n# b\n", "a\n\n<!-- note\n<!-- messageshot: club",
            "a\n\nb <!-- messageshot:",
            "a\n\n- <!-- messageshot: club\n- -->",
        ] {
            assertFails(text, "page.md:3: the comment is not closed; `-->` or `*/}` is missing")
        }
        assertFails(
            "{/* messageshot: club", "p.mdx:1: the comment is not closed; `-->` or `*/}` is missing",
            path: "p.mdx")
    }

    func testMisspelledPlaceholders() {
        let advice = "write “messageshot: NAME”, or “/messageshot” to end one"
        assertFails("<!-- mesageshot: club -->", "page.md:1: “mesageshot: club” is not a placeholder; \(advice)")
        assertFails("<!-- MessageShot: club -->", "page.md:1: “MessageShot: club” is not a placeholder; \(advice)")
        assertFails("<!-- messageshot club -->", "page.md:1: “messageshot club” is not a placeholder; \(advice)")
        assertFails(
            "<!-- messageshot: club -->\n<!-- /mesageshot -->",
            "page.md:2: “/mesageshot” is not a placeholder; \(advice)")
        assertFails("<!-- messageshot -->", "page.md:1: the placeholder has no name; write “messageshot: NAME”")
        assertFails("<!-- messageshot: -->", "page.md:1: the placeholder has no name; write “messageshot: NAME”")
        assertFails("<!-- messageshot: a, -->", "page.md:1: the placeholder has no name; write “messageshot: NAME”")
        assertFails(
            "<!-- messageshot: club dawn -->",
            "page.md:1: a comma is missing before “dawn”; “NAME, NAME” puts one picture below the other, "
                + "“NAME | NAME” puts them side by side")
        assertFails("<!-- messageshot: club, club -->", "page.md:1: the placeholder names “club” twice")
        XCTAssertEqual(
            try updated("<!-- messageshot draws the pictures of this page -->"),
            "<!-- messageshot draws the pictures of this page -->")
    }

    func testInvalidOptions() {
        assertFails(
            "<!-- messageshot: club widht=3 -->", "page.md:1: unknown option “widht”; did you mean “width”?")
        assertFails(
            "<!-- messageshot: club x=3 -->",
            "page.md:1: unknown option “x”; the options are width, alt, headings")
        assertFails(
            "<!-- messageshot: club width=wide -->",
            "page.md:1: width: expected a number of points from 1 to 10000, or auto, found “wide”")
        assertFails(
            "<!-- messageshot: club width=1 width=2 -->", "page.md:1: the placeholder has the option “width” twice")
        assertFails(
            "<!-- messageshot: club alt=\"a -->", "page.md:1: the placeholder: expected a second \", found “\"a”")
        assertFails(
            "<!-- messageshot: club, dawn alt=a -->",
            "page.md:1: the option “alt” has no effect here: the placeholder has 2 pictures, and each has its own text")
        assertFails(
            "<!-- messageshot: club headings=a -->",
            "page.md:1: the option “headings” has no effect here: the pictures are not side by side")
        assertFails(
            "<!-- messageshot: club | dawn headings=a -->",
            "page.md:1: headings: expected a text for each of 2 pictures, found “a”")
        assertFails(
            "<!-- messageshot: club width=3 -->",
            "A.docc/a.md:1: the option “width” has no effect here: DocC shows pictures in the size of their files",
            path: "A.docc/a.md")
    }

    func testUnsuitablePlaces() {
        assertFails(
            "a <!-- messageshot: club-before-after -->",
            "page.md:1: “club-before-after” is a table of pictures; give its placeholder a line to itself")
        assertFails(
            "| a |\n|---|\n| <!-- messageshot: club | dawn --> |",
            "page.md:3: the comment is not closed; `-->` or `*/}` is missing")
        assertFails(
            "<!-- messageshot: club | routes -->",
            "page.md:1: “routes” consists of several pictures; only single pictures can be placed side by side")
    }

    func testInvalidUTF8() {
        for (bytes, line) in [
            ("a\n\u{1}".utf8 + [0xFF], 2), ([0xFF, 0xFE, 0x61, 0], 1), ("é\n\n".utf8.dropFirst() + [], 1),
        ] {
            XCTAssertThrowsError(try DocumentationPage(path: "page.md", data: Data(bytes))) { error in
                XCTAssertEqual("\(error)", "page.md:\(line): the file is not UTF-8 text")
            }
        }
    }
}
