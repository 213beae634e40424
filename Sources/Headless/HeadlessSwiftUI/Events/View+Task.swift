/// Starts asynchronous work when a view appears, or has another identifier.
public struct _TaskModifier<ID: Equatable> {
    let id: ID
    let priority: TaskPriority
    let action: @Sendable () async -> Void
}

extension _TaskModifier: EventModifier {
    package func run(in context: BuildContext) {
        let known = context.store.value(for: context.identity) { Last<ID?>(nil) }
        guard known.value != id else { return }
        known.value = id
        context.store.tasks.begin(
            at: context.identity, of: context.componentName, priority: priority, action: action)
    }
}

extension View {
    /// Starts asynchronous work when the view appears for the first time.
    ///
    /// The work runs immediately up to its first suspension. Later changes are drawn only if the render has a settling
    /// time; otherwise a warning names the view.
    public nonisolated func task(
        priority: TaskPriority = .userInitiated, @_inheritActorContext _ action: @escaping @Sendable () async -> Void
    ) -> some View {
        modifier(_TaskModifier(id: 0, priority: priority, action: action))
    }

    /// Starts asynchronous work when the view appears for the first time, and again when a value changes.
    public nonisolated func task<T: Equatable>(
        id value: T, priority: TaskPriority = .userInitiated,
        @_inheritActorContext _ action: @escaping @Sendable () async -> Void
    ) -> some View {
        modifier(_TaskModifier(id: value, priority: priority, action: action))
    }
}
