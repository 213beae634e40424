/// A group of tabs with a header. The bar of a phone shows its tabs among the others, without header and footer.
public struct TabSection<Header, Content, Footer, SelectionValue> {
    let content: Content
}

extension TabSection: TabContent
where Header: View, Content: TabContent, Footer: View, SelectionValue: Hashable, Content.TabValue == SelectionValue {
    public typealias TabValue = SelectionValue
    public typealias Body = Never

    public static func _makeTabs(of section: Self, in context: BuildContext) -> [LayoutNode] {
        Content._makeTabs(of: section.content, in: context)
    }
}

extension TabSection
where
    Header: View, Content: TabContent, Footer == EmptyView, SelectionValue: Hashable,
    Content.TabValue == SelectionValue
{
    public nonisolated init(
        @_TabGroupBuilder content: () -> Content, @ViewBuilder header: () -> Header
    ) {
        self.init(content: content())
    }
}

extension TabSection
where
    Header == Text, Content: TabContent, Footer == EmptyView, SelectionValue: Hashable,
    Content.TabValue == SelectionValue
{
    public nonisolated init(
        _ titleKey: LocalizedStringKey, @_TabGroupBuilder content: () -> Content
    ) {
        self.init(content: content())
    }

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(
        _ title: S, @_TabGroupBuilder content: () -> Content
    ) {
        self.init(content: content())
    }
}

extension TabSection
where
    Header == EmptyView, Content: TabContent, Footer == EmptyView, SelectionValue: Hashable,
    Content.TabValue == SelectionValue
{
    public nonisolated init(@_TabGroupBuilder content: () -> Content) {
        self.init(content: content())
    }
}
