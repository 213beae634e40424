import Foundation
import Typesetting
import XCTest

/// The widest glyph of a text: roughly the minimum width of its lines.
final class WidestGlyphTests: XCTestCase {
    private func widestGlyph(_ string: String) -> CGFloat { layOutBody(string).widestGlyph }

    func testItIsAboutTheWidthOfATextBrokenAtEveryLetter() {
        for string in ["Message", "illicit", "WWW", "i", "two", "Message sent by other user", "ill\nmini\r\n\nall"] {
            XCTAssertEqual(widestGlyph(string), layOutBody(string, width: 0).size.width, accuracy: 0.5, string)
        }
    }

    func testAttributesCount() {
        let large = TextAttributes(font: .system(size: 40), tracking: 2)
        let text = StyledText(runs: [.init(text: "mm", attributes: .body), .init(text: "mm", attributes: large)])
        let alone = Typesetter.current.layOut(StyledText("m", large)).size.width
        XCTAssertEqual(Typesetter.current.layOut(text).widestGlyph, alone, accuracy: 2.5)
    }

    func testAnEmptyTextHasNone() {
        XCTAssertEqual(widestGlyph(""), 0)
        XCTAssertEqual(widestGlyph("\n"), 0)
    }
}
