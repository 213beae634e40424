import HeadlessSwiftUI
import XCTest

/// Views above each other.
final class LayersTests: XCTestCase {
    /// A z-stack that is asked for the most is endless, not without a size.
    func testLayersAreAsFlexibleAsWhatIsInThem() {
        let view = VStack(spacing: 0) {
            ZStack { Color.red }
            Color.green.frame(height: 10)
        }
        XCTAssertEqual(colors(in: view, width: 10, height: 100).map(\.height), [90, 10])
    }
}
