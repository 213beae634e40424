/// A button that shows another screen. It draws its label.
public struct NavigationLink<Label, Destination> {
    let label: Label
    let isActive: Bool
}

extension NavigationLink: View where Label: View, Destination: View {
    public nonisolated init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
        self.init(label: label(), isActive: false)
    }

    public nonisolated init(destination: Destination, @ViewBuilder label: () -> Label) {
        self.init(label: label(), isActive: false)
    }

    public nonisolated init(
        isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label
    ) {
        self.init(label: label(), isActive: isActive.wrappedValue)
    }

    public nonisolated init(destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label) {
        self.init(label: label(), isActive: isActive.wrappedValue)
    }

    public nonisolated init<V: Hashable>(
        tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label
    ) {
        self.init(label: label(), isActive: selection.wrappedValue == tag)
    }

    public nonisolated init<V: Hashable>(
        destination: Destination, tag: V, selection: Binding<V?>, @ViewBuilder label: () -> Label
    ) {
        self.init(label: label(), isActive: selection.wrappedValue == tag)
    }

    public var body: some View {
        LinkLabel(label: label)
            .modifier(_UndrawnModifier(isActive ? "the screen of an active NavigationLink isn't drawn." : nil))
            .modifier(_LayoutTraitModifier<ListRowDisclosure>(value: true))
            .control(.combined) { node, _ in node.traits = .button }
    }

    /// Sets whether the screen is shown in the detail column.
    public nonisolated func isDetailLink(_ isDetailLink: Bool) -> some View { self }
}

extension NavigationLink where Label == Text, Destination: View {
    public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination) {
        self.init(label: Text(titleKey), isActive: false)
    }

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, @ViewBuilder destination: () -> Destination) {
        self.init(label: Text(title), isActive: false)
    }

    public nonisolated init(_ titleKey: LocalizedStringKey, destination: Destination) {
        self.init(label: Text(titleKey), isActive: false)
    }

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, destination: Destination) {
        self.init(label: Text(title), isActive: false)
    }

    public nonisolated init(_ titleKey: LocalizedStringKey, destination: Destination, isActive: Binding<Bool>) {
        self.init(label: Text(titleKey), isActive: isActive.wrappedValue)
    }

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, destination: Destination, isActive: Binding<Bool>) {
        self.init(label: Text(title), isActive: isActive.wrappedValue)
    }
}

extension NavigationLink where Destination == Never, Label: View {
    public nonisolated init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {
        self.init(label: label(), isActive: false)
    }
}

extension NavigationLink where Destination == Never, Label == Text {
    public nonisolated init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?) {
        self.init(label: Text(titleKey), isActive: false)
    }

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol, P: Hashable>(_ title: S, value: P?) {
        self.init(label: Text(title), isActive: false)
    }
}

extension View {
    /// Sets the screen for values of a type. A still shows the first screen.
    public nonisolated func navigationDestination<D: Hashable, C: View>(
        for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
    ) -> some View { self }

    /// Presents a screen above this one while a condition holds, which isn't drawn but reported.
    public nonisolated func navigationDestination<V: View>(
        isPresented: Binding<Bool>, @ViewBuilder destination: () -> V
    ) -> some View {
        modifier(_UndrawnModifier(isPresented.wrappedValue ? "a presented destination isn't drawn." : nil))
    }

    /// Presents a screen above this one while there is an item, which isn't drawn but reported.
    public nonisolated func navigationDestination<D: Hashable, C: View>(
        item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C
    ) -> some View {
        modifier(_UndrawnModifier(item.wrappedValue != nil ? "a presented destination isn't drawn." : nil))
    }
}

/// The label of a link: colored like a button's, except in a list, where a disclosure indicator shows the link.
private struct LinkLabel<Label: View>: View {
    let label: Label
    @Environment(\.isInList) private var isInList

    var body: some View {
        if isInList {
            label
        } else {
            Button(action: {}, label: { label })
        }
    }
}
