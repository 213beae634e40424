/// The focus of a view. In a still nothing has it, until the view sets it.
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

    /// A binding to the focus.
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
    /// Binds the view's focus to a value. A still shows no caret.
    public nonisolated func focused<Value: Hashable>(
        _ binding: FocusState<Value>.Binding, equals value: Value
    ) -> some View { self }

    /// Binds the view's focus to a condition. A still shows no caret.
    public nonisolated func focused(_ condition: FocusState<Bool>.Binding) -> some View { self }

    /// Sets whether the view can have focus.
    public nonisolated func focusable(_ isFocusable: Bool = true) -> some View { self }

    /// Sets the initial focus.
    public nonisolated func defaultFocus<V: Hashable>(
        _ binding: FocusState<V>.Binding, _ value: V, priority: DefaultFocusEvaluationPriority = .automatic
    ) -> some View { self }
}

/// When the default focus is evaluated.
public struct DefaultFocusEvaluationPriority: Sendable {
    public static let automatic = DefaultFocusEvaluationPriority()
    public static let userInitiated = DefaultFocusEvaluationPriority()
}
