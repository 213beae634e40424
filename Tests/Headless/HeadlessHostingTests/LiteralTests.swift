import HeadlessHosting
import HeadlessSwiftUI
import HeadlessUIKit
import XCTest

/// The literals that Xcode writes, in SwiftUI.
@MainActor @preconcurrency
final class LiteralTests: XCTestCase {
    func testColors() {
        let literal = Color(#colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)).frame(width: 4, height: 4)
        let plain = Color(UIColor.red).frame(width: 4, height: 4)
        XCTAssertEqual(
            UIHostingController(rootView: literal).view.makeFrame(proposing: .init()),
            UIHostingController(rootView: plain).view.makeFrame(proposing: .init()))
    }
}
