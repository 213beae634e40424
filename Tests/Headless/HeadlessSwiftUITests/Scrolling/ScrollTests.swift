import Frames
import HeadlessSwiftUI
import XCTest

/// Scroll views and the rows that they create.
final class ScrollTests: XCTestCase {
    private final class Counter: @unchecked Sendable {
        var count = 0
    }

    private struct Row: View {
        let number: Int
        let counter: Counter

        nonisolated init(number: Int, counter: Counter) {
            self.number = number
            self.counter = counter
        }

        var body: some View {
            counter.count += 1
            return Color.red.frame(height: CGFloat(20 + number % 3))
        }
    }

    private func places<Content: View>(
        _ view: Content, width: CGFloat = 100, height: CGFloat = 100
    ) -> [CGRect] {
        colors(in: view, width: width, height: height)
    }

    // MARK: Initial positions

    func testSmallContentIsAtTheTop() {
        let view = ScrollView { block(10, 10) }
        // A scroll view is as wide as its content, and the picture is as large as the scroll view.
        XCTAssertEqual(size(of: view, width: 100, height: 50), CGSize(width: 10, height: 50))
        XCTAssertEqual(places(view), [CGRect(x: 0, y: 0, width: 10, height: 10)])
    }

    func testInvisibleContentIsDropped() {
        let view = ScrollView { VStack(spacing: 0) { ForEach(0..<50) { _ in block(10, 30) } } }
        XCTAssertEqual(places(view).map(\.minY), [0, 30, 60, 90])
    }

    func testDefaultAnchorAtTheBottom() {
        let rows = ScrollView { VStack(spacing: 0) { ForEach(0..<50) { _ in block(10, 30) } } }
        XCTAssertEqual(places(rows.defaultScrollAnchor(.bottom)).map(\.minY), [-20, 10, 40, 70])
        let lazy = ScrollView { LazyVStack(spacing: 0) { ForEach(0..<5000) { _ in block(10, 30) } } }
        XCTAssertEqual(places(lazy.defaultScrollAnchor(.bottom)).map(\.minY), [-20, 10, 40, 70])
        let short = ScrollView { block(10, 30) }
        XCTAssertEqual(places(short.defaultScrollAnchor(.bottom)).map(\.minY), [70])
    }

    private func jumping<Rows: View>(to target: Int, anchor: UnitPoint? = nil, _ rows: Rows) -> some View {
        ScrollViewReader { proxy in
            ScrollView { rows }.onAppear { proxy.scrollTo(target, anchor: anchor) }
        }
    }

    func testScrollViewReaderScrollsToARow() {
        let rows = VStack(spacing: 0) { ForEach(0..<50) { block(CGFloat($0 + 1), 30) } }
        func widths(_ anchor: UnitPoint?) -> (CGFloat?, CGFloat?) {
            let places = self.places(jumping(to: 20, anchor: anchor, rows))
            let row = places.first { $0.width == 21 }
            return (row?.minY, row?.maxY)
        }
        XCTAssertEqual(widths(.top).0, 0)
        XCTAssertEqual(widths(.bottom).1, 100)
        XCTAssertEqual(widths(.center).0, 35)
        XCTAssertEqual(widths(nil).1, 100)
    }

    func testScrollViewReaderScrollsToARowThatDoesNotExistYet() {
        let rows = LazyVStack(spacing: 0) { ForEach(0..<5000) { block(CGFloat($0 % 40 + 1), 30) } }
        let places = self.places(jumping(to: 3030, anchor: .top, rows))
        XCTAssertEqual(places.first?.width, 31)
        XCTAssertEqual(places.map(\.minY), [0, 30, 60, 90])
    }

    func testScrollingStopsAtTheEndOfTheContent() {
        let rows = VStack(spacing: 0) { ForEach(0..<10) { _ in block(10, 30) } }
        XCTAssertEqual(places(jumping(to: 9, anchor: .top, rows)).map(\.minY), [-20, 10, 40, 70])
    }

    func testScrollPositionBinding() {
        let rows = ScrollView {
            VStack(spacing: 0) { ForEach(0..<50) { block(CGFloat($0 + 1), 30) } }.scrollTargetLayout()
        }
        let view = rows.scrollPosition(id: .constant(Optional(7)))
        XCTAssertEqual(places(view).first, CGRect(x: 21, y: 0, width: 8, height: 30))
    }

    func testMarginsMoveTheContent() {
        let view = ScrollView { Color.red.frame(height: 30) }.contentMargins(.vertical, 10)
        XCTAssertEqual(places(view), [CGRect(x: 0, y: 10, width: 100, height: 30)])
    }

    func testHorizontalScrollViewsBeginAtTheLeadingEdge() {
        let view = ScrollView(.horizontal) { HStack(spacing: 0) { ForEach(0..<10) { block(CGFloat($0 + 20), 10) } } }
        XCTAssertEqual(places(view).first, CGRect(x: 0, y: 0, width: 20, height: 10))
        let mirrored = colors(in: view, width: 100, height: 10, direction: .rightToLeft)
        XCTAssertEqual(mirrored.first, CGRect(x: 80, y: 0, width: 20, height: 10))
    }

    // MARK: Inverted lists

    private func turned<Rows: View>(_ rows: Rows) -> some View {
        ScrollView { rows }.rotationEffect(.radians(.pi)).scaleEffect(x: -1, y: 1, anchor: .center)
    }

    func testInvertedListBeginsAtItsBottom() {
        let rows = LazyVStack(spacing: 0) {
            ForEach(0..<1000) { number in
                block(CGFloat(number + 1), 30).rotationEffect(.radians(.pi)).scaleEffect(x: -1, y: 1, anchor: .center)
            }
        }
        let found = places(turned(rows))
        XCTAssertEqual(found.map(\.width), [1, 2, 3, 4])
        XCTAssertEqual(found.map(\.minY), [70, 40, 10, -20])
        let whole = frame(of: turned(rows), width: 100, height: 100)
        whole.forEach { inner, _ in
            if inner.name == "Color" { XCTAssertEqual(inner.transform, Transform.identity) }
        }
    }

    // MARK: Lazy rows

    private func rowsMade(of count: Int, height: CGFloat = 100) -> Int {
        let counter = Counter()
        let view = ScrollView { LazyVStack(spacing: 0) { ForEach(0..<count) { Row(number: $0, counter: counter) } } }
        _ = places(view, height: height)
        return counter.count
    }

    func testOnlyVisibleRowsAreCreated() {
        XCTAssertEqual(rowsMade(of: 10000), rowsMade(of: 100))
        XCTAssertLessThan(rowsMade(of: 10000), 15)
        XCTAssertEqual(rowsMade(of: 3), 3)
    }

    func testAllRowsAreCreatedOutsideOfAScrollView() {
        let counter = Counter()
        let view = LazyVStack(spacing: 0) { ForEach(0..<200) { Row(number: $0, counter: counter) } }
        _ = places(view)
        XCTAssertEqual(counter.count, 200)
    }

    func testModifiersOfRowsReachEachOfThem() {
        let view = ScrollView {
            LazyVStack(spacing: 0) { ForEach(0..<1000) { _ in block(10, 10) }.padding(.bottom, 20) }
        }
        XCTAssertEqual(places(view).map(\.minY), [0, 30, 60, 90])
    }

    func testSeveralViewsInARow() {
        let view = ScrollView {
            LazyVStack(spacing: 2) {
                ForEach(0..<1000) { number in
                    block(10, 10)
                    if number % 2 == 0 { block(20, 20) }
                }
            }
        }
        XCTAssertEqual(places(view).map(\.minY), [0, 12, 34, 46, 58, 80, 92])
    }

    func testHeadersArePinned() {
        let rows = LazyVStack(spacing: 0, pinnedViews: .sectionHeaders) {
            ForEach(0..<3) { section in
                Section {
                    ForEach(0..<10) { block(CGFloat(section * 10 + $0 + 1), 30).id("\(section)-\($0)") }
                } header: {
                    block(90, 20)
                }
            }
        }
        let view = ScrollView { rows }.scrollPosition(id: .constant(Optional("1-4")))
        let found = places(view)
        XCTAssertTrue(found.contains(CGRect(x: 5, y: 0, width: 90, height: 20)), "\(found)")
        XCTAssertTrue(found.contains { $0.width == 15 && $0.minY == 0 })
    }

    // MARK: Grids

    func testColumnsOfAGrid() {
        let columns = [GridItem(.fixed(20)), GridItem(.flexible(), spacing: 10), GridItem(.flexible(maximum: 15))]
        let view = LazyVGrid(columns: columns, spacing: 5) { ForEach(0..<5) { _ in Color.red.frame(height: 10) } }
        let found = places(view)
        // 100 minus 20 and the gaps of 8 and 10 is 62, so each flexible column gets 31; the last one takes only 15.
        XCTAssertEqual(found.map(\.width), [20, 31, 15, 20, 31])
        XCTAssertEqual(found.map(\.minY), [0, 0, 0, 15, 15])
    }

    func testAdaptiveColumns() {
        let view = ScrollView {
            LazyVGrid(columns: [GridItem(.adaptive(minimum: 30), spacing: 5)], spacing: 0) {
                ForEach(0..<9000) { _ in Color.red.frame(height: 40) }
            }
        }
        let found = places(view)
        XCTAssertEqual(found.count, 9)
        XCTAssertEqual(found[0].width, 30)
        XCTAssertEqual(found[1].minX, 35)
    }

    func testGridColumnsAreAligned() {
        let view = Grid(alignment: .leading, horizontalSpacing: 4, verticalSpacing: 2) {
            GridRow {
                block(10, 10)
                block(30, 10)
            }
            block(70, 5)
            GridRow {
                block(20, 10)
                block(5, 20).gridColumnAlignment(.trailing)
            }
            GridRow { block(40, 10).gridCellColumns(2) }
        }
        let found = places(view)
        XCTAssertEqual(found.map(\.minX), [0, 24, 0, 0, 49, 0])
        XCTAssertEqual(found.map(\.minY), [0, 0, 12, 24, 19, 41])
    }
}
