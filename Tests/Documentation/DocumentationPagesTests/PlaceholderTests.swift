import DocumentationPages
import XCTest

/// Tests placeholders in Markdown, and the content inserted after them.
final class PlaceholderTests: PageTestCase {
    func testPictureIsInsertedAfterPlaceholder() throws {
        try assertUpdate(
            """
            # Club

            <!-- messageshot: club -->

            Text.

            """,
            """
            # Club

            <!-- messageshot: club -->

            ![The club](images/club.png)

            <!-- /messageshot -->

            Text.

            """)
    }

    func testOldPictureIsReplaced() throws {
        try assertUpdate(
            "<!-- messageshot: club -->\n![old](old.png)\n\n\n| a |\n|---|\n| ![older](older.png) |\n<!-- /messageshot -->\nText.",
            """
            <!-- messageshot: club -->

            ![The club](images/club.png)

            <!-- /messageshot -->
            Text.
            """)
    }

    func testSizesAndAppearancesAreWrittenInHTML() throws {
        try assertUpdate(
            "<!-- messageshot: sized -->\n\n<!-- messageshot: dawn width=195 -->",
            """
            <!-- messageshot: sized -->

            <img src="images/sized.png" width="390" height="844" alt="The sized">

            <!-- /messageshot -->

            <!-- messageshot: dawn width=195 -->

            <picture>
              <source media="(prefers-color-scheme: dark)" srcset="images/dawn~dark.png">
              <img src="images/dawn.png" width="195" height="422" alt="The dawn">
            </picture>

            <!-- /messageshot -->
            """)
        try assertUpdate(
            "<!-- messageshot: sized width=auto -->",
            "<!-- messageshot: sized width=auto -->\n\n![The sized](images/sized.png)\n\n<!-- /messageshot -->")
    }

    func testPairIsATable() throws {
        try assertUpdate(
            "<!-- messageshot: club-before-after -->",
            """
            <!-- messageshot: club-before-after -->

            | Before | After |
            | ------ | ------ |
            | ![The club-before](images/club-before.png) | ![The club-after](images/club-after.png) |

            <!-- /messageshot -->
            """)
    }

    func testNamesSideBySideAndBelowEachOther() throws {
        try assertUpdate(
            #"<!-- messageshot: club | dawn headings="Left|Right" width=auto -->"#,
            """
            <!-- messageshot: club | dawn headings="Left|Right" width=auto -->

            | Left | Right |
            | ------ | ------ |
            | ![The club](images/club.png) | <picture><source media="(prefers-color-scheme: dark)" \
            srcset="images/dawn~dark.png"><img src="images/dawn.png" alt="The dawn"></picture> |

            <!-- /messageshot -->
            """)
        try assertUpdate(
            "<!-- messageshot: club, route -->",
            """
            <!-- messageshot: club, route -->

            ![The club](images/club.png)

            ![The route](images/route.png)

            <!-- /messageshot -->
            """)
    }

    func testSheetHasThreePicturesPerRow() throws {
        try assertUpdate(
            "<!-- messageshot: routes -->",
            """
            <!-- messageshot: routes -->

            | Route one | Route two | Route three |
            | ------ | ------ | ------ |
            | ![The route-one](images/route-one.png) | ![The route-two](images/route-two.png) | \
            ![The route-three](images/route-three.png) |
            | **Route four** |  |  |
            | ![The route-four](images/route-four.png) |  |  |

            <!-- /messageshot -->
            """)
    }

    func testPlaceholderInALineOrACell() throws {
        try assertUpdate(
            "See <!-- messageshot: club --> here.",
            "See <!-- messageshot: club -->![The club](images/club.png)<!-- /messageshot --> here.")
        // If a comment begins a line, Markdown isn't parsed in the rest of that line.
        try assertUpdate(
            "<!-- messageshot: club --> here",
            #"<!-- messageshot: club --><img src="images/club.png" alt="The club"><!-- /messageshot --> here"#)
        try assertUpdate(
            #"""
            | Left | Right |
            |------|-------|
            | <!-- messageshot: club alt="a\|b" --> | <!-- messageshot: route --> |
            """#,
            #"""
            | Left | Right |
            |------|-------|
            | <!-- messageshot: club alt="a\|b" -->![a\|b](images/club.png)<!-- /messageshot --> | \#
            <!-- messageshot: route -->![The route](images/route.png)<!-- /messageshot --> |
            """#)
    }

    func testPathsAreRelativeToThePage() throws {
        try assertUpdate(
            "<!-- messageshot: club -->",
            "<!-- messageshot: club -->\n\n![The club](../../images/club.png)\n\n<!-- /messageshot -->",
            path: "guides/start/page.md")
        try assertUpdate(
            "<!-- messageshot: a(b)#ü -->",
            "<!-- messageshot: a(b)#ü -->\n\n![The a(b)#ü](a%28b%29%23ü.png)\n\n<!-- /messageshot -->",
            path: "images/page.md")
    }

    func testTextsAreEscaped() throws {
        try assertUpdate(
            #"<!-- messageshot: club alt="[a] *b* `c` d_e _f_ \"g\" \\ <h> &amp;" -->"#,
            #"""
            <!-- messageshot: club alt="[a] *b* `c` d_e _f_ \"g\" \\ <h> &amp;" -->

            ![\[a\] \*b\* &#96;c&#96; d_e \_f\_ "g" \\ \<h> \&amp;](images/club.png)

            <!-- /messageshot -->
            """#)
        try assertUpdate(
            #"<!-- messageshot: sized alt='"a" <b> `c`' -->"#,
            """
            <!-- messageshot: sized alt='"a" <b> `c`' -->

            <img src="images/sized.png" width="390" height="844" alt="&quot;a&quot; &lt;b&gt; &#96;c&#96;">

            <!-- /messageshot -->
            """)
    }
}
