/// Begins asynchronous work when a view is there for the first time, or with another identifier.
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
    /// Begins asynchronous work when the view is there for the first time.
    ///
    /// The work runs at once up to its first real wait. What it does after that is drawn if the render is given a
    /// settling time; otherwise a line names the view.
    public nonisolated func task(
        priority: TaskPriority = .userInitiated, @_inheritActorContext _ action: @escaping @Sendable () async -> Void
    ) -> some View {
        modifier(_TaskModifier(id: 0, priority: priority, action: action))
    }

    /// Begins asynchronous work when the view is there for the first time, and again when a value changes.
    public nonisolated func task<T: Equatable>(
        id value: T, priority: TaskPriority = .userInitiated,
        @_inheritActorContext _ action: @escaping @Sendable () async -> Void
    ) -> some View {
        modifier(_TaskModifier(id: value, priority: priority, action: action))
    }
}
