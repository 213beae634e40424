import Frames
import HeadlessSwiftUI
import XCTest

/// The spacing of stacks around texts, and baseline alignment.
final class TextSpacingTests: XCTestCase {
    private var block: some View { Color.red.frame(width: 10, height: 10) }

    /// The gap between the two views of a column, computed from their frames.
    private func gap<Upper: View, Lower: View>(
        _ upper: Upper, _ lower: Lower, upperHeight: CGFloat, lowerHeight: CGFloat, scale: CGFloat
    ) -> CGFloat {
        let stack = VStack {
            upper; lower
        }
        let height = TextMeasuring(scale: scale).size(of: stack.fixedSize()).height
        return height - upperHeight - lowerHeight
    }

    /// Frames are aligned to whole pixels, so each end of a gap is off by at most half a pixel.
    private func assertGap(
        above: Bool, _ font: Font, lineHeight: CGFloat, _ expected: CGFloat, scale: CGFloat, line: UInt = #line
    ) {
        let text = Text("Test").font(font)
        let found =
            above
            ? gap(text, block, upperHeight: lineHeight, lowerHeight: 10, scale: scale)
            : gap(block, text, upperHeight: 10, lowerHeight: lineHeight, scale: scale)
        XCTAssertEqual(found, expected, accuracy: 0.5 / scale + 0.005, line: line)
    }

    func testAViewAboveAText() {
        assertGap(above: false, .footnote, lineHeight: 15.667, 4.80, scale: 3)
        assertGap(above: false, .footnote, lineHeight: 16, 5.14, scale: 2)
        assertGap(above: false, .body, lineHeight: 20.333, 6.43, scale: 3)
        assertGap(above: false, .body, lineHeight: 20.5, 6.60, scale: 2)
        assertGap(above: false, .caption, lineHeight: 14.333, 4.56, scale: 3)
        assertGap(above: false, .caption, lineHeight: 14.5, 4.39, scale: 2)
    }

    func testATextAboveAView() {
        assertGap(above: true, .footnote, lineHeight: 15.667, 8.02, scale: 3)
        assertGap(above: true, .footnote, lineHeight: 16, 8.35, scale: 2)
        assertGap(above: true, .body, lineHeight: 20.333, 10.64, scale: 3)
        assertGap(above: true, .body, lineHeight: 20.5, 10.81, scale: 2)
    }

    func testATextAboveAText() {
        let text = Text("Test")
        assertPixels(
            TextMeasuring().size(
                of: VStack {
                    text; text
                }
            ).height, 20.333 * 2 + 2)
        // Baselines of 13-point text are 18 apart, 2.49 more than the line height.
        let footnote = text.font(.footnote)
        assertPixels(
            TextMeasuring().size(
                of: VStack {
                    footnote; footnote
                }
            ).height, 15.667 * 2 + 2.667)
    }

    func testTextsBesideEachOther() {
        let width = TextMeasuring().size(of: Text("Test")).width
        assertPixels(
            TextMeasuring().size(
                of: HStack {
                    Text("Test"); Text("Test")
                }
            ).width, 2 * width + 8)
    }

    func testFramesAndPaddingsHideTheText() {
        let framed = Text("Test").frame(height: 30)
        assertPixels(
            TextMeasuring().size(
                of: VStack {
                    block; framed
                }
            ).height, 48)
        let padded = Text("Test").padding(.vertical, 1)
        assertPixels(
            TextMeasuring().size(
                of: VStack {
                    block; padded
                }
            ).height, 10 + 8 + 22.333)
    }

    func testEmptyTextNeedsNoSpacing() {
        assertPixels(
            TextMeasuring().size(
                of: VStack {
                    block; Text("")
                }
            ).height, 24)
        let row = HStack {
            Text(""); Text("Test").font(.caption2)
        }
        assertPixels(
            TextMeasuring().size(
                of: VStack {
                    block; row
                }
            ).height, 24)
    }

    /// The 11 points were measured in a picture at one pixel per point: a line of body text above a row with an
    /// avatar and a name.
    func testRowsOfTextsAndViewsUseBothSpacings() {
        let row = HStack {
            block; Text("Test")
        }
        func gap<Upper: View, Lower: View>(_ upper: Upper, _ lower: Lower, _ height: CGFloat) -> CGFloat {
            self.gap(upper, lower, upperHeight: height, lowerHeight: 20.333, scale: 3)
        }
        XCTAssertEqual(gap(block, row, 10), 6.43, accuracy: 0.2)
        XCTAssertEqual(gap(Text("Test"), row, 20.333), 10.64, accuracy: 0.2)
        XCTAssertEqual(gap(row, Text("Test"), 20.333), 6.43, accuracy: 0.2)
        XCTAssertEqual(gap(row, row, 20.333), 10.64, accuracy: 0.2)
    }

    // MARK: Baselines

    func testFirstBaselinesMeet() {
        let row = HStack(alignment: .firstTextBaseline) {
            Text("Large").font(.largeTitle)
            Text("one\ntwo").font(.body)
        }
        let found = TextMeasuring().frames(named: "Text", in: row)
        // The ascenders are 0.952148 × 34 and 0.952148 × 17 points.
        XCTAssertEqual(found[0].rect.minY, 0)
        assertPixels(found[1].rect.minY, 16.333)
        let baselines = found.map { $0.rect.minY + ($0.frame.text?.baselines.first ?? 0) }
        XCTAssertEqual(baselines[0], baselines[1], accuracy: 1 / 3)
    }

    func testLastBaselinesMeet() {
        let row = HStack(alignment: .lastTextBaseline) {
            Text("one")
            Text("one\ntwo")
        }
        let found = TextMeasuring().frames(named: "Text", in: row)
        assertPixels(found[0].rect.minY, 22)
    }

    func testViewWithoutTextIsOnTheBaseline() {
        let row = HStack(alignment: .firstTextBaseline) {
            block
            Text("Test")
        }
        let rect = TextMeasuring().frames(named: "Color", in: row)[0].rect
        // The ascender of 17-point text is 16.19.
        assertPixels(rect.maxY, 16.333, accuracy: 0.17)
    }
}

extension Frame {
    var text: TextContent? { if case .text(let content) = content { content } else { nil } }
}
