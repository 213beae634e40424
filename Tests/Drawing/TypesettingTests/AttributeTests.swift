import Foundation
import Frames
import Typesetting
import XCTest

/// Colors, lines, backgrounds and links of attributed text.
final class AttributeTests: XCTestCase {
    private let red = RGBA(hex: 0xFF0000)

    func testAColorDoesntMoveGlyphs() {
        var colored = TextAttributes.body
        colored.color = red
        let text = StyledText(runs: [.init(text: "AV", attributes: .body), .init(text: "AT", attributes: colored)])
        let runs = Typesetter.current.layOut(text).content(in: 100).runs
        let plain = layOutBody("AVAT").content(in: 100).runs[0]

        XCTAssertEqual(runs.map(\.color), [.black, red])
        XCTAssertEqual(runs.flatMap(\.glyphs).map(\.id), plain.glyphs.map(\.id))
        XCTAssertEqual(
            runs[1].origin.x + CGFloat(runs[1].glyphs[0].x), plain.origin.x + CGFloat(plain.glyphs[2].x), accuracy: 0.01
        )
    }

    func testALinkHasARectangleOnEachOfItsLines() {
        var link = TextAttributes.body
        link.link = "https://getstream.io"
        let text = StyledText(runs: [
            .init(text: "See ", attributes: .body), .init(text: "the whole documentation", attributes: link),
            .init(text: "!", attributes: .body),
        ])
        let paragraph = Typesetter.current.layOut(text, maximumWidth: 120)
        let links = paragraph.linkRects(in: 120)

        XCTAssertEqual(paragraph.lines.count, 2)
        XCTAssertEqual(links.map(\.link), ["https://getstream.io", "https://getstream.io"])
        XCTAssertEqual(links[0].rect.minX, layOutBody("See ").size.width, accuracy: 1)
        XCTAssertEqual(links[1].rect.minX, 0, accuracy: 0.01)
        XCTAssertEqual(links[1].rect.minY, 22, accuracy: 0.01)
        XCTAssertEqual(links[0].rect.height, 17 * 1.193359375, accuracy: 0.01)
    }

    func testABackgroundIsAsWideAsItsTextAndAsHighAsItsLine() {
        var marked = TextAttributes.body
        marked.background = red
        let text = StyledText(runs: [.init(text: "a ", attributes: .body), .init(text: "bc", attributes: marked)])
        let content = Typesetter.current.layOut(text).content(in: 100)

        XCTAssertEqual(content.backgrounds.count, 1)
        XCTAssertEqual(content.backgrounds[0].color, red)
        XCTAssertEqual(content.backgrounds[0].rect.minY, 0, accuracy: 0.01)
        XCTAssertEqual(content.backgrounds[0].rect.height, 17 * 1.193359375, accuracy: 0.01)
        XCTAssertEqual(content.backgrounds[0].rect.width, layOutBody("bc").size.width, accuracy: 1)
    }

    func testAnUnderlineIsBelowTheBaselineAndAStrikeAboveIt() {
        var attributes = TextAttributes.body
        attributes.underline = true
        attributes.strikethrough = true
        attributes.underlineColor = red
        let paragraph = Typesetter.current.layOut(StyledText("done", attributes))
        let lines = paragraph.content(in: 100).lines

        XCTAssertEqual(lines.map(\.color), [red, .black])
        XCTAssertGreaterThan(lines[0].rect.minY, paragraph.firstBaseline)
        XCTAssertLessThan(lines[1].rect.maxY, paragraph.firstBaseline)
    }

    func testTheTextOfRunsIsPutTogether() {
        let text = StyledText(runs: [.init(text: "Hel", attributes: .body), .init(text: "lo", attributes: .body)])

        XCTAssertEqual(text.string, "Hello")
        XCTAssertEqual(Typesetter.current.layOut(text).content(in: 100).string, "Hello")
        XCTAssertEqual(Typesetter.current.layOut(text).size.width, layOutBody("Hello").size.width, accuracy: 0.01)
    }
}
