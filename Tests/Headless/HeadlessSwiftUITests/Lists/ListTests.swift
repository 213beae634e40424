import Frames
import HeadlessSwiftUI
import Rendering
import XCTest

/// Lists, tabs and bars. The values are those of iOS 17 at a width of 390 points: margins of 16 beside cards, 20
/// before a row's content, rows of at least 44, bars of 49.
final class ListTests: XCTestCase {
    private func rects<Content: View>(
        named name: String, in view: Content, width: CGFloat = 390, height: CGFloat = 400
    ) -> [CGRect] {
        var rects: [CGRect] = []
        frame(of: view, width: width, height: height).forEach { inner, rect in
            if inner.name == name { rects.append(rect) }
        }
        return rects
    }

    func testRowsOnCards() {
        let view = List { ForEach(0..<3) { _ in block(50, 10) } }
        let rows = rects(named: "ListRow", in: view)
        XCTAssertEqual(rows.map(\.minX), [16, 16, 16])
        XCTAssertEqual(rows.map(\.width), [358, 358, 358])
        XCTAssertEqual(rows.map(\.minY), [17.5, 61.5, 105.5])
        XCTAssertEqual(rects(named: "Color", in: view).map(\.minX), [36, 36, 36])
        XCTAssertEqual(rects(named: "Color", in: view)[0].midY, 39.5)
    }

    func testOnlyTheEndsOfACardAreRound() {
        let view = List { ForEach(0..<3) { _ in block(50, 10) } }
        var corners: [CornerRadii] = []
        frame(of: view, width: 390, height: 400).forEach { inner, _ in
            if inner.name == "ListRow" { corners.append(inner.corners) }
        }
        XCTAssertEqual(corners.map(\.topLeft), [10, 0, 0])
        XCTAssertEqual(corners.map(\.bottomRight), [0, 0, 10])
    }

    func testSeparatorsBetweenRows() {
        let rows = ForEach(0..<3) { _ in block(50, 10) }
        XCTAssertEqual(rects(named: "Separator", in: List { rows }).map(\.minX), [36, 36])
        XCTAssertEqual(rects(named: "Separator", in: List { rows }.listStyle(.plain)).count, 4)
        XCTAssertEqual(rects(named: "Separator", in: List { rows.listRowSeparator(.hidden) }).count, 0)
    }

    func testSeparatorBeginsAtTheText() {
        let view = List {
            HStack(spacing: 10) {
                block(30, 30)
                Text("Name")
            }
            block(1, 1)
        }
        XCTAssertEqual(rects(named: "Separator", in: view).map(\.minX), [76])
    }

    func testInsetsAndBackgroundsOfRows() {
        let view = List {
            block(50, 10).listRowInsets(EdgeInsets()).listRowBackground(Color.blue)
        }
        let colors = rects(named: "Color", in: view)
        XCTAssertEqual(colors.map(\.minX), [16, 16])
        XCTAssertEqual(colors[0].size, CGSize(width: 358, height: 44))
    }

    func testSpacingBetweenSections() {
        let view = List {
            Section {
                block(50, 10)
            } header: {
                block(20, 10)
            } footer: {
                block(30, 10)
            }
            Section { block(50, 10) }
        }
        let rows = rects(named: "ListRow", in: view)
        // 17.5 above the header, whose padding is 10 and height 6.5; 7 and 10 for the footer; and 17.5 twice between
        // the sections.
        XCTAssertEqual(rows.map(\.minY), [34, 130])
    }

    func testLongListsCreateOnlyVisibleRows() {
        final class Counter: @unchecked Sendable { var count = 0 }
        let counter = Counter()
        let view = List(0..<10000) { number in
            let _ = counter.count += 1
            block(10, CGFloat(number % 3))
        }
        XCTAssertEqual(rects(named: "Color", in: view).count, 9)
        XCTAssertLessThan(counter.count, 25)
    }

    // MARK: Tabs and bars

    func testTheSelectedTabAndTheBar() {
        func tabs(_ selection: Int) -> some View {
            TabView(selection: .constant(selection)) {
                block(10, 10).tabItem { Label("One", systemImage: "star") }.tag(1)
                block(20, 20).tabItem { Text("Two") }.tag(2)
                block(30, 30).tag(3).tabItem { Text("Three") }
            }
        }
        for (selection, width) in [(1, 10), (2, 20), (3, 30)] {
            let shown = rects(named: "Color", in: tabs(selection)).filter { $0.width < 100 }
            XCTAssertEqual(shown.map(\.width), [CGFloat(width)])
            XCTAssertEqual(shown[0].midY, 175.5)
        }
        XCTAssertEqual(rects(named: "TabBar", in: tabs(1)).first, CGRect(x: 0, y: 351, width: 390, height: 49))
    }

    func testTabBarReducesTheSpaceOfItsView() {
        let view = Color.red.safeAreaInset(edge: .bottom, spacing: 0) { Color.blue.frame(height: 50) }
        XCTAssertEqual(
            rects(named: "Color", in: view),
            [CGRect(x: 0, y: 0, width: 390, height: 350), CGRect(x: 0, y: 350, width: 390, height: 50)])
        let under = Color.red.ignoresSafeArea().safeAreaInset(edge: .bottom) { Color.blue.frame(height: 50) }
        XCTAssertEqual(rects(named: "Color", in: under)[0].height, 400)
    }

    func testScrollViewsReachUnderBars() {
        let view = ScrollView { Color.red.frame(height: 30) }
            .safeAreaInset(edge: .top) { Color.blue.frame(height: 50) }
        XCTAssertEqual(rects(named: "Color", in: view)[0].minY, 50)
        XCTAssertEqual(rects(named: "ScrollView", in: view)[0], CGRect(x: 0, y: 0, width: 390, height: 400))
    }

    func testTheInsetsOfTheScreen() {
        let view = Color.red.background(Color.blue)
        var environment = EnvironmentValues()
        environment.safeAreaInsets = EdgeInsets(top: 59, leading: 0, bottom: 34, trailing: 0)
        let values = environment
        let found = MainQueue.run {
            ViewGraph(view).makeFrame(ProposedViewSize(width: 390, height: 844), environment: values)
        }
        var rects: [CGRect] = []
        found.forEach { inner, rect in if inner.fill != nil { rects.append(rect) } }
        XCTAssertEqual(
            rects,
            [CGRect(x: 0, y: 0, width: 390, height: 844), CGRect(x: 0, y: 59, width: 390, height: 751)])
    }
}
