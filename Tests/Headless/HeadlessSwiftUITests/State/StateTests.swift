import Frames
import HeadlessSwiftUI
import Rendering
import XCTest

final class StateTests: XCTestCase {
    private struct Counter: View {
        @State var count = 1
        var step = 10

        var body: some View {
            Box(count).onAppear { count += step }
        }
    }

    func testAppearingChangesAState() {
        XCTAssertEqual(Drawn { Counter() }.widths, [11])
    }

    func testTwoUsesOfOneViewValueHaveSeparateStates() {
        struct Twice: View {
            let counter = Counter()
            @State private var isSecondShown = false

            var body: some View {
                HStack {
                    counter
                    Color.blue.frame(width: 1).onAppear { isSecondShown = true }
                    if isSecondShown { counter }
                }
            }
        }
        // The second view appears one pass later. If they shared their state, the first would count twice.
        XCTAssertEqual(Drawn { Twice() }.widths, [11, 11])
    }

    func testAnInitializerSetsTheFirstValue() {
        struct Given: View {
            @State private var width: Int

            init(width: Int) { _width = State(initialValue: width * 2) }

            var body: some View { Box(width) }
        }
        XCTAssertEqual(Drawn { Given(width: 7) }.widths, [14])
    }

    func testStatesBeforeDrawing() {
        MainQueue.run {
            let counter = Counter(count: 3)
            XCTAssertEqual(counter.count, 3)
            XCTAssertEqual(counter.$count.wrappedValue, 3)
        }
        let drawn = Drawn {
            let counter = Counter(count: 3)
            counter.count = 4
            return counter
        }
        XCTAssertEqual(drawn.widths, [13])
        XCTAssertEqual(
            drawn.problems,
            [
                "A @State of type Int was set before its view was drawn: the change is lost, as on iOS. In an "
                    + "initializer, write `_name = State(initialValue: value)`."
            ])
    }

    func testOptionalStatesBeginWithNothing() {
        struct Later: View {
            @State private var width: Int?

            var body: some View {
                HStack {
                    if let width { Box(width) }
                    Color.blue.onAppear { width = 9 }
                }
            }
        }
        XCTAssertEqual(Drawn { Later() }.widths, [9])
    }

    func testStatesOfGenericViewsModifiersAndNestedProperties() {
        struct Wide<Value: BinaryInteger>: View {
            @State var value: Value

            var body: some View { Box(Int(value)).onAppear { value *= 2 } }
        }
        struct Numbers: DynamicProperty {
            @State var first = 1
            @State var second = 2
        }
        struct Nested: View {
            let unused = "a field before"
            var numbers = Numbers()

            var body: some View {
                Box(numbers.first + numbers.second).onAppear {
                    numbers.first = 10
                    numbers.second = 20
                }
            }
        }
        struct Growing: ViewModifier {
            @State private var count = 0

            func body(content: Content) -> some View {
                HStack {
                    content
                    Box(count)
                }
                .onAppear { count = 5 }
            }
        }
        XCTAssertEqual(Drawn { Wide(value: UInt8(4)) }.widths, [8])
        XCTAssertEqual(Drawn { Nested() }.widths, [30])
        XCTAssertEqual(Drawn { Box(1).modifier(Growing()) }.widths, [1, 5])
    }

    func testEnumsAreViewsWithoutStates() {
        enum Choice: View {
            case one, other(Int)

            var body: some View {
                switch self {
                case .one: Box(1)
                case .other(let width): Box(width)
                }
            }
        }
        XCTAssertEqual(
            Drawn {
                HStack {
                    Choice.one; Choice.other(6)
                }
            }.widths, [1, 6])
    }

    func testClassViewsAreReported() {
        @MainActor final class Object: View {
            @State var width = 3

            nonisolated init() {}

            var body: some View { Box(width) }
        }
        let drawn = Drawn { Object() }
        XCTAssertEqual(drawn.widths, [3])
        XCTAssertEqual(
            drawn.problems,
            ["Object is a class: its states, environment values and objects can't be stored. Views must be structs."])
    }

    func testStatesFollowTheIdentifiersOfTheirElements() {
        struct Row: View {
            let width: Int
            @State private var first: Int?

            var body: some View {
                // The very first width of the row.
                Box(first ?? width).onAppear { first = width }
            }
        }
        struct Item: Identifiable {
            let id: Int
            var width: Int
        }
        struct List: View {
            @State private var items = [Item(id: 1, width: 10), Item(id: 2, width: 20)]

            var body: some View {
                HStack { ForEach(items) { Row(width: $0.width) } }
                    .onAppear { items = [Item(id: 2, width: 99), Item(id: 1, width: 98)] }
            }
        }
        XCTAssertEqual(Drawn { List() }.widths, [20, 10])
    }

    func testStateThatDoesNotSettleInEightPassesIsNamed() {
        struct Restless: View {
            @State private var count = 0

            var body: some View { Box(count).onChange(of: count, initial: true) { count += 1 } }
        }
        let drawn = Drawn { Restless() }
        XCTAssertEqual(drawn.widths, [7])
        XCTAssertEqual(
            drawn.problems,
            [
                "Restless does not settle: after 8 passes, Restless.count still changes; the last pass is drawn."
            ])
    }

    func testEqualValuesAreNoChange() {
        struct Still: View {
            @State private var count = 0
            let passes: Passes

            var body: some View {
                passes.count += 1
                return Box(count).onAppear { count = 0 }
            }
        }
        final class Passes { var count = 0 }
        let passes = Passes()
        nonisolated(unsafe) let counted = passes
        _ = Drawn { Still(passes: counted) }
        XCTAssertEqual(passes.count, 1)
    }
}
