import Frames

/// Accessibility actions of a view besides activating it.
extension View {
    /// An action without a name, which isn't listed.
    public nonisolated func accessibilityAction(
        _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
    ) -> some View { self }

    public nonisolated func accessibilityAction(named name: Text, _ handler: @escaping () -> Void) -> some View {
        saying { $0.actions.append(name.spoken(in: $1)) }
    }

    public nonisolated func accessibilityAction(
        named nameKey: LocalizedStringKey, _ handler: @escaping () -> Void
    ) -> some View { accessibilityAction(named: Text(nameKey), handler) }

    @_disfavoredOverload
    public nonisolated func accessibilityAction<S: StringProtocol>(
        named name: S, _ handler: @escaping () -> Void
    ) -> some View { accessibilityAction(named: Text(name), handler) }

    public nonisolated func accessibilityAction<L: View>(
        action: @escaping () -> Void, @ViewBuilder label: () -> L
    ) -> some View {
        let label = label()
        return saying { $0.actions += SpokenView(label, in: $1).label.map { [$0] } ?? [] }
    }

    /// Adds an action for each button.
    public nonisolated func accessibilityActions<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
        let content = content()
        return saying { $0.actions += SpokenView(content, in: $1).elements.compactMap(\.label) }
    }

    public nonisolated func accessibilityAdjustableAction(
        _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
    ) -> some View {
        saying { node, _ in node.traits.insert(.adjustable) }
    }

    /// Never called: a still doesn't scroll.
    public nonisolated func accessibilityScrollAction(_ handler: @escaping (Edge) -> Void) -> some View { self }
}
