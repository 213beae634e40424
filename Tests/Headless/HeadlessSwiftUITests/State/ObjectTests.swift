import Frames
import HeadlessSwiftUI
import Observation
import OpenCombine
import Rendering
import XCTest

final class ObjectTests: XCTestCase {
    @MainActor private final class Model: ObservableObject {
        @Published var width = 2
        var unpublished = 0

        static var made = 0

        nonisolated init() { MainQueue.run { Self.made += 1 } }
    }

    private struct Owner: View {
        @StateObject var model = Model()

        var body: some View { Box(model.width).onAppear { model.width = 30 } }
    }

    func testAStateObjectIsMadeOnce() {
        MainQueue.run { Model.made = 0 }
        XCTAssertEqual(Drawn { Owner() }.widths, [30])
        XCTAssertEqual(MainQueue.run { Model.made }, 1)
    }

    func testAStateObjectIsGivenInAnInitializer() {
        struct Given: View {
            @StateObject private var model: Model

            init(_ model: Model) { _model = StateObject(wrappedValue: model) }

            var body: some View { Box(model.width) }
        }
        XCTAssertEqual(Drawn { Given(Model()) }.widths, [2])
    }

    func testAnObservedObjectChanges() {
        struct Child: View {
            @ObservedObject var model: Model

            var body: some View {
                HStack {
                    Box(model.width)
                    Setter(width: $model.width)
                }
            }
        }
        struct Setter: View {
            @Binding var width: Int

            var body: some View { Color.blue.onAppear { width = 44 } }
        }
        let model = MainQueue.run { Model() }
        XCTAssertEqual(Drawn { Child(model: model) }.widths, [44])
        // Observation ends when the picture is done.
        MainQueue.run { model.width = 3 }
    }

    func testAnEnvironmentObjectIsFound() {
        struct Child: View {
            @EnvironmentObject private var model: Model

            var body: some View { Box(model.width).onAppear { model.width = 12 } }
        }
        XCTAssertEqual(Drawn { HStack { Child() }.environmentObject(Model()) }.widths, [12])
    }

    func testViewWithMissingEnvironmentObjectIsSkipped() {
        struct Lost: View {
            @EnvironmentObject private var model: Model

            var body: some View { Box(model.width) }
        }
        struct Frame: ViewModifier {
            @EnvironmentObject private var model: Model

            func body(content: Content) -> some View { content.padding(CGFloat(model.width)) }
        }
        let drawn = Drawn {
            HStack {
                Lost()
                Box(5).modifier(Frame())
                Lost()
            }
        }
        XCTAssertEqual(drawn.widths, [5])
        XCTAssertEqual(
            drawn.problems,
            [
                "Lost needs an object of type Model, and no view around it sets one with .environmentObject(_:); Lost "
                    + "is left out.",
                "Frame needs an object of type Model, and no view around it sets one with .environmentObject(_:); "
                    + "Frame is left out.",
            ])
    }

    @Observable final class Observed {
        var width = 1
        var other = 0
    }

    func testAnObservableObjectChanges() {
        struct Child: View {
            let object: Observed

            var body: some View { Box(object.width).onAppear { object.width = 21 } }
        }
        let object = Observed()
        nonisolated(unsafe) let shared = object
        XCTAssertEqual(Drawn { Child(object: shared) }.widths, [21])
    }

    func testAnObservableObjectComesFromTheEnvironment() {
        struct Child: View {
            @Environment(Observed.self) private var object
            @Environment(ObjectTests.Other.self) private var none: Other?

            var body: some View {
                @Bindable var object = object
                return HStack {
                    Box(object.width + (none == nil ? 100 : 0))
                    Setter(width: $object.width)
                }
            }
        }
        struct Setter: View {
            @Binding var width: Int

            var body: some View { Color.blue.onAppear { width = 4 } }
        }
        XCTAssertEqual(Drawn { Child().environment(Observed()) }.widths, [104])
        let drawn = Drawn { Child() }
        XCTAssertEqual(drawn.widths, [])
        XCTAssertEqual(
            drawn.problems,
            [
                "Child needs an object of type Observed, and no view around it sets one with .environment(_:); Child "
                    + "is left out."
            ])
    }

    @Observable final class Other {}
}
