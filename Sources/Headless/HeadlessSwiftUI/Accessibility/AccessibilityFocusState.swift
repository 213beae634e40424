/// The focus of assistive technologies. In a still nothing has it, until the view sets it.
@propertyWrapper
public struct AccessibilityFocusState<Value: Hashable>: DynamicProperty {
    private var state: FocusState<Value>

    public init() where Value == Bool { state = FocusState() }

    public init<T: Hashable>() where Value == T? { state = FocusState<Value>() }

    public var wrappedValue: Value {
        get { state.wrappedValue }
        nonmutating set { state.wrappedValue = newValue }
    }

    public var projectedValue: Binding { Binding(binding: state.projectedValue) }

    @MainActor
    public mutating func _connect(as name: String, in context: BuildContext) {
        state._connect(as: name, in: context)
    }

    @propertyWrapper
    public struct Binding {
        let binding: FocusState<Value>.Binding

        public var wrappedValue: Value {
            get { binding.wrappedValue }
            nonmutating set { binding.wrappedValue = newValue }
        }

        public var projectedValue: Binding { self }
    }
}
