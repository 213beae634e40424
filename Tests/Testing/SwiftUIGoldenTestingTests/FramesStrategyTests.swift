import Frames
import GoldenTesting
import HeadlessSwiftUI
import SwiftUIGoldenTesting
import XCTest

/// The tree of frames of a SwiftUI view as text.
final class FramesStrategyTests: XCTestCase {
    private func frames<Content: View>(
        of view: Content, _ strategy: Snapshotting<Content, String>
    ) -> String {
        var text = ""
        strategy.snapshot(view).run { text = $0 }
        return text
    }

    func testAViewIsAsLargeAsItsContent() {
        XCTAssertEqual(
            frames(of: Color.red.frame(width: 30, height: 20), .frames), "Color  0 0 30 20  fill #FF3B30")
    }

    func testAViewIsCenteredInAProposedSize() {
        XCTAssertEqual(
            frames(of: Color.red.frame(width: 30, height: 20), .frames(layout: .fixed(width: 50, height: 40))),
            """
            Screen  0 0 50 40
            └─ Color  10 10 30 20  fill #FF3B30
            """)
    }
}
