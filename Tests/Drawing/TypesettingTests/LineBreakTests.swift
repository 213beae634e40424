import Foundation
import Typesetting
import XCTest

/// Line breaks and truncation.
final class LineBreakTests: XCTestCase {
    // MARK: Wrapping

    func testWordsWrapWhereTheyDoOnIOS() {
        // Line breaks in iOS screenshots: a bubble of at most 254 points leaves 222 for its text.
        XCTAssertEqual(
            layOutBody("When the message is followed by system message, it ends the group", width: 222).lineTexts,
            ["When the message is", "followed by system", "message, it ends the group"])
        let subheadline = TextAttributes(font: TextStyle.subheadline.font(for: .extraExtraExtraLarge))
        XCTAssertEqual(
            Typesetter.current.layOut(
                StyledText("Hello Darth Vader! Where is my light saber?", subheadline), maximumWidth: 280
            ).lineTexts,
            ["Hello Darth Vader! Where is", "my light saber?"])
    }

    func testATextFitsInItsOwnWidth() {
        for string in ["Sup!", "Some long text goes here.", "12:01\u{202F}AM", "Hi 😀", "مرحبا بالعالم"] {
            let width = layOutBody(string).size.width
            XCTAssertEqual(layOutBody(string, width: width).lines.count, 1, string)
            XCTAssertEqual(layOutBody(string, width: width).size.width, width, accuracy: 0.001, string)
        }
    }

    func testSpacesAtTheEndOfALineDontCount() {
        let paragraph = layOutBody("one   two", width: 40)

        XCTAssertEqual(paragraph.lineTexts, ["one", "two"])
        XCTAssertEqual(paragraph.lines[0].width, layOutBody("one").size.width, accuracy: 1)
    }

    func testAWordThatIsTooWideIsBrokenInside() {
        let paragraph = layOutBody("Donaudampfschifffahrtsgesellschaft", width: 100)

        XCTAssertGreaterThan(paragraph.lines.count, 1)
        XCTAssertLessThanOrEqual(paragraph.size.width, 100)
    }

    func testCharacterWrappingFillsLinesRegardlessOfWords() {
        let width = layOutBody("Hello wor").size.width
        let paragraph = layOutBody("Hello world", style: ParagraphStyle(lineBreak: .charWrap), width: width)

        XCTAssertEqual(paragraph.lineTexts, ["Hello wor", "ld"])
    }

    func testClippingBreaksNoLine() {
        let paragraph = layOutBody("Hello world", style: ParagraphStyle(lineBreak: .clip), width: 30)

        XCTAssertEqual(paragraph.lines.count, 1)
        XCTAssertGreaterThan(paragraph.size.width, 30)
    }

    func testATextWithSeveralAttributesFitsItsOwnWidth() {
        let bold = TextAttributes(font: .system(size: 17, weight: .semibold), tracking: 0.85)
        let plain = TextAttributes(font: .system(size: 17))
        for count in 4...30 {
            let words = String(repeating: "in a line ", count: count).dropLast()
            let text = StyledText(runs: [
                .init(text: "| ", attributes: bold), .init(text: String(words), attributes: plain),
            ])
            let width = Typesetter.current.layOut(text).size.width
            let lines = Typesetter.current.layOut(text, maximumWidth: width).lines
            XCTAssertEqual(lines.count, 1, "\(count) times")
        }
    }

    func testATextWithAnEmojiIsNotTruncatedAtItsOwnWidth() {
        for size in [13.0, 15, 17, 19, 23] {
            let text = StyledText("📊 You voted: Poll", TextAttributes(font: .system(size: size)))
            let style = ParagraphStyle(lineBreak: .truncateTail, maximumLines: 1)
            let width = Typesetter.current.layOut(text).size.width
            let lines = Typesetter.current.layOut(text, style: style, maximumWidth: width).lines
            XCTAssertFalse(lines[0].isTruncated, "at \(size) points")
        }
    }

    // MARK: Limits

    func testWithoutTruncationFurtherLinesAreDropped() {
        let paragraph = layOutBody("one\ntwo\nthree", style: ParagraphStyle(maximumLines: 2))

        XCTAssertEqual(paragraph.lineTexts, ["one", "two"])
        XCTAssertTrue(paragraph.isTruncated)
        XCTAssertEqual(ellipsisCount(paragraph), 0)
    }

    func testATailIsTruncatedOnTheOnlyLine() {
        let style = ParagraphStyle(lineBreak: .truncateTail, maximumLines: 1)
        let paragraph = layOutBody("A message that is too long", style: style, width: 100)

        XCTAssertEqual(paragraph.lines.count, 1)
        XCTAssertTrue(paragraph.isTruncated)
        XCTAssertLessThanOrEqual(paragraph.size.width, 100)
        XCTAssertEqual(placeOfEllipsis(paragraph), .last)
        XCTAssertEqual(paragraph.string[paragraph.lines[0].range], "A message that is too long")
    }

    func testATextThatFitsIsNotTruncated() {
        let style = ParagraphStyle(lineBreak: .truncateTail, maximumLines: 1)

        XCTAssertFalse(layOutBody("Sup!", style: style, width: 100).isTruncated)
    }

    func testATailIsTruncatedOnTheLastOfSeveralLines() {
        let style = ParagraphStyle(lineBreak: .truncateTail, maximumLines: 2)
        let paragraph = layOutBody("A message that is much too long for two lines", style: style, width: 120)

        XCTAssertEqual(paragraph.lines.count, 2)
        XCTAssertEqual(paragraph.lines.map(\.isTruncated), [false, true])
        XCTAssertEqual(placeOfEllipsis(paragraph), .last)
        XCTAssertLessThanOrEqual(paragraph.size.width, 120)
    }

    func testAHeadIsTruncated() {
        let style = ParagraphStyle(lineBreak: .truncateHead, maximumLines: 1)

        XCTAssertEqual(placeOfEllipsis(layOutBody("A message that is long", style: style, width: 100)), .first)
    }

    func testAMiddleIsTruncated() {
        let style = ParagraphStyle(lineBreak: .truncateMiddle, maximumLines: 1)

        XCTAssertEqual(placeOfEllipsis(layOutBody("A message that is long", style: style, width: 100)), .middle)
    }

    func testLinesOfSeveralParagraphsAreCountedTogether() {
        let style = ParagraphStyle(lineBreak: .truncateTail, maximumLines: 2)
        let paragraph = layOutBody("one\ntwo\nthree", style: style, width: 200)

        XCTAssertEqual(paragraph.lines.count, 2)
        // Nothing of the second line is omitted, so it has no ellipsis, as on iOS.
        XCTAssertEqual(paragraph.lines[1].width, layOutBody("two").size.width, accuracy: 1)
        XCTAssertTrue(paragraph.isTruncated)
    }

    func testAHeightLimitsTheLines() {
        let style = ParagraphStyle(lineBreak: .truncateTail)

        XCTAssertEqual(layOutBody("one\ntwo\nthree", style: style, height: 50).lines.count, 2)
        XCTAssertEqual(layOutBody("one\ntwo\nthree", style: style, height: 64.3).lines.count, 3)
        XCTAssertEqual(layOutBody("one\ntwo\nthree", style: style, height: 1).lines.count, 1)
    }

    // MARK: Indents and tabs

    func testIndentsNarrowTheLinesAndMoveThem() {
        let style = ParagraphStyle(firstLineIndent: 30, headIndent: 10, tailIndent: -20)
        let paragraph = layOutBody("Hello Darth Vader! Where is my light saber?", style: style, width: 200)

        XCTAssertEqual(paragraph.lines[0].rect.minX, 30, accuracy: 0.01)
        XCTAssertEqual(paragraph.lines[1].rect.minX, 10, accuracy: 0.01)
        XCTAssertTrue(paragraph.lines.allSatisfy { $0.rect.maxX <= 180 })
    }

    func testATabLeadsToItsStop() {
        let style = ParagraphStyle(headIndent: 30, tabStops: [.init(location: 30)])
        let paragraph = layOutBody("•\tA list item that needs two lines", style: style, width: 150)
        let xs = paragraph.content(in: 150).runs.flatMap { run in run.glyphs.map { run.origin.x + CGFloat($0.x) } }

        XCTAssertEqual(xs[1], 30, accuracy: 0.01)
        XCTAssertEqual(paragraph.lines[1].rect.minX, 30, accuracy: 0.01)
    }

    // MARK: Helpers

    private enum Place { case first, middle, last, nowhere }

    private static let ellipsis = layOutBody("…").content(in: 100).runs[0].glyphs[0].id

    private func ellipsisCount(_ paragraph: Paragraph) -> Int {
        lastLineGlyphs(paragraph).filter { $0 == Self.ellipsis }.count
    }

    private func placeOfEllipsis(_ paragraph: Paragraph) -> Place {
        let glyphs = lastLineGlyphs(paragraph)
        guard let place = glyphs.firstIndex(of: Self.ellipsis) else { return .nowhere }
        return place == 0 ? .first : place == glyphs.count - 1 ? .last : .middle
    }

    private func lastLineGlyphs(_ paragraph: Paragraph) -> [UInt32] {
        let baseline = paragraph.lastBaseline
        return paragraph.content(in: 300).runs.filter { abs($0.origin.y - baseline) < 1 }.flatMap(\.glyphs).map(\.id)
    }
}
