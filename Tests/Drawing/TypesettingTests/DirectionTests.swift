import Foundation
import Frames
import Typesetting
import XCTest

/// Alignment, and right-to-left text.
final class DirectionTests: XCTestCase {
    private let hebrew = "שלום עולם"

    func testNaturalAlignmentFollowsTheText() {
        XCTAssertEqual(left(of: layOutBody("Hello"), in: 200), 0, accuracy: 0.01)
        let paragraph = layOutBody(hebrew)
        XCTAssertEqual(left(of: paragraph, in: 200), 200 - paragraph.size.width, accuracy: 0.01)
    }

    func testTextWithoutLettersFollowsTheLayout() {
        let paragraph = layOutBody("123", style: ParagraphStyle(layoutDirection: .rightToLeft))
        XCTAssertEqual(left(of: paragraph, in: 200), 200 - paragraph.size.width, accuracy: 0.01)
    }

    func testAlignments() {
        let width = layOutBody("Hello").size.width
        XCTAssertEqual(left(of: layOutBody("Hello", style: .init(alignment: .left)), in: 200), 0, accuracy: 0.01)
        XCTAssertEqual(
            left(of: layOutBody("Hello", style: .init(alignment: .center)), in: 200), (200 - width) / 2, accuracy: 0.01)
        XCTAssertEqual(
            left(of: layOutBody("Hello", style: .init(alignment: .right)), in: 200), 200 - width, accuracy: 0.01)
    }

    func testJustifiedLinesFillTheWidthButForTheLast() {
        let style = ParagraphStyle(alignment: .justified)
        let paragraph = layOutBody("Hello Darth Vader! Where is my light saber?", style: style, width: 200)

        for line in paragraph.lines.dropLast() { XCTAssertEqual(line.width, 200, accuracy: 0.6) }
        XCTAssertLessThan(paragraph.lines.last?.width ?? 0, 190)
    }

    func testTheFirstLetterFromTheRightStandsRightmost() {
        // Colors distinguish the letters.
        let text = StyledText(runs: [
            .init(text: "של", attributes: TextAttributes(font: TextAttributes.body.font, color: .black)),
            .init(text: "ום", attributes: TextAttributes(font: TextAttributes.body.font, color: .white)),
        ])
        let runs = Typesetter.current.layOut(text).content(in: 200).runs

        XCTAssertEqual(runs.map(\.color), [.white, .black])
    }

    func testANumberInsideHebrewRunsFromLeftToRight() {
        let digits = layOutBody("123").content(in: 100).runs[0].glyphs.map(\.id)
        let mixed = layOutBody("שלום 123 עולם").content(in: 200).runs.filter { $0.face.file.hasPrefix("Inter") }

        XCTAssertTrue(mixed.contains { run in run.glyphs.map(\.id).filter(digits.contains) == digits })
    }

    func testAForcedDirectionOrdersNeutralEnds() {
        func firstGlyph(_ direction: ParagraphStyle.Direction) -> UInt32? {
            layOutBody("Hello!", style: ParagraphStyle(direction: direction)).content(in: 100).runs.first?.glyphs.first?
                .id
        }
        XCTAssertNotEqual(firstGlyph(.leftToRight), firstGlyph(.rightToLeft))
    }

    func testATruncatedTextFromRightToLeftEndsAtTheLeft() {
        let style = ParagraphStyle(lineBreak: .truncateTail, maximumLines: 1)
        let paragraph = layOutBody("שלום עולם שלום עולם", style: style, width: 80)
        let ellipsis = layOutBody("…").content(in: 100).runs[0].glyphs[0].id

        XCTAssertTrue(paragraph.isTruncated)
        XCTAssertEqual(paragraph.content(in: 80).runs.first?.glyphs.first?.id, ellipsis)
    }

    private func left(of paragraph: Paragraph, in width: CGFloat) -> CGFloat {
        let glyph = paragraph.content(in: width).runs.map { $0.origin.x + CGFloat($0.glyphs.map(\.x).min() ?? 0) }
        return glyph.min() ?? .nan
    }
}
