import Foundation
import Rendering
import Typesetting
import XCTest

/// The place of a caret between the characters of a text.
final class CaretTests: XCTestCase {
    private let width: CGFloat = 200

    private func caret(
        at index: Int, of string: String, direction: RenderSettings.Direction = .leftToRight
    ) -> CGRect {
        let text = StyledText(string, TextAttributes(font: .system(size: 17)))
        let paragraph = Typesetter.current.layOut(
            text, style: ParagraphStyle(layoutDirection: direction), maximumWidth: width)
        return paragraph.caretRect(at: index, in: width) { text.advance(of: $0) }
    }

    func testTheCaretIsCenteredBetweenCharacters() {
        XCTAssertEqual(caret(at: 0, of: "MM").minX, -1, accuracy: 0.01)
        let letter = layOutBody("M").size.width
        XCTAssertEqual(caret(at: 1, of: "MM").midX, letter, accuracy: 0.1)
        XCTAssertEqual(caret(at: 2, of: "MM").midX, 2 * letter, accuracy: 0.1)
        XCTAssertEqual(caret(at: 2, of: "MM").width, 2)
    }

    func testASpaceAtTheEndCounts() {
        XCTAssertGreaterThan(caret(at: 2, of: "M ").midX, caret(at: 1, of: "M ").midX + 3)
    }

    func testLines() {
        let first = caret(at: 1, of: "One\nTwo")
        let second = caret(at: 4, of: "One\nTwo")
        XCTAssertEqual(second.minX, -1, accuracy: 0.01)
        XCTAssertEqual(second.minY, first.maxY, accuracy: 3)
        XCTAssertGreaterThan(caret(at: 4, of: "One\n").minY, first.minY)
    }

    func testRightToLeft() {
        let string = "في الطريق"
        let (start, middle) = (
            caret(at: 0, of: string, direction: .rightToLeft), caret(at: 3, of: string, direction: .rightToLeft)
        )
        let end = caret(at: string.utf16.count, of: string, direction: .rightToLeft)
        XCTAssertEqual(start.midX, width, accuracy: 0.01)
        XCTAssertLessThan(middle.midX, start.midX)
        XCTAssertLessThan(end.midX, middle.midX)
    }

    func testEmptyTexts() {
        XCTAssertEqual(caret(at: 0, of: "").midX, 0, accuracy: 0.01)
        XCTAssertEqual(caret(at: 0, of: "", direction: .rightToLeft).midX, width, accuracy: 0.01)
        XCTAssertGreaterThan(caret(at: 0, of: "").height, 15)
    }
}
