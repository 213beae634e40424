import Frames
import HeadlessSwiftUI
import XCTest

/// Custom layouts, and SwiftUI's own layouts as values.
final class LayoutProtocolTests: XCTestCase {
    private struct Weight: LayoutValueKey {
        static let defaultValue: CGFloat = 1
    }

    /// A column whose views are as wide as their weights.
    private struct Steps: Layout {
        var spacing: CGFloat = 0

        func makeCache(subviews: Subviews) -> [CGFloat] { subviews.map { $0[Weight.self] } }

        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout [CGFloat]) -> CGSize {
            CGSize(
                width: 10 * (cache.max() ?? 0),
                height: CGFloat(10 * subviews.count) + spacing * CGFloat(subviews.count - 1))
        }

        func placeSubviews(
            in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout [CGFloat]
        ) {
            for (index, subview) in subviews.enumerated() {
                let size = ProposedViewSize(width: 10 * cache[index], height: 10)
                let point = CGPoint(x: bounds.minX, y: bounds.minY + CGFloat(index) * (10 + spacing))
                subview.place(at: point, proposal: size)
            }
        }
    }

    private var steps: some View {
        Steps(spacing: 2) {
            Color.red
            Color.green.layoutValue(key: Weight.self, value: 3)
        }
    }

    func testCustomLayout() {
        XCTAssertEqual(size(of: steps, width: 100, height: 100), CGSize(width: 30, height: 22))
        XCTAssertEqual(
            colors(in: steps, width: 100, height: 100),
            [CGRect(x: 0, y: 0, width: 10, height: 10), CGRect(x: 0, y: 12, width: 30, height: 10)])
    }

    func testALayoutIsMirroredAsAWhole() {
        let rects = colors(in: steps, width: 100, height: 100, direction: .rightToLeft)
        XCTAssertEqual(rects.map(\.minX), [20, 0])
    }

    func testUnplacedViewsAreCentered() {
        struct Idle: Layout {
            func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
                proposal.replacingUnspecifiedDimensions()
            }

            func placeSubviews(
                in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
            ) {}
        }
        let view = Idle()(content)
        XCTAssertEqual(colors(in: view, width: 100, height: 100), [CGRect(x: 45, y: 45, width: 10, height: 10)])
    }

    private func content() -> some View { block(10, 10) }

    private func blocks<Arrangement: Layout>(_ layout: Arrangement) -> some View {
        layout {
            block(10, 10)
            block(20, 20)
        }
    }

    func testStacksAsValues() {
        XCTAssertEqual(size(of: blocks(HStackLayout(spacing: 5)), width: 100, height: 100).width, 35)
        XCTAssertEqual(size(of: blocks(VStackLayout(spacing: 5)), width: 100, height: 100).height, 35)
        XCTAssertEqual(size(of: blocks(ZStackLayout()), width: 100, height: 100).width, 20)
        XCTAssertEqual(size(of: blocks(AnyLayout(HStackLayout(spacing: 5))), width: 100, height: 100).width, 35)
        XCTAssertEqual(size(of: AnyLayout(Steps())(content), width: 100, height: 100).width, 10)
    }

    /// A layout that delegates to one of SwiftUI's own.
    private struct Padded: Layout {
        private let stack = VStackLayout(alignment: .trailing, spacing: 0)

        func makeCache(subviews: Subviews) -> VStackLayout.Cache { stack.makeCache(subviews: subviews) }

        func sizeThatFits(
            proposal: ProposedViewSize, subviews: Subviews, cache: inout VStackLayout.Cache
        ) -> CGSize {
            let size = stack.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
            return CGSize(width: size.width + 10, height: size.height + 10)
        }

        func placeSubviews(
            in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout VStackLayout.Cache
        ) {
            stack.placeSubviews(
                in: bounds.insetBy(dx: 5, dy: 5), proposal: proposal, subviews: subviews, cache: &cache)
        }
    }

    func testALayoutInALayout() {
        XCTAssertEqual(
            colors(in: blocks(Padded()), width: 100, height: 100).map(\.origin),
            [CGPoint(x: 15, y: 5), CGPoint(x: 5, y: 15)])
    }

    func testTheFirstViewThatFits() {
        let view = ViewThatFits(in: .horizontal) {
            block(100, 10)
            block(50, 20)
            block(30, 30)
        }
        XCTAssertEqual(size(of: view, width: 200, height: 100).width, 100)
        XCTAssertEqual(size(of: view, width: 60, height: 10).width, 50)
        XCTAssertEqual(size(of: view, width: 10, height: 10).width, 30)
        XCTAssertEqual(size(of: view, width: nil, height: nil).width, 100)
    }
}
