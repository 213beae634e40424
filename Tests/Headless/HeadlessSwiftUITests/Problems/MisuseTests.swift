import Frames
import HeadlessSwiftUI
import OpenCombine
import XCTest

/// Mistakes of applications are reported in one line that names the view, and the rest is drawn.
final class MisuseTests: XCTestCase {
    private final class Model: ObservableObject {
        @Published var width = 12
    }

    private struct Row: View {
        let width: Int
        @State private var last = 0

        var body: some View { Box(width) }
    }

    func testMissingEnvironmentObjectNamesTheView() {
        struct Profile: View {
            @EnvironmentObject var model: Model

            var body: some View { Box(model.width) }
        }
        let drawn = Drawn {
            HStack {
                Profile()
                Box(5)
            }
        }
        XCTAssertEqual(
            drawn.problems,
            [
                "Profile needs an object of type Model, and no view around it sets one with .environmentObject(_:); "
                    + "Profile is left out."
            ])
        XCTAssertEqual(drawn.widths, [5])
    }

    func testStateThatNeverSettlesIsNamedWithItsView() {
        struct Counter: View {
            @State private var count = 0

            var body: some View {
                Box(10 + count)
                    .onChange(of: count, initial: true) { count += 1 }
            }
        }
        let drawn = Drawn { Counter() }
        XCTAssertEqual(drawn.problems.count, 1)
        XCTAssertEqual(
            drawn.problems.first,
            "Counter does not settle: after 8 passes, Counter.count still changes; the last pass is drawn.")
    }

    func testPreferenceThatChangesItsOwnSourceNamesTheState() {
        struct Height: PreferenceKey {
            static let defaultValue: CGFloat = 0
            static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = nextValue() }
        }
        struct Growing: View {
            @State private var height: CGFloat = 10

            var body: some View {
                Color.red
                    .frame(width: 20, height: height)
                    .padding(1)
                    .background {
                        GeometryReader { Color.clear.preference(key: Height.self, value: $0.size.height) }
                    }
                    .onPreferenceChange(Height.self) { height = $0 }
            }
        }
        let drawn = Drawn { Growing() }
        XCTAssertEqual(
            drawn.problems,
            ["Growing does not settle: after 8 passes, Growing.height still changes; the last pass is drawn."])
        XCTAssertFalse(drawn.frame.children.isEmpty && drawn.frame.fill == nil, "The last pass is drawn")
    }

    func testAnInfiniteFrameNamesTheView() {
        struct Wide: View {
            var body: some View { Color.red.frame(width: .infinity, height: 10) }
        }
        let drawn = Drawn { Wide() }
        XCTAssertEqual(drawn.problems, ["Wide: frame(width: inf) is not a length and is ignored."])
    }

    func testDuplicateIdentifiersAreReportedOnceAndDrawn() {
        struct Rows: View {
            var body: some View {
                HStack { ForEach([3, 4, 3, 3], id: \.self) { Row(width: $0) } }
            }
        }
        let drawn = Drawn { Rows() }
        XCTAssertEqual(
            drawn.problems,
            [
                "Rows: ForEach has several elements with the identifier 3; they share their states, and a scroll view "
                    + "finds only the first."
            ])
        XCTAssertEqual(drawn.widths, [3, 4, 3, 3])
    }

    func testDuplicateIdentifiersAreReportedInLazyStacks() {
        struct Rows: View {
            var body: some View {
                ScrollView {
                    LazyVStack { ForEach([3, 4, 3], id: \.self) { Row(width: $0) } }
                }
            }
        }
        let drawn = Drawn { Rows() }
        XCTAssertEqual(drawn.problems.count, 1)
        XCTAssertTrue(drawn.problems.first?.hasPrefix("Rows: ForEach has several elements") ?? false)
    }

    func testDistinctIdentifiersAreNotReported() {
        let drawn = Drawn {
            VStack { ForEach(0..<3) { Row(width: $0 + 3) } }
            ScrollView { LazyVStack { ForEach(0..<30) { Row(width: $0 + 3) } } }
        }
        XCTAssertEqual(drawn.problems, [])
    }
}
