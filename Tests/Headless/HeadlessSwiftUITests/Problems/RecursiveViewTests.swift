import Frames
import HeadlessSwiftUI
import XCTest

/// Views that contain themselves are reported by name and skipped; all others are drawn.
final class RecursiveViewTests: XCTestCase {
    /// A box next to a recursive view.
    private func drawn<Content: View>(@ViewBuilder beside content: @MainActor () -> Content) -> Drawn {
        Drawn {
            HStack {
                Box(12)
                content()
            }
        }
    }

    func testViewInItsOwnBodyIsSkipped() {
        struct Mirror: View {
            var body: some View { Mirror() }
        }
        let drawn = drawn { Mirror() }
        XCTAssertEqual(drawn.problems, ["Mirror contains itself infinitely; it is left out."])
        XCTAssertEqual(drawn.widths, [12])
    }

    func testViewAmongSiblingsInItsOwnBodyIsSkipped() {
        struct Avatar: View {
            var body: some View { Box(7) }
        }
        struct Reply: View {
            let depth: Int

            var body: some View {
                VStack(alignment: .leading) {
                    Avatar().padding(2).background(Color.blue)
                    Reply(depth: depth + 1).padding(.leading, 8).opacity(0.9)
                    Reply(depth: depth + 1)
                }
            }
        }
        let drawn = drawn {
            Avatar()
            Reply(depth: 0)
        }
        XCTAssertEqual(drawn.problems, ["Reply contains itself infinitely; it is left out."])
        XCTAssertEqual(drawn.widths, [12, 7])
    }

    func testMutuallyRecursiveViewsAreSkipped() {
        struct Hen: View {
            var body: some View { AnyView(Egg()) }
        }
        struct Egg: View {
            var body: some View { Group { if true { Hen() } } }
        }
        let drawn = drawn { Hen() }
        XCTAssertEqual(drawn.problems, ["Hen contains itself infinitely; it is left out."])
        XCTAssertEqual(drawn.widths, [12])
    }

    func testRecursiveModifierLeavesContentUnchanged() {
        struct Framed: ViewModifier {
            func body(content: Content) -> some View { AnyView(content.modifier(Framed())) }
        }
        let drawn = drawn { Box(30).modifier(Framed()) }
        XCTAssertEqual(drawn.problems, ["Framed contains itself infinitely; it is left out."])
        XCTAssertEqual(drawn.widths, [12, 30])
    }

    func testLazyRowsCanBeRecursive() {
        struct Thread: View {
            var body: some View {
                ScrollView {
                    LazyVStack { ForEach(0..<3) { _ in Thread() } }
                }
            }
        }
        let drawn = drawn { Thread() }
        XCTAssertEqual(drawn.problems, ["Thread contains itself infinitely; it is left out."])
        XCTAssertEqual(drawn.widths, [12])
    }

    func testDeepFiniteTreeIsDrawn() {
        struct Branch: View {
            let rest: Int

            var body: some View {
                if rest == 0 {
                    Box(9)
                } else {
                    HStack { Branch(rest: rest - 1).padding(0).background(Color.blue) }
                }
            }
        }
        let drawn = drawn { Branch(rest: 300) }
        XCTAssertEqual(drawn.problems, [])
        XCTAssertEqual(drawn.widths, [12, 9])
    }
}
