/// Runs actions when a view is there for the first time, and when it is there no more.
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
    /// Runs an action when the view is there for the first time. What the action changes is drawn.
    public nonisolated func onAppear(perform action: (() -> Void)? = nil) -> some View {
        modifier(_AppearanceActionModifier(appear: action, disappear: nil))
    }

    /// Runs an action when a pass is without the view after one that had it.
    public nonisolated func onDisappear(perform action: (() -> Void)? = nil) -> some View {
        modifier(_AppearanceActionModifier(appear: nil, disappear: action))
    }
}
