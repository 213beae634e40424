import Foundation

/// Views with a header and a footer. Lists, forms, lazy stacks and lazy grids display sections; other containers lay
/// out each part separately.
public struct Section<Parent, Content, Footer> {
    let header: Parent
    let content: Content
    let footer: Footer
    var isExpanded = true
}

extension Section: View where Parent: View, Content: View, Footer: View {
    public nonisolated init(
        @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent, @ViewBuilder footer: () -> Footer
    ) {
        self.init(header: header(), content: content(), footer: footer())
    }

    public nonisolated init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {
        self.init(header: header, content: content(), footer: footer)
    }
}

extension Section where Parent == EmptyView, Content: View, Footer: View {
    public nonisolated init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
        self.init(header: EmptyView(), content: content(), footer: footer())
    }

    public nonisolated init(footer: Footer, @ViewBuilder content: () -> Content) {
        self.init(header: EmptyView(), content: content(), footer: footer)
    }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
    public nonisolated init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
        self.init(header: header(), content: content(), footer: EmptyView())
    }

    public nonisolated init(header: Parent, @ViewBuilder content: () -> Content) {
        self.init(header: header, content: content(), footer: EmptyView())
    }
}

extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
    public nonisolated init(@ViewBuilder content: () -> Content) {
        self.init(header: EmptyView(), content: content(), footer: EmptyView())
    }
}

extension Section: PrimitiveView where Parent: View, Content: View, Footer: View {
    package func makeNodes(in context: BuildContext) -> [LayoutNode] {
        let rows = isExpanded ? Content._makeNodes(of: content, in: context.child(1)) : []
        guard context.defersRows else {
            let head = headNodes(in: context.child(0))
            return head + rows + Footer._makeNodes(of: footer, in: context.child(2))
        }
        var edge = context.inside(stackAlong: context.stackAxis)
        context.environment.sectionEdges?.prepareHeader(&edge.environment)
        let head = headNodes(in: edge.child(0))
        edge = context.inside(stackAlong: context.stackAxis)
        context.environment.sectionEdges?.prepareFooter(&edge.environment)
        let foot = Footer._makeNodes(of: footer, in: edge.child(2))
        return [SectionNodes(header: head, content: rows, footer: foot, in: context)]
    }

    /// A header is announced as a heading.
    @MainActor
    private func headNodes(in context: BuildContext) -> [LayoutNode] {
        let heading = _AccessibilityModifier { mark, _ in mark.node.traits = .header }
        return _AccessibilityModifier._makeNodes(of: heading, in: context) { Parent._makeNodes(of: header, in: $0) }
    }
}

/// The style of a list's section headers and footers.
struct SectionEdges {
    let prepareHeader: (inout EnvironmentValues) -> Void
    let prepareFooter: (inout EnvironmentValues) -> Void
}

private enum SectionEdgesKey: EnvironmentKey {
    static var defaultValue: SectionEdges? { nil }
}

extension EnvironmentValues {
    var sectionEdges: SectionEdges? {
        get { self[SectionEdgesKey.self] }
        set { self[SectionEdgesKey.self] = newValue }
    }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
    public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(header: Text(titleKey), content: content(), footer: EmptyView())
    }

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(header: Text(title), content: content(), footer: EmptyView())
    }

    /// A section with collapsible rows.
    public nonisolated init(
        _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
    ) where Content: View {
        self.init(header: Text(titleKey), content: content(), footer: EmptyView(), isExpanded: isExpanded.wrappedValue)
    }

    /// A section with collapsible rows.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(
        _ title: S, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
    ) {
        self.init(header: Text(title), content: content(), footer: EmptyView(), isExpanded: isExpanded.wrappedValue)
    }
}
