import Frames
import HeadlessSwiftUI
import Rendering
import XCTest

/// Geometry readers, coordinate spaces, and preferences.
final class GeometryTests: XCTestCase {
    private final class Seen: @unchecked Sendable {
        var rects: [CGRect] = []
        var insets: [EdgeInsets] = []
    }

    func testGeometryReaderFillsItsSpaceFromTheTopLeadingCorner() {
        let view = VStack(spacing: 0) {
            block(10, 30)
            GeometryReader { proxy in block(proxy.size.width / 2, proxy.size.height / 2) }
        }
        XCTAssertEqual(
            colors(in: view, width: 100, height: 100),
            [CGRect(x: 45, y: 0, width: 10, height: 30), CGRect(x: 0, y: 30, width: 50, height: 35)])
        XCTAssertEqual(colors(in: view, width: 100, height: 100, direction: .rightToLeft)[1].minX, 50)
    }

    func testFramesInEachCoordinateSpace() {
        let seen = Seen()
        let view = VStack(spacing: 0) {
            block(10, 30)
            VStack(spacing: 0) {
                block(10, 20)
                GeometryReader { proxy in
                    let _ =
                        seen.rects = [
                            proxy.frame(in: .global), proxy.frame(in: .local), proxy.frame(in: .named("inner")),
                            proxy.frame(in: .named("unknown")), proxy.bounds(of: .named("inner")) ?? .zero,
                        ]
                    Color.red
                }
            }
            .coordinateSpace(name: "inner")
        }
        _ = colors(in: view, width: 100, height: 100)
        XCTAssertEqual(
            seen.rects,
            [
                CGRect(x: 0, y: 50, width: 100, height: 50), CGRect(x: 0, y: 0, width: 100, height: 50),
                CGRect(x: 0, y: 20, width: 100, height: 50), CGRect(x: 0, y: 50, width: 100, height: 50),
                CGRect(x: 0, y: -20, width: 100, height: 70),
            ])
    }

    private struct WidthKey: PreferenceKey {
        static let defaultValue: CGFloat = 0
        static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
    }

    private struct Equal: View {
        @State private var width: CGFloat = 0

        var body: some View {
            VStack(spacing: 0) {
                Color.red.frame(width: 70, height: 10).background(
                    GeometryReader { proxy in
                        Color.clear.preference(key: WidthKey.self, value: proxy.size.width)
                    })
                Color.green.frame(width: width, height: 10)
            }
            .onPreferenceChange(WidthKey.self) { width = $0 }
        }
    }

    func testAPreferenceFromAReaderSetsAWidth() {
        let widths = MainQueue.run { colors(in: Equal(), width: 100).map(\.width) }
        XCTAssertEqual(widths.last, 70)
    }

    private struct BoundsKey: PreferenceKey {
        static var defaultValue: [Anchor<CGRect>] { [] }
        static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) { value += nextValue() }
    }

    private struct Watching: View {
        let seen: Seen
        @State private var height: CGFloat = 0

        var body: some View {
            VStack(spacing: 0) {
                block(10, 30).onGeometryChange(for: CGFloat.self) {
                    $0.size.height
                } action: {
                    height = $0
                }
                block(10, height)
            }
        }
    }

    func testOnGeometryChange() {
        let seen = Seen()
        XCTAssertEqual(MainQueue.run { colors(in: Watching(seen: seen), width: 100).map(\.height) }, [30, 30])
    }

    func testContainerRelativeFrame() {
        let view = block().containerRelativeFrame(.horizontal, count: 4, span: 2, spacing: 10)
        XCTAssertEqual(size(of: view, width: 110, height: 10).width, 50)
    }

    func testDividersArePerpendicularToTheirStack() {
        let column = VStack { Divider() }
        XCTAssertEqual(size(of: column, width: 100, height: 100), CGSize(width: 100, height: 0.0625))
        let row = HStack { Divider() }
        XCTAssertEqual(size(of: row, width: 100, height: 100), CGSize(width: 0.0625, height: 100))
    }
}
