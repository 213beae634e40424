import HeadlessSwiftUI
import XCTest

final class BindingTests: XCTestCase {
    private final class Store { var value = 1 }

    func testBindingsReadAndWrite() {
        let store = Store()
        let binding = Binding(get: { store.value }, set: { store.value = $0 })
        binding.wrappedValue = 5
        XCTAssertEqual(store.value, 5)
        binding.animation(.easeIn).wrappedValue = 6
        XCTAssertEqual(store.value, 6)
        XCTAssertEqual(binding.animation(.easeIn).transaction.animation, .easeIn)
        XCTAssertNil(binding.transaction.animation)
    }

    func testTheTransactionArrives() {
        let store = Store()
        let binding = Binding(get: { store.value }, set: { store.value = $1.animation == .linear ? $0 : 0 })
        binding.animation(.linear).wrappedValue = 7
        XCTAssertEqual(store.value, 7)
        binding.wrappedValue = 8
        XCTAssertEqual(store.value, 0)
    }

    func testOptionalBindings() {
        final class Choice { var value: Int? = 1 }
        let choice = Choice()
        let optional = Binding(get: { choice.value }, set: { choice.value = $0 })
        let inner = Binding(optional)
        inner?.wrappedValue = 4
        XCTAssertEqual(choice.value, 4)
        choice.value = nil
        XCTAssertNil(Binding(optional) as Binding<Int>?)
        XCTAssertEqual(inner?.wrappedValue, 1, "A binding outlives its value with the first one.")
    }

    func testElementsOfACollection() {
        final class Numbers { var values = [1, 2, 3] }
        let numbers = Numbers()
        let binding = Binding(get: { numbers.values }, set: { numbers.values = $0 })
        for element in binding { element.wrappedValue *= 10 }
        XCTAssertEqual(numbers.values, [10, 20, 30])
        binding[1].wrappedValue = 0
        XCTAssertEqual(numbers.values, [10, 0, 30])
    }

    func testAChildChangesItsParent() {
        struct Child: View {
            @Binding var width: Int

            var body: some View { Color.blue.onAppear { width += 4 } }
        }
        struct Parent: View {
            @State private var width = 3

            var body: some View {
                HStack {
                    Box(width)
                    Child(width: $width)
                }
            }
        }
        XCTAssertEqual(Drawn { Parent() }.widths, [7])
    }
}
