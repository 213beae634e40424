import Frames
import Rendering

/// A value that a view owns.
///
/// Before the view is drawn, as in its initializers, a state has its initial value.
@propertyWrapper
public struct State<Value>: DynamicProperty {
    private let initialValue: Value
    private var box: Box?

    public init(wrappedValue value: Value) {
        initialValue = value
    }

    public init(initialValue value: Value) {
        initialValue = value
    }

    public var wrappedValue: Value {
        get { box?.value ?? initialValue }
        nonmutating set { Self.set(newValue, in: box) }
    }

    public var projectedValue: Binding<Value> {
        let (box, initialValue) = (box, initialValue)
        return Binding(get: { box?.value ?? initialValue }, set: { Self.set($0, in: box) })
    }

    private static func set(_ value: Value, in box: Box?) {
        guard let box else {
            return RenderProblems.report(
                "A @State of type \(Value.self) was set before its view was drawn: the change is lost, as on iOS. "
                    + "In an initializer, write `_name = State(initialValue: value)`.")
        }
        box.set(value)
    }

    @MainActor
    public mutating func _connect(as name: String, in context: BuildContext) {
        let initialValue = initialValue
        box = context.store.value(for: context.identity) {
            Box(initialValue, of: context.component, name: name, store: context.store)
        }
    }

    private final class Box {
        private(set) var value: Value
        private let owner: Any.Type?
        private let name: String
        // A binding may outlive its picture.
        private weak var store: StateStore?

        init(_ value: Value, of owner: Any.Type?, name: String, store: StateStore) {
            self.value = value
            self.owner = owner
            self.name = name
            self.store = store
        }

        func set(_ newValue: Value) {
            let isChanged = !isEqual(value, newValue)
            value = newValue
            if isChanged { store?.noteChange(of: BuildContext.propertyName(name, of: owner)) }
        }
    }
}

// As on iOS. It is connected and read on the main queue; changes may come from any thread.
extension State: @unchecked Sendable where Value: Sendable {}

extension State where Value: ExpressibleByNilLiteral {
    public init() {
        self.init(wrappedValue: nil)
    }
}

/// Returns whether two values are known to be equal; values that aren't `Equatable` never are.
func isEqual<Value>(_ first: Value, _ second: Value) -> Bool {
    guard let first = first as? any Equatable else { return false }
    func compare<Known: Equatable>(_ first: Known) -> Bool { first == second as? Known }
    return compare(first)
}

extension String {
    /// The name of a wrapped property, without the underscore of its storage.
    var propertyName: Substring { hasPrefix("_") ? dropFirst() : self[...] }
}
