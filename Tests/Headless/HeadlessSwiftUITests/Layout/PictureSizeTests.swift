import Foundation
import Frames
import HeadlessSwiftUI
import XCTest

/// A picture is as large as its view, even when only one part of the view paints anything.
final class PictureSizeTests: XCTestCase {
    private func assertSize<Content: View>(
        _ view: Content, _ width: CGFloat, _ height: CGFloat, shows part: CGRect, line: UInt = #line
    ) {
        let frame = DrawnView(view).frame
        XCTAssertEqual(frame.rect, CGRect(x: 0, y: 0, width: width, height: height), line: line)
        var painted: [CGRect] = []
        frame.forEach { inner, rect in if inner.fill != nil { painted.append(rect) } }
        XCTAssertEqual(painted, [part], line: line)
    }

    func testPaintInACornerDoesNotDetermineTheSize() {
        let dot = CGRect(x: 0, y: 0, width: 20, height: 10)
        let red = Color.red.frame(width: 20, height: 10)
        assertSize(red, 20, 10, shows: dot)
        assertSize(red.frame(width: 100, alignment: .leading), 100, 10, shows: dot)
        assertSize(red.padding(.trailing, 8), 28, 10, shows: dot)
        assertSize(red.frame(width: 5, height: 5, alignment: .topLeading), 5, 5, shows: dot)
    }

    func testPaintElsewhereKeepsItsPosition() {
        let red = Color.red.frame(width: 20, height: 10)
        assertSize(red.padding(4), 28, 18, shows: CGRect(x: 4, y: 4, width: 20, height: 10))
    }
}
