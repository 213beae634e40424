/// Runs actions when a view appears for the first time and when it disappears.
public struct _AppearanceActionModifier {
    let appear: (() -> Void)?
    let disappear: (() -> Void)?
}

extension _AppearanceActionModifier: EventModifier {
    package func run(in context: BuildContext) {
        if context.store.appears(context.identity, leave: disappear ?? {}) { appear?() }
    }
}

extension View {
    /// Runs an action when the view appears for the first time. Its changes are drawn.
    public nonisolated func onAppear(perform action: (() -> Void)? = nil) -> some View {
        modifier(_AppearanceActionModifier(appear: action, disappear: nil))
    }

    /// Runs an action when the view is missing from a pass after one that had it.
    public nonisolated func onDisappear(perform action: (() -> Void)? = nil) -> some View {
        modifier(_AppearanceActionModifier(appear: nil, disappear: action))
    }
}
