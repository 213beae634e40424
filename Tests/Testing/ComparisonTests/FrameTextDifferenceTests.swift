import Comparison
import Foundation
import Frames
import XCTest

final class FrameTextDifferenceTests: XCTestCase {
    private func tree(radius: CGFloat, label: String = "Sup!") -> Frame {
        let text = Frame(
            name: "textView", rect: CGRect(x: 8, y: 8, width: 40, height: 20),
            content: .text(TextContent(string: label, runs: [])))
        return Frame(
            name: "bubbleView", rect: CGRect(x: 0, y: 0, width: 56, height: 36), corners: CornerRadii(radius),
            children: [text])
    }

    func testEqualTreesHaveNoDifference() {
        XCTAssertEqual(FrameTextDifference(expected: tree(radius: 18), actual: tree(radius: 18)).lines, [])
    }

    func testChangedLineIsShownOldAndNew() {
        XCTAssertEqual(
            FrameTextDifference(expected: tree(radius: 18), actual: tree(radius: 0)).lines,
            ["- bubbleView  0 0 56 36  radius 18", "+ bubbleView  0 0 56 36"])
    }

    func testLongDifferencesAreCutShort() {
        let difference = FrameTextDifference(
            expected: tree(radius: 18), actual: tree(radius: 0, label: "Hello"))
        XCTAssertEqual(difference.lines.count, 4)
        XCTAssertEqual(
            difference.text(maximumLines: 2),
            "- bubbleView  0 0 56 36  radius 18\n- └─ textView  8 8 40 20  \"Sup!\"\n… 2 more")
    }
}
