import Frames
import HeadlessSwiftUI
import XCTest

/// The rules by which stacks, frames and paddings divide room. Where a comment names no source, the figures follow
/// from the rules.
final class StackTests: XCTestCase {
    /// The places of all colours of a view, in the order of painting.
    private func colors<Content: View>(in view: Content, width: CGFloat?, height: CGFloat? = 10) -> [CGRect] {
        let frame = ViewFrames(view).makeFrame(proposing: ProposedSize(width: width, height: height))
        var rects: [CGRect] = []
        frame.forEach { inner, rect in if inner.name == "Color" { rects.append(rect) } }
        return rects
    }

    func testThreeEqualColorsShareTheRoom() {
        let rects = colors(
            in: HStack(spacing: 0) {
                Color.red; Color.green; Color.blue
            }, width: 300)
        XCTAssertEqual(rects.map(\.width), [100, 100, 100])
    }

    /// objc.io, "How an HStack lays out its children" (2020).
    func testLimitsThatDoNotFitReachOverTheEdge() {
        let view = HStack(spacing: 0) {
            Color.red.frame(maxWidth: 100)
            Color.green.frame(minWidth: 100)
        }
        let rects = colors(in: view.frame(width: 150), width: 300)
        XCTAssertEqual(rects.map(\.width), [75, 100])
    }

    func testNothingProposedGivesTenPoints() {
        let rects = colors(
            in: HStack {
                Color.red; Color.green; Color.blue
            }, width: nil, height: nil)
        XCTAssertEqual(rects.map(\.minX), [0, 18, 36])
        XCTAssertEqual(rects.map(\.size), Array(repeating: CGSize(width: 10, height: 10), count: 3))
    }

    func testNoGapsAtASpacer() {
        let view = HStack {
            Color.red.frame(width: 50)
            Spacer()
            Color.green.frame(width: 50)
        }
        XCTAssertEqual(colors(in: view, width: 300).map(\.minX), [0, 250])
    }

    /// A z-stack that is asked for the most is endless, not without a size.
    func testLayersAreAsFlexibleAsWhatIsInThem() {
        let view = VStack(spacing: 0) {
            ZStack { Color.red }
            Color.green.frame(height: 10)
        }
        XCTAssertEqual(colors(in: view, width: 10, height: 100).map(\.height), [90, 10])
    }
}
