import Frames
import HeadlessSwiftUI
import Rendering
import XCTest

/// A view that makes the whole screen light or dark.
final class PreferredColorSchemeTests: XCTestCase {
    private func fill<Content: View>(of view: Content) -> Paint? {
        ViewFrames(view).makeFrame(proposing: ProposedSize(width: 40, height: 40)).first(named: "Color")?.fill
    }

    func testTheScreenAroundTheViewIsDarkToo() {
        let ground = Color(UIColor.systemBackground)
        XCTAssertEqual(fill(of: ground), .color(.white))
        XCTAssertEqual(fill(of: ground.overlay(Text("Night").preferredColorScheme(.dark))), .color(.black))
        XCTAssertEqual(fill(of: ground.overlay(Text("Any").preferredColorScheme(nil))), .color(.white))
    }

    func testFirstPreferredColorSchemeWins() {
        let view = VStack {
            Color(UIColor.systemBackground)
            Text("Night").preferredColorScheme(.dark)
            Text("Day").preferredColorScheme(.light)
        }
        XCTAssertEqual(fill(of: view), .color(.black))
    }
}
