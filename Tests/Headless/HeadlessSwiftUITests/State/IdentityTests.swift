import Frames
import HeadlessSwiftUI
import OpenCombine
import Rendering
import XCTest

/// Stored values of different properties are never confused, whatever comes first in the body.
final class IdentityTests: XCTestCase {
    private final class Model: ObservableObject {
        @Published var count = 0
    }

    @MainActor private final class Log {
        var count = 0
        nonisolated init() {}
    }

    func testStateAndObjectNextToATask() {
        struct Counter: View {
            let log: Log
            @State private var count = 1
            @StateObject private var model = Model()

            var body: some View {
                HStack {
                    Box(count)
                    Box(10 + model.count)
                }
                .onAppear {
                    count += 1
                    model.count += 1
                }
                .task { log.count += 1 }
            }
        }
        let log = Log()
        XCTAssertEqual(Drawn { Counter(log: log) }.widths, [2, 11])
        XCTAssertEqual(MainQueue.run { log.count }, 1)
    }

    func testNestedPropertiesNextToOnChange() {
        struct Pair: DynamicProperty {
            @State var first = 1
            @State var second = 2
        }
        struct Holder: View {
            private let states = Pair()
            @State private var changed = 5

            var body: some View {
                HStack {
                    Box(states.first)
                    Box(states.second)
                    Box(changed)
                }
                .onAppear {
                    states.first = 3
                    states.second = 4
                }
                .onChange(of: states.second) { changed = states.second * 10 }
            }
        }
        XCTAssertEqual(Drawn { Holder() }.widths, [3, 4, 40])
    }

    func testModifierStateNextToOnReceive() {
        struct Growing: ViewModifier {
            @State private var width = 1
            @State private var received = 1
            let subject: CurrentValueSubject<Int, Never>

            func body(content: Content) -> some View {
                HStack {
                    content
                    Box(width)
                    Box(received)
                }
                .onAppear { width = 7 }
                .onReceive(subject) { received = $0 }
            }
        }
        nonisolated(unsafe) let subject = CurrentValueSubject<Int, Never>(9)
        XCTAssertEqual(Drawn { Box(2).modifier(Growing(subject: subject)) }.widths, [2, 7, 9])
    }
}
