import Foundation
import Typesetting
import XCTest

/// Line heights are those of iOS, whatever font draws the text. ``TallScriptTests`` has the letters that change them.
final class LineHeightTests: XCTestCase {
    func testOneLineHasItsFontsLineHeight() {
        let paragraph = layOutBody("Sup!")

        XCTAssertEqual(paragraph.size.height, 17 * 1.193359375, accuracy: 0.0001)
        XCTAssertEqual(paragraph.firstBaseline, 17 * 0.952148, accuracy: 0.0001)
    }

    func testLinesOfALabelAreALeadingApart() {
        let paragraph = layOutBody("one\ntwo\nthree")

        XCTAssertEqual(paragraph.size.height, 17 * 1.193359375 + 2 * 22, accuracy: 0.0001)
        XCTAssertEqual(paragraph.lines[1].baseline - paragraph.firstBaseline, 22, accuracy: 0.0001)
        XCTAssertEqual(paragraph.lastBaseline - paragraph.firstBaseline, 44, accuracy: 0.0001)
    }

    func testEveryLineOfATextViewTakesALeading() {
        XCTAssertEqual(layOutBody("one").heightWithTrailingLeading, 22, accuracy: 0.0001)
        XCTAssertEqual(layOutBody("one\ntwo").heightWithTrailingLeading, 44, accuracy: 0.0001)
    }

    func testLabelHeightsRoundUpToThoseOfIOS() {
        let heights: [(TextStyle, CGFloat)] = [(.footnote, 16), (.caption1, 15), (.body, 21), (.subheadline, 18)]
        for (style, height) in heights {
            let text = StyledText("Agp", TextAttributes(font: style.font(for: .large)))
            XCTAssertEqual(Typesetter.current.layOut(text).size.height.rounded(.up), height, "\(style)")
        }
    }

    func testAnEmptyTextHasOneEmptyLine() {
        let paragraph = layOutBody("")

        XCTAssertEqual(paragraph.lines.count, 1)
        XCTAssertEqual(paragraph.size.width, 0)
        XCTAssertEqual(paragraph.size.height, 17 * 1.193359375, accuracy: 0.0001)
    }

    func testALineFeedAtTheEndBeginsAnEmptyLine() {
        XCTAssertEqual(layOutBody("one\n").lines.count, 2)
    }

    func testTheLargestFontOfALineCounts() {
        let large = TextAttributes(font: TextStyle.title1.font(for: .large))
        let text = StyledText(runs: [.init(text: "small ", attributes: .body), .init(text: "LARGE", attributes: large)])
        let paragraph = Typesetter.current.layOut(text)

        XCTAssertEqual(paragraph.size.height, 28 * 1.193359375, accuracy: 0.001)
        XCTAssertEqual(paragraph.firstBaseline, 28 * 0.952148, accuracy: 0.001)
        XCTAssertEqual(paragraph.heightWithTrailingLeading, 34, accuracy: 0.001)
    }

    func testLineSpacingAndParagraphSpacingAreAddedBetweenLines() {
        let style = ParagraphStyle(lineSpacing: 3, paragraphSpacing: 10)
        let paragraph = layOutBody("one\ntwo", style: style)

        XCTAssertEqual(paragraph.lastBaseline - paragraph.firstBaseline, 22 + 13, accuracy: 0.0001)
        XCTAssertEqual(paragraph.size.height, layOutBody("one\ntwo").size.height + 13, accuracy: 0.0001)
    }

    func testAMinimumLineHeightAddsSpaceAboveTheText() {
        let paragraph = layOutBody("one\ntwo", style: ParagraphStyle(minimumLineHeight: 30))

        XCTAssertEqual(paragraph.size.height, 60, accuracy: 0.0001)
        XCTAssertEqual(paragraph.firstBaseline, 30 - 17 * 0.241211, accuracy: 0.001)
    }

    func testARaisedTextMakesItsLineHigher() {
        var raised = TextAttributes.body
        raised.baselineOffset = 6
        let paragraph = Typesetter.current.layOut(
            StyledText(runs: [.init(text: "E=mc", attributes: .body), .init(text: "2", attributes: raised)]))

        XCTAssertEqual(paragraph.size.height, 17 * 1.193359375 + 6, accuracy: 0.001)
        XCTAssertEqual(paragraph.content(in: 100).runs[1].origin.y, paragraph.firstBaseline - 6, accuracy: 0.001)
    }

    func testNonsensicalSizesDoNotCrash() {
        for size in [0, -3, .nan, .infinity, 1e9] as [CGFloat] {
            let text = StyledText("Ag", TextAttributes(font: .system(size: size)))
            XCTAssertEqual(Typesetter.current.layOut(text, maximumWidth: 100).lines.count > 0, true, "\(size)")
        }
        for width in [0, -3, .nan, .infinity, 1e12] as [CGFloat] {
            XCTAssertGreaterThan(layOutBody("Ag 😀", width: width).lines.count, 0, "\(width)")
        }
    }
}
