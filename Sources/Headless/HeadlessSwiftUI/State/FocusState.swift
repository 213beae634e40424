/// Where the reader types. In a still nobody does, until the view says so itself.
@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty {
    private var state: State<Value>

    public init() where Value == Bool {
        state = State(initialValue: false)
    }

    public init<T: Hashable>() where Value == T? {
        state = State(initialValue: nil)
    }

    public var wrappedValue: Value {
        get { state.wrappedValue }
        nonmutating set { state.wrappedValue = newValue }
    }

    public var projectedValue: Binding { Binding(binding: state.projectedValue) }

    @MainActor
    public mutating func _connect(as name: String, in context: BuildContext) {
        state._connect(as: name, in: context)
    }

    /// The focus as something that other views can read and set.
    @propertyWrapper
    public struct Binding {
        let binding: HeadlessSwiftUI.Binding<Value>

        public var wrappedValue: Value {
            get { binding.wrappedValue }
            nonmutating set { binding.wrappedValue = newValue }
        }

        public var projectedValue: Binding { self }
    }
}

extension FocusState: Sendable where Value: Sendable {}

extension View {
    /// Joins the view's focus with a value. No caret is drawn in a still.
    public nonisolated func focused<Value: Hashable>(
        _ binding: FocusState<Value>.Binding, equals value: Value
    ) -> some View { self }

    /// Joins the view's focus with a condition. No caret is drawn in a still.
    public nonisolated func focused(_ condition: FocusState<Bool>.Binding) -> some View { self }

    /// Says whether the view can be focused.
    public nonisolated func focusable(_ isFocusable: Bool = true) -> some View { self }

    /// Says where the focus begins.
    public nonisolated func defaultFocus<V: Hashable>(
        _ binding: FocusState<V>.Binding, _ value: V, priority: DefaultFocusEvaluationPriority = .automatic
    ) -> some View { self }
}

/// When the default focus is asked for.
public struct DefaultFocusEvaluationPriority: Sendable {
    public static let automatic = DefaultFocusEvaluationPriority()
    public static let userInitiated = DefaultFocusEvaluationPriority()
}
