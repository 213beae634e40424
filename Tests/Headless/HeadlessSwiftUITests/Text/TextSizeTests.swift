import Frames
import HeadlessSwiftUI
import XCTest

/// The sizes of texts. Widths were measured in pictures from iOS at three pixels per point.
final class TextSizeTests: XCTestCase {
    private let threefold = TextMeasuring()

    func testHeightsOfOneLineAreWholePixels() {
        let heights: [(Font, threefold: CGFloat, twofold: CGFloat)] = [
            (.caption, 14.333, 14.5), (.footnote, 15.667, 16), (.subheadline, 18, 18), (.body, 20.333, 20.5),
            (.headline, 20.333, 20.5), (.title3, 24, 24), (.title2, 26.333, 26.5), (.title, 33.667, 33.5),
            (.largeTitle, 40.667, 41), (.callout, 19.333, 19.5), (.caption2, 13.333, 13.5),
        ]
        for (font, threefoldHeight, twofoldHeight) in heights {
            let text = Text("Test").font(font)
            assertPixels(threefold.size(of: text).height, threefoldHeight, "\(font)")
            assertPixels(TextMeasuring(scale: 2).size(of: text).height, twofoldHeight, "\(font)")
        }
    }

    func testLineSpacingIsTheLeadingOfTheFont() {
        assertPixels(threefold.size(of: Text("One\nTwo")).height, 42.333)
        assertPixels(threefold.size(of: Text("One\nTwo\nThree")).height, 64.333)
        assertPixels(threefold.size(of: Text("One\nTwo").font(.caption)).height, 30.333)
        assertPixels(threefold.size(of: Text("One\nTwo").lineSpacing(5)).height, 47.333)
    }

    func testWidthsAreThoseOfSanFrancisco() {
        let widths: [(String, CGFloat)] = [
            ("Test", 32.33), ("test message", 102), ("Test message", 105.33), ("Test 0", 47), ("Test 1", 44),
            ("Test 2", 46.33), ("Test Adolfo", 85.67), ("Test Stefan", 85.67), ("Test Martin", 85.33),
            ("Deleted message", 132.33), ("Message deleted", 130.33), ("Test message 1", 117),
            ("Test message 2", 119.33), ("Test message 3", 119.67), ("Message sent by current user", 226),
            ("This is a pinned message", 191.33), ("This is a **bold** text", 163.67),
            ("A strikethrough example", 185), ("Hi @Martin, how are you?", 193.33),
        ]
        for (string, width) in widths {
            // The substitute font is fitted to San Francisco, and deviates by at most this much.
            assertPixels(threefold.size(of: Text(verbatim: string)).width, width, string, accuracy: 1.35)
        }
        assertPixels(threefold.size(of: Text("Dec 31").font(.footnote)).width, 41.67, accuracy: 1)
        assertPixels(threefold.size(of: Text("Jan 01").font(.footnote)).width, 39.33, accuracy: 1)
    }

    func testWidthsAreWholePixels() {
        for string in ["Test", "A strikethrough example", "i"] {
            let width = threefold.size(of: Text(verbatim: string)).width * 3
            assertPixels(width, width.rounded(), string, accuracy: 0.001)
        }
    }

    func testAnEmptyTextHasAHeightAndNoWidth() {
        XCTAssertEqual(threefold.size(of: Text("")), CGSize(width: 0, height: 14))
        XCTAssertEqual(threefold.size(of: Text("").font(.largeTitle)), CGSize(width: 0, height: 14))
        XCTAssertEqual(TextMeasuring(scale: 2).size(of: Text("")).height, 14)
    }

    // MARK: Line breaks

    func testLinesAreBrokenOnlyWhereTheWidthDemandsIt() {
        let text = Text("Message sent by current user")
        let ideal = threefold.size(of: text)
        XCTAssertEqual(threefold.size(of: text, width: 400), ideal)
        XCTAssertEqual(threefold.size(of: text, width: ideal.width), ideal)
        assertPixels(threefold.size(of: text, width: ideal.width - 1).height, 42.333)
    }

    /// The space at a line break counts toward the width, and no short word is left alone on the last line.
    func testABrokenLineKeepsItsSpace() {
        let size = threefold.size(of: Text("Message sent by other user"), width: 193)
        assertPixels(size.height, 42.333)
        assertPixels(size.width, 133.33, accuracy: 1.35)
    }

    func testShortTextKeepsItsWidthNextToALongOne() {
        let row = HStack {
            Text("Message sent by other user, who has much to say")
            Text("Test")
        }
        let rects = threefold.frames(named: "Text", in: row, width: 200).map(\.rect)
        assertPixels(rects[1].width, threefold.size(of: Text("Test")).width)
        XCTAssertLessThanOrEqual(rects[0].width, 200 - 8 - rects[1].width)
        assertPixels(rects[0].height, 64.333)
    }

    /// A column of letters, one per line.
    func testATextIsAtLeastAsWideAsItsWidestLetter() {
        let text = Text("Wii")
        let least = threefold.size(of: text, width: 0)
        assertPixels(least.width, threefold.size(of: Text("W")).width, accuracy: 0.7)
        assertPixels(least.height, 64.333)
        assertPixels(threefold.size(of: text.lineLimit(1), width: 0).height, 20.333)
        XCTAssertEqual(threefold.texts(in: text, width: 0)[0].baselines.count, 3)
    }

    func testLineLimitTruncates() {
        let text = Text("Message sent by other user, who has much to say about it")
        assertPixels(threefold.size(of: text.lineLimit(1), width: 193).height, 20.333)
        assertPixels(threefold.size(of: text.lineLimit(2), width: 193).height, 42.333)
        let content = threefold.texts(in: text.lineLimit(1), width: 193)[0]
        let whole = threefold.texts(in: text)[0]
        XCTAssertLessThan(content.glyphCount, whole.glyphCount)
        XCTAssertEqual(threefold.texts(in: text, width: 193)[0].baselines.count, 3)
    }

    func testHeightTruncates() {
        let text = Text("Message sent by other user, who has much to say about it")
        assertPixels(threefold.size(of: text, width: 193, height: 50).height, 42.333)
        assertPixels(threefold.size(of: text, width: 193, height: 5).height, 20.333)
    }

    func testReservedLines() {
        let one = Text("One")
        assertPixels(threefold.size(of: one.lineLimit(2, reservesSpace: true)).height, 42.333)
        assertPixels(threefold.size(of: one.lineLimit(3...)).height, 64.333)
        assertPixels(threefold.size(of: one.lineLimit(2...4)).height, 42.333)
        assertPixels(threefold.size(of: one.lineLimit(...4)).height, 20.333)
        let five = Text("1\n2\n3\n4\n5")
        assertPixels(threefold.size(of: five.lineLimit(2...4)).height, 86.333)
        assertPixels(threefold.size(of: five.lineLimit(1).lineLimit(nil)).height, 20.333)
    }

    func testTextShrinksBeforeItIsTruncated() throws {
        let text = Text("Message sent by current user").lineLimit(1)
        let small = threefold.texts(in: text.minimumScaleFactor(0.5), width: 160)[0]
        let width = threefold.size(of: text.minimumScaleFactor(0.5), width: 160).width
        XCTAssertLessThanOrEqual(width, 160)
        // The font size is found to within a hundredth.
        XCTAssertGreaterThan(width, 157)
        XCTAssertEqual(small.glyphCount, threefold.texts(in: text)[0].glyphCount)
        let smallest = threefold.texts(in: text.minimumScaleFactor(0.9), width: 160)[0]
        XCTAssertEqual(try XCTUnwrap(smallest.runs.first?.size), 17 * 0.9, accuracy: 0.001)
        XCTAssertLessThan(smallest.glyphCount, small.glyphCount)
        XCTAssertEqual(threefold.texts(in: text.minimumScaleFactor(0.5), width: 400)[0].runs[0].size, 17)
    }

    // MARK: Dynamic Type

    func testLengthsFollowATextStyle() {
        struct Block: View {
            @ScaledMetric(relativeTo: .caption) private var length = 16.0
            var body: some View { Color.red.frame(width: length, height: 1) }
        }
        XCTAssertEqual(threefold.size(of: Block()).width, 16)
        // The style's baselines are 16 points apart at the standard text size, and 23 at this one.
        XCTAssertEqual(threefold.size(of: Block().dynamicTypeSize(.xxxLarge)).width, 23)
    }

    func testFontsFollowDynamicType() {
        let text = Text("Test")
        assertPixels(threefold.size(of: text.dynamicTypeSize(.xxxLarge)).height, 27.667)
        assertPixels(threefold.size(of: text.dynamicTypeSize(.accessibility5).dynamicTypeSize(.small)).height, 63.333)
        assertPixels(threefold.size(of: text.font(.system(size: 17)).dynamicTypeSize(.xxxLarge)).height, 20.333)
        assertPixels(threefold.size(of: text.dynamicTypeSize(...DynamicTypeSize.small)).height, 18)
        let custom = text.font(.custom("Helvetica", size: 17, relativeTo: .body))
        // 17 points × 29 / 22, rounded to a whole pixel; Helvetica's line height is 1.15 times its size.
        assertPixels(threefold.size(of: custom.dynamicTypeSize(.xxxLarge)).height, 26)
        let fixed = text.font(.custom("Helvetica", fixedSize: 17))
        assertPixels(threefold.size(of: fixed.dynamicTypeSize(.xxxLarge)).height, 19.667)
    }
}

extension TextContent {
    var glyphCount: Int { runs.reduce(0) { $0 + $1.glyphs.count } }
}
