/// The value that identifies a view in a picker or a tab view.
enum TagKey: LayoutValueKey {
    typealias Value = AnyHashable?

    static var defaultValue: AnyHashable? { nil }
}

extension View {
    /// Sets the value that identifies this view in a picker or a tab view.
    public nonisolated func tag<V: Hashable>(_ tag: V) -> some View {
        modifier(_TagModifier(tag: AnyHashable(tag)))
    }

    /// Sets the value that identifies this view in a picker or a tab view.
    public nonisolated func tag<V: Hashable>(_ tag: V, includeOptional: Bool) -> some View { self.tag(tag) }
}
