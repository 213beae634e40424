import Foundation
import Frames
import Rendering
import Typesetting
import XCTest

/// The boxes of words.
final class WordTests: XCTestCase {
    private func lines(_ text: String, width: CGFloat? = nil, style: ParagraphStyle = .init()) -> [WrittenLine] {
        TreeTags.standard.marking {
            let attributes = TextAttributes(font: .system(size: 17))
            return Typesetter.current.layOut(StyledText(text, attributes), style: style, maximumWidth: width)
                .content(in: width ?? 500).written.lines
        }
    }

    func testWordsAreWhatIsBetweenSpaces() throws {
        let line = try XCTUnwrap(lines("Two words,  here").first)
        XCTAssertEqual(line.words.map(\.text), ["Two", "words,", "here"])
        XCTAssertEqual(line.words[0].x, 0)
        XCTAssertGreaterThan(line.words[1].x, line.words[0].x + line.words[0].width)
        XCTAssertEqual(line.words[2].x + line.words[2].width, line.width, accuracy: 1)
        XCTAssertEqual(line.rect.height, line.height)
    }

    /// The spacing after the last letter belongs to the line and to its last word.
    func testTheLastWordEndsWithItsLine() throws {
        var truncated = ParagraphStyle()
        truncated.maximumLines = 1
        truncated.lineBreak = .truncateTail
        let all = [
            lines("Hungry?"), lines("One two three four five", width: 80),
            lines("One two three four", width: 80, style: truncated), lines("A 👍"),
        ].flatMap(\.self)
        XCTAssertGreaterThan(all.count, 4)
        for line in all {
            let last = try XCTUnwrap(line.words.last)
            XCTAssertEqual(last.x + last.width, line.width, accuracy: 0.02, String(line.text))
        }
    }

    func testEachLineHasItsWords() {
        XCTAssertEqual(lines("One two three", width: 80).map { $0.words.map(\.text) }, [["One", "two"], ["three"]])
    }

    func testWordsFromRightToLeftAreFromLeftToRight() throws {
        let line = try XCTUnwrap(lines("שלום עולם").first)
        XCTAssertEqual(line.words.map(\.text), ["עולם", "שלום"])
        XCTAssertLessThan(line.words[0].x, line.words[1].x)
    }

    func testAnEllipsisEndsTheLastWord() throws {
        var style = ParagraphStyle()
        style.maximumLines = 1
        style.lineBreak = .truncateTail
        let words = try XCTUnwrap(lines("One two three four", width: 80, style: style).first).words
        XCTAssertTrue(try XCTUnwrap(words.last).text.hasSuffix("…"), "\(words)")
        XCTAssertFalse(words.contains { $0.text.contains("four") })
    }

    func testEmojiAndMarksAreWhole() throws {
        XCTAssertEqual(try XCTUnwrap(lines("👩‍👩‍👧 e\u{301}t").first).words.map(\.text), ["👩‍👩‍👧", "e\u{301}t"])
    }

    func testThereAreNoneWithoutARequest() {
        let attributes = TextAttributes(font: .system(size: 17))
        let paragraph = Typesetter.current.layOut(StyledText("Two words", attributes))
        XCTAssertEqual(paragraph.content(in: 500).written.lines.map(\.words), [[]])
    }
}
