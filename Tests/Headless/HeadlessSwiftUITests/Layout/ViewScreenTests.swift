import Foundation
import Frames
import HeadlessSwiftUI
import Rendering
import XCTest

/// A view on a screen of 100 by 200 points, with bars that cover 20 points at the top and 10 at the bottom.
final class ViewScreenTests: XCTestCase {
    private func groundOfView(height: CGFloat) -> CGRect? {
        let insets = EdgeInsets(top: 20, leading: 0, bottom: 10, trailing: 0)
        let frame = MainQueue.run {
            ViewScreen(
                Color.clear.frame(width: 60, height: height).background(Color.red, ignoresSafeAreaEdges: .all),
                safeAreaInsets: insets
            ).makeFrame(proposing: ProposedSize(width: 100, height: 200))
        }
        var ground: CGRect?
        frame.forEach { frame, rect in
            if frame.fill == .color(Color.red.rgba(in: EnvironmentValues(RenderSettings()))) { ground = rect }
        }
        return ground
    }

    func testViewIsCenteredInTheSafeArea() {
        XCTAssertEqual(groundOfView(height: 50), CGRect(x: 20, y: 80, width: 60, height: 50))
    }

    func testBackgroundExtendsUnderTheBars() {
        XCTAssertEqual(groundOfView(height: 170), CGRect(x: 20, y: 0, width: 60, height: 200))
    }
}
