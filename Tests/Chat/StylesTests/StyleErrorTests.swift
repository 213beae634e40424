import Styles
import XCTest

/// Invalid styles: one line each with location, problem and expected content.
@MainActor @preconcurrency
final class StyleErrorTests: StyleTestCase {
    private func assertStyle(
        _ text: String, fails expected: String, name: String = "style.yaml", file: StaticString = #filePath,
        line: UInt = #line
    ) {
        XCTAssertThrowsError(try style(text, name: name), file: file, line: line) { error in
            XCTAssertEqual("\(error)", expected, file: file, line: line)
        }
    }

    func testDocuments() {
        XCTAssertThrowsError(try StyleReader.read(contentsOf: "/none.yaml")) { error in
            XCTAssertEqual("\(error)", "/none.yaml: there is no such file")
        }
        assertStyle("", fails: "style.yaml: the file is empty; a style without changes is {}")
        assertStyle(
            "name: a\n---\nname: b",
            fails: "style.yaml:2:1: not valid YAML: found another document; a file holds one style: remove the line ---"
        )
        assertStyle("- bubble", fails: "style.yaml:1: expected a style, found a list")
        assertStyle(
            #"{"bubble": {"corner-radius": 1"#,
            fails: "style.json:1:31: not valid JSON: the file ends inside an object that begins on line 1",
            name: "style.json")
    }

    func testKeys() {
        assertStyle(
            "bubbel: {}", fails: "style.yaml:1: unknown key “bubbel”; did you mean “bubble”?")
        assertStyle(
            "bubble:\n  corner-raduis: 3",
            fails: "style.yaml:2: unknown key “corner-raduis” in bubble; did you mean “corner-radius”?")
        assertStyle(
            "tint: white\nbubble: { border: { colur: red } }",
            fails: "style.yaml:2: unknown key “colur” in bubble.border; did you mean “color”?")
        assertStyle(
            "colors: { background: red }\ncolours: { background: red }",
            fails: "style.yaml:2: “colors” and “colours” are two spellings of one key; remove one")
        assertStyle(
            "colors: { backgroud6: red }",
            fails: "style.yaml:1: unknown key “backgroud6” in colors; did you mean “background6”?")
        assertStyle(
            "fonts: { bodyy: { size: 2 } }",
            fails: "style.yaml:1: unknown key “bodyy” in fonts; did you mean “body”?")
        assertStyle(
            "bubble: 18", fails: "style.yaml:1: bubble: expected a bubble, found the number 18")
        assertStyle(
            "avatar: { size: 3, size: 4 }", fails: "style.yaml:1: duplicate key “size”; remove one")
    }

    /// Keys of a mapping that is missing its braces, in braces and on their own lines.
    func testMissingMappings() {
        assertStyle(
            "bubble: { border: gray, color: red }",
            fails: "style.yaml:1: bubble.border: expected a border, such as { color: red }, found “gray”")
        assertStyle(
            "bubble:\n  border: gray\n  colour: red",
            fails: "style.yaml:2: bubble.border: expected a border, such as { color: red }, found “gray”")
        assertStyle(
            "avatar: { border: 2, width: 2 }",
            fails: "style.yaml:1: avatar.border: expected a border, such as { width: 2 }, found the number 2")
        assertStyle(
            "bubble: { mine: blue, text: white }",
            fails: "style.yaml:1: bubble.mine: expected the colors of a bubble, such as { text: white }, found “blue”")
        // No value of these keys is a text with a comma.
        assertStyle(
            "bubble: { corners: all, radius: 3 }",
            fails: "style.yaml:1: unknown key “radius” in bubble; known keys are corner-radius, corners, border, "
                + "horizontal-padding, vertical-padding, mine, others")
        // A color may have commas.
        assertStyle(
            "bubble: { mine: { color: rgba(0, 0, 0, 1) } }",
            fails: "style.yaml:1:26: the text has a comma; it needs quotes: color: \"rgba(0, 0, 0, 1)\"")
    }

    /// The `#` of a color without quotes starts a comment.
    func testColorsWithoutQuotes() {
        assertStyle(
            "colors:\n  text: #123456\n  border: red",
            fails:
                "style.yaml:2: colors.text: “#123456” is a comment, because # follows a space; put it in quotes")
        assertStyle(
            "tint: #123456",
            fails: "style.yaml:1: tint: “#123456” is a comment, because # follows a space; put it in quotes")
        assertStyle(
            "name: Sea\ncolors: { text: #0A7, border: red }",
            fails:
                "style.yaml:2:17: # after a space begins a comment; the text needs quotes: text: \"#0A7\""
        )
        assertStyle(
            "bubble:\n  border:\n    width:",
            fails: "style.yaml:3: bubble.border.width: expected a number "
                + "from 0 to 20, found nothing")
    }

    func testColors() {
        let advice = "expected a form like #005FFF, rgba(0, 95, 255, 0.5) or systemBlue"
        for text in ["#12", "#12345G", "rgba(1, 2, 3)", "rgba(256, 0, 0, 1)", "rgba(0, 0, 0, 2)", "12"] {
            assertStyle(
                "colors: { text: \"\(text)\" }",
                fails: "style.yaml:1: colors.text: “\(text)” is not a color; \(advice)")
        }
        assertStyle(
            "tint: systemBleu",
            fails: "style.yaml:1: tint: unknown color “systemBleu”; did you mean “systemBlue”?")
        assertStyle("tint: chartreuse", fails: "style.yaml:1: tint: unknown color “chartreuse”; \(advice)")
        assertStyle(
            "tint: { light: red }",
            fails: "style.yaml:1: the key “dark” is missing in tint")
        assertStyle(
            "tint: [red]",
            fails: "style.yaml:1: tint: expected a color such as \"#005FFF\" (in quotes, since # starts a "
                + "comment) or systemBlue, found a list")
    }

    func testLayoutOptions() {
        assertStyle(
            "layout: { remove: [buble] }",
            fails: "style.yaml:1: layout.remove[0]: unknown value “buble”; did you mean “bubble”?")
        assertStyle(
            "layout:\n  add: [avatar, timestamp]\n  remove: [bubble, timestamp]",
            fails: "style.yaml:3: layout.remove[1]: the option “timestamp” is both added and removed; remove "
                + "it from one of them")
        assertStyle(
            "layout: { mine: { add: [avatar], remove: [avatar] } }",
            fails: "style.yaml:1: layout.mine.remove[0]: the option “avatar” is both added and removed; "
                + "remove it from one of them")
        assertStyle(
            "layout: { add: avatar }",
            fails: "style.yaml:1: layout.add: expected a list where each element is flipped, "
                + "bubble, continuousBubble, avatarSizePadding, avatar, timestamp or one of 10 more (see the schema)"
                + ", found “avatar”")
    }

    func testValues() {
        assertStyle(
            "bubble: { corner-radius: -3 }",
            fails: "style.yaml:1: bubble.corner-radius: expected a number from 0 to 200, found the number -3")
        assertStyle(
            "bubble: { corner-radius: round }",
            fails: "style.yaml:1: bubble.corner-radius: expected a number from 0 to 200, found “round”")
        assertStyle(
            "fonts: { body: { weight: 1200 } }",
            fails: "style.yaml:1: fonts.body.weight: unknown value “1200”; known values are ultraLight, thin, light, "
                + "regular, medium, semibold, bold, heavy, black")
        assertStyle(
            "fonts: { body: { size: 0 } }",
            fails: "style.yaml:1: fonts.body.size: expected a number from 1 to 200, found the number 0")
        assertStyle(
            "list: { group-interval: -5 }",
            fails: "style.yaml:1: list.group-interval: expected a number from 0 to 86400, found the number -5")
        assertStyle(
            "list: { message-width: 75 }",
            fails: "style.yaml:1: list.message-width: expected a number from 0.2 to 1, found the number 75")
        assertStyle(
            "list: { date-separators: sometimes }",
            fails: "style.yaml:1: list.date-separators: expected true or false, found “sometimes”")
        assertStyle(
            "avatar: { shape: circle, corner-radius: 4 }",
            fails: "style.yaml:1: avatar.corner-radius: a circle has no corner radius; use the shape rounded, or "
                + "remove the radius")
        assertStyle(
            "reactions: { types: [lol] }",
            fails: "style.yaml:1: reactions.types[0]: unknown value “lol”; did you mean “love”?")
    }
}
