import Foundation
import Typesetting
import XCTest

/// Paragraphs of different styles below each other.
final class BlockTests: XCTestCase {
    private func block(_ text: String, size: CGFloat = 20, indent: CGFloat = 0) -> TextBlock {
        var style = ParagraphStyle()
        style.firstLineIndent = indent
        style.headIndent = indent
        return TextBlock(
            text: StyledText(text, TextAttributes(font: FontDescription(size: size, leading: 2 * size))), style: style)
    }

    private func layOut(_ blocks: TextBlock..., width: CGFloat? = nil, height: CGFloat? = nil) -> Paragraph {
        Typesetter.current.layOut(blocks, maximumWidth: width, maximumHeight: height)
    }

    func testBlocksStandBelowEachOther() {
        let paragraph = layOut(block("one"), block("two", size: 10), block("three"))
        XCTAssertEqual(paragraph.string, "one\ntwo\nthree")
        XCTAssertEqual(paragraph.lines.map(\.rect.minY), [0, 40, 60])
        XCTAssertEqual(paragraph.heightWithTrailingLeading, 100)
    }

    func testEachBlockHasItsIndent() {
        let lines = layOut(block("one"), block("two", indent: 30)).lines
        XCTAssertEqual(lines[1].rect.minX - lines[0].rect.minX, 30, accuracy: 0.01)
    }

    func testRangesAreThoseOfTheWholeText() {
        let paragraph = layOut(block("größer"), block("two"))
        XCTAssertEqual(paragraph.lines.map { String(paragraph.string[$0.range]) }.last, "two")
    }

    func testBlocksThatDoNotFitAreLeftOut() {
        XCTAssertEqual(layOut(block("one"), block("two"), block("three"), height: 85).lines.count, 2)
    }

    func testTheLimitOfLinesCountsForAll() {
        var first = block("one")
        first.style.maximumLines = 2
        XCTAssertEqual(layOut(first, block("two"), block("three")).lines.count, 2)
    }
}
