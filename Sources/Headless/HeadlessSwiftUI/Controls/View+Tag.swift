/// The value by which a picker or a tab view knows a view.
enum TagKey: LayoutValueKey {
    typealias Value = AnyHashable?

    static var defaultValue: AnyHashable? { nil }
}

extension View {
    /// Sets the value by which a picker or a tab view around knows this view.
    public nonisolated func tag<V: Hashable>(_ tag: V) -> some View {
        modifier(_TagModifier(tag: AnyHashable(tag)))
    }

    /// Sets the value by which a picker or a tab view around knows this view.
    public nonisolated func tag<V: Hashable>(_ tag: V, includeOptional: Bool) -> some View { self.tag(tag) }
}
