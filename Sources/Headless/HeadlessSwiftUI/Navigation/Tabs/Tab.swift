/// A screen of a tab view, with a label in its bar.
public struct Tab<Value, Content, Label> {
    let value: Value?
    let content: Content
    let label: Label
}

/// The purpose of a tab.
public struct TabRole: Hashable, Sendable {
    private let number: Int

    /// A search. Without a label of the code, the tab has that of the system.
    public static let search = TabRole(number: 0)
}

extension Tab: TabContent where Value: Hashable, Content: View, Label: View {
    public typealias TabValue = Value
    public typealias Body = Never

    public static func _makeTabs(of tab: Self, in context: BuildContext) -> [LayoutNode] {
        func nodes<Shown: View>(_ view: Shown) -> [LayoutNode] { Shown._makeNodes(of: view, in: context) }
        let view = tab.content.tabItem { tab.label }
        return tab.value.map { nodes(view.tag($0)) } ?? nodes(view)
    }
}

// MARK: Tabs with a value

extension Tab where Value: Hashable, Content: View, Label: View {
    /// - Parameter role: The tab stays where the code has it, whatever its role.
    public nonisolated init(
        value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
    ) {
        self.init(value: value, content: content(), label: label())
    }
}

extension Tab where Value: Hashable, Content: View, Label == DefaultTabLabel {
    public nonisolated init(
        _ titleKey: LocalizedStringKey, systemImage: String, value: Value, role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.init(
            value: value, content: content(), label: DefaultTabLabel(Text(titleKey), Image(systemName: systemImage)))
    }

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(
        _ title: S, systemImage: String, value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content
    ) {
        self.init(value: value, content: content(), label: DefaultTabLabel(Text(title), Image(systemName: systemImage)))
    }

    public nonisolated init(
        _ titleKey: LocalizedStringKey, image: String, value: Value, role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.init(value: value, content: content(), label: DefaultTabLabel(Text(titleKey), Image(image)))
    }

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(
        _ title: S, image: String, value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content
    ) {
        self.init(value: value, content: content(), label: DefaultTabLabel(Text(title), Image(image)))
    }

    /// Creates a tab with the label of its role.
    public nonisolated init(value: Value, role: TabRole, @ViewBuilder content: () -> Content) {
        self.init(value: value, content: content(), label: .search)
    }
}

// MARK: Tabs without a value

extension Tab where Value == Never, Content: View, Label: View {
    public nonisolated init(
        role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
    ) {
        self.init(value: nil, content: content(), label: label())
    }
}

extension Tab where Value == Never, Content: View, Label == DefaultTabLabel {
    public nonisolated init(
        _ titleKey: LocalizedStringKey, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
    ) {
        self.init(
            value: nil, content: content(), label: DefaultTabLabel(Text(titleKey), Image(systemName: systemImage)))
    }

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(
        _ title: S, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
    ) {
        self.init(value: nil, content: content(), label: DefaultTabLabel(Text(title), Image(systemName: systemImage)))
    }

    public nonisolated init(
        _ titleKey: LocalizedStringKey, image: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
    ) {
        self.init(value: nil, content: content(), label: DefaultTabLabel(Text(titleKey), Image(image)))
    }

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(
        _ title: S, image: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
    ) {
        self.init(value: nil, content: content(), label: DefaultTabLabel(Text(title), Image(image)))
    }

    /// Creates a tab with the label of its role.
    public nonisolated init(role: TabRole, @ViewBuilder content: () -> Content) {
        self.init(value: nil, content: content(), label: .search)
    }
}

/// The title and the icon of a tab.
public struct DefaultTabLabel: View {
    private let title: Text
    private let icon: Image

    nonisolated init(_ title: Text, _ icon: Image) {
        (self.title, self.icon) = (title, icon)
    }

    /// The system's label of a search.
    static var search: DefaultTabLabel { DefaultTabLabel(Text("Search"), Image(systemName: "magnifyingglass")) }

    public var body: some View {
        Label {
            title
        } icon: {
            icon
        }
    }
}

// MARK: The tab view

extension TabView {
    /// Creates a tab view of tabs, of which a value selects one.
    public nonisolated init<Tabs: TabContent>(
        selection: Binding<SelectionValue>, @TabContentBuilder<SelectionValue> content: () -> Tabs
    ) where Content == TabContentBuilder<SelectionValue>.Content<Tabs>, Tabs.TabValue == SelectionValue {
        self.init(selection: selection.wrappedValue, content: .init(tabs: content()))
    }
}

extension TabView where SelectionValue == Never {
    /// Creates a tab view of tabs, of which the first is visible.
    public nonisolated init<Tabs: TabContent>(
        @TabContentBuilder<Never> content: () -> Tabs
    ) where Content == TabContentBuilder<Never>.Content<Tabs>, Tabs.TabValue == Never {
        self.init(selection: nil, content: .init(tabs: content()))
    }
}
