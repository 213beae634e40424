import Foundation
import Typesetting
import XCTest

/// The least width that a text can be broken to.
final class MinimumWidthTests: XCTestCase {
    private func minimumWidth(_ string: String, _ style: ParagraphStyle = .init()) -> CGFloat {
        Typesetter.current.minimumWidth(of: StyledText(string, .body), style: style)
    }

    func testItIsTheWidthOfATextBrokenAtEveryLetter() {
        for string in [
            "Message", "illicit", "WWW", "i", "Message sent by other user", "ill\nmini\r\n\nall", "Hi 😀!", "👨‍👩‍👧ok",
            "שלום עולם", "Zo é e\u{301}", "漢字かな", "W😀", " ",
        ] {
            XCTAssertEqual(minimumWidth(string), layOutBody(string, width: 0).size.width, accuracy: 0.05, string)
        }
    }

    func testLettersAreAsWideAsBesideTheirNeighbours() {
        // Pairs such as "wo" are set tighter than each letter by itself.
        XCTAssertEqual(minimumWidth("two"), layOutBody("two", width: 0).size.width, accuracy: 0.5)
    }

    func testNoLineIsWiderForLettersThatJoin() {
        for string in ["مرحبا بالعالم", "नमस्ते दुनिया"] {
            XCTAssertGreaterThan(minimumWidth(string), 5)
            XCTAssertLessThan(minimumWidth(string), layOutBody(string).size.width / 2)
        }
    }

    func testLooksAreRegarded() {
        let large = TextAttributes(font: .system(size: 40), tracking: 2)
        let text = StyledText(runs: [.init(text: "mm", attributes: .body), .init(text: "mm", attributes: large)])
        let alone = Typesetter.current.layOut(StyledText("m", large)).size.width
        XCTAssertEqual(Typesetter.current.minimumWidth(of: text), alone, accuracy: 0.05)
    }

    func testAnEmptyTextHasNone() {
        XCTAssertEqual(minimumWidth(""), 0)
        XCTAssertEqual(minimumWidth("\n"), 0)
    }

    func testIndentsAreAdded() {
        let style = ParagraphStyle(firstLineIndent: 5, headIndent: 20, tailIndent: -3)
        XCTAssertEqual(minimumWidth("Message", style), minimumWidth("Message") + 23, accuracy: 0.001)
    }

    func testAClippedTextKeepsItsWidth() {
        let style = ParagraphStyle(lineBreak: .clip)
        XCTAssertEqual(minimumWidth("Sup! How?", style), layOutBody("Sup! How?").size.width, accuracy: 0.001)
    }
}
