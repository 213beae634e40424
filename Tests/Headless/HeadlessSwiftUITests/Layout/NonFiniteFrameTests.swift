import Frames
import HeadlessSwiftUI
import Rendering
import Synchronization
import XCTest

/// Frames that can't be drawn are reported with the name of their view; all others are drawn.
final class NonFiniteFrameTests: XCTestCase {
    private struct EndlessLayout: Layout {
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
            CGSize(width: CGFloat.infinity, height: 10)
        }

        func placeSubviews(
            in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
        ) {
            for subview in subviews { subview.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size)) }
        }
    }

    private struct Endless: View {
        var body: some View { EndlessLayout()(content) }

        private func content() -> Color { Color.green }
    }

    private struct Odd: View {
        let width: CGFloat

        var body: some View { Color.green.frame(width: width) }
    }

    private struct Screen<Content: View>: View {
        let content: Content

        var body: some View {
            HStack(spacing: 0) {
                Color.red.frame(width: 20)
                content
            }
        }
    }

    private final class Messages: Sendable {
        let lines = Mutex<[String]>([])
    }

    private func messages(_ body: () -> Void) -> [String] {
        let messages = Messages()
        RenderProblems.withHandler({ message in messages.lines.withLock { $0.append(message) } }) { body() }
        return messages.lines.withLock { $0 }
    }

    func testInfiniteFrameNamesItsViewAndTheRestIsDrawn() {
        var rects: [CGRect] = []
        let lines = messages { rects = MainQueue.run { colors(in: Screen(content: Endless()), width: 100) } }
        XCTAssertEqual(lines.count, 1)
        XCTAssertTrue(lines.first?.hasPrefix("Endless has a part without a finite frame") ?? false, "\(lines)")
        XCTAssertEqual(rects, [CGRect(x: 0, y: 0, width: 20, height: 10)])
    }

    func testNaNFrameNamesItsViewAndIsSkipped() {
        for width in [CGFloat.infinity, .nan, -1] {
            var rects: [CGRect] = []
            let lines = messages {
                rects = MainQueue.run { colors(in: Screen(content: Odd(width: width)), width: 100) }
            }
            XCTAssertEqual(lines, ["Odd: frame(width: \(width)) is not a length and is ignored."])
            XCTAssertEqual(rects.map(\.width), [20, 80])
        }
    }
}
