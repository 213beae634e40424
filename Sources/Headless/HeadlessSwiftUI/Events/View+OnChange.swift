/// Runs an action when a value differs from that of the previous pass.
public struct _ValueActionModifier<Value: Equatable> {
    let value: Value
    let isInitial: Bool
    let action: (Value, Value) -> Void
}

extension _ValueActionModifier: EventModifier {
    package func run(in context: BuildContext) {
        let known = context.store.value(for: context.identity) { Last<Value?>(nil) }
        let last = known.value
        known.value = value
        if let last {
            if last != value { action(last, value) }
        } else if isInitial {
            action(value, value)
        }
    }
}

extension View {
    /// Runs an action with a value when it changes.
    public nonisolated func onChange<V: Equatable>(
        of value: V, perform action: @escaping (_ newValue: V) -> Void
    ) -> some View {
        modifier(_ValueActionModifier(value: value, isInitial: false) { action($1) })
    }

    /// Runs an action with the old and the new value when a value changes.
    ///
    /// - Parameter initial: Whether to run the action for the first value too, which is then passed twice.
    public nonisolated func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
    ) -> some View {
        modifier(_ValueActionModifier(value: value, isInitial: initial, action: action))
    }

    /// Runs an action when a value changes.
    ///
    /// - Parameter initial: Whether to run the action for the first value too.
    public nonisolated func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping () -> Void
    ) -> some View {
        modifier(_ValueActionModifier(value: value, isInitial: initial) { _, _ in action() })
    }
}
