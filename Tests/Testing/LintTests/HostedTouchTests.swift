import Frames
import HeadlessHosting
import HeadlessSwiftUI
import HeadlessUIKit
import Lint
import XCTest

/// Touches that pass through views of one framework pass through those of the other framework inside of them.
@MainActor @preconcurrency
final class HostedTouchTests: XCTestCase {
    private struct Hosted: UIViewRepresentable {
        func makeUIView(context: Context) -> UIButton { UIButton() }
        func updateUIView(_ button: UIButton, context: Context) {}
    }

    func testUIKitInSwiftUI() {
        let button = Hosted().frame(width: 30, height: 30)
        XCTAssertEqual(lint(.touchTarget, button).count, 1)
        XCTAssertEqual(lint(.touchTarget, button.allowsHitTesting(false)), [])
    }

    func testSwiftUIInUIKit() throws {
        let controller = UIHostingController(
            rootView: Button(action: {}) { Text("More").frame(width: 60, height: 20) })
        let view = try XCTUnwrap(controller.view)
        view.frame = CGRect(x: 8, y: 8, width: 100, height: 40)
        let outer = board(200, 100, view)
        XCTAssertEqual(lint(.touchTarget, outer).count, 1)
        outer.isUserInteractionEnabled = false
        XCTAssertEqual(lint(.touchTarget, outer), [])
    }
}
