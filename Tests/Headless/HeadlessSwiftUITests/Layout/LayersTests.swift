import HeadlessSwiftUI
import XCTest

/// Z-stacks.
final class LayersTests: XCTestCase {
    /// The maximum size of a z-stack is infinite, not undefined.
    func testZStackIsAsFlexibleAsItsContent() {
        let view = VStack(spacing: 0) {
            ZStack { Color.red }
            Color.green.frame(height: 10)
        }
        XCTAssertEqual(colors(in: view, width: 10, height: 100).map(\.height), [90, 10])
    }
}
