import Foundation
import Typesetting
import XCTest

/// The trailing space of a broken line as part of the paragraph's width.
final class TrailingSpaceTests: XCTestCase {
    private let string = "Message sent by other user"
    private let width: CGFloat = 150
    private let space = layOutBody("a b").size.width - layOutBody("ab").size.width

    func testTheSpaceOfTheWidestLineCounts() {
        let plain = layOutBody(string, width: width)
        let kept = layOutBody(string, style: ParagraphStyle(keepsTrailingSpace: true), width: width)
        XCTAssertEqual(plain.lineTexts, ["Message sent by", "other user"])
        XCTAssertEqual(kept.size.width, plain.size.width + space, accuracy: 0.05)
        // iOS: 133.33.
        XCTAssertEqual(kept.size.width, 133.33, accuracy: 0.7)
    }

    func testOnlyTheAvailableWidthIsTaken() {
        let letters = layOutBody("Message sent by").size.width
        for room in [letters + 0.01, letters + 1, letters + 3] {
            let kept = layOutBody(string, style: ParagraphStyle(keepsTrailingSpace: true), width: room)
            XCTAssertEqual(kept.lines.count, 2)
            XCTAssertEqual(kept.size.width, room, accuracy: 0.001)
        }
    }

    func testALineThatIsNotBrokenHasNoSpace() {
        let style = ParagraphStyle(keepsTrailingSpace: true)
        for string in ["Sup!", "one\ntwo", ""] {
            XCTAssertEqual(layOutBody(string, style: style, width: 300).size, layOutBody(string, width: 300).size)
        }
    }

    func testANarrowerLineWithItsSpaceIsNotTheWidest() {
        let style = ParagraphStyle(keepsTrailingSpace: true)
        let paragraph = layOutBody("by the unbreakable", style: style, width: 120)
        XCTAssertEqual(paragraph.lineTexts, ["by the", "unbreakable"])
        XCTAssertEqual(paragraph.size.width, paragraph.lines[1].width, accuracy: 0.001)
    }

    func testLinesAreAlignedByTheirLetters() {
        for (alignment, share) in [(ParagraphStyle.Alignment.left, 0.0), (.center, 0.5), (.right, 1)] {
            let style = ParagraphStyle(alignment: alignment, keepsTrailingSpace: true)
            let paragraph = layOutBody(string, style: style, width: width)
            for line in paragraph.lines {
                let rest = paragraph.size.width - line.width
                XCTAssertEqual(line.rect.minX, rest * share, accuracy: 0.001)
            }
        }
    }

    func testATextFromRightToLeftEndsInItsSpaceAtTheLeft() {
        let string = "זו הודעה קצרה שכתב חבר"
        let plain = layOutBody(string, width: 100)
        let kept = layOutBody(string, style: ParagraphStyle(keepsTrailingSpace: true), width: 100)
        XCTAssertEqual(kept.lineTexts, plain.lineTexts)
        XCTAssertGreaterThan(kept.size.width, plain.size.width + 2)
        for line in kept.lines { XCTAssertEqual(line.rect.maxX, kept.size.width, accuracy: 0.001) }
    }
}
