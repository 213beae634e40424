import Foundation

/// Rows in a scroll view, in sections and with separators between them.
public struct List<SelectionValue: Hashable, Content> {
    let content: Content
}

extension List: View where Content: View {
    public nonisolated init(
        selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content
    ) {
        self.init(content: content())
    }

    public nonisolated init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content) {
        self.init(content: content())
    }

    public nonisolated init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data, selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
        self.init(content: ForEach(data, content: rowContent))
    }

    public nonisolated init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data, selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
        self.init(content: ForEach(data, content: rowContent))
    }

    public nonisolated init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, ID, RowContent> {
        self.init(content: ForEach(data, id: id, content: rowContent))
    }

    public nonisolated init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, ID, RowContent> {
        self.init(content: ForEach(data, id: id, content: rowContent))
    }
}

extension List where SelectionValue == Never, Content: View {
    public nonisolated init(@ViewBuilder content: () -> Content) {
        self.init(content: content())
    }

    public nonisolated init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
        self.init(content: ForEach(data, content: rowContent))
    }

    public nonisolated init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, ID, RowContent> {
        self.init(content: ForEach(data, id: id, content: rowContent))
    }

    public nonisolated init<RowContent: View>(
        _ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> RowContent
    ) where Content == ForEach<Range<Int>, Int, RowContent> {
        self.init(content: ForEach(data, content: rowContent))
    }

    /// Rows for elements, with bindings to them.
    public nonisolated init<Data: MutableCollection & RandomAccessCollection, RowContent: View>(
        _ data: Binding<Data>, @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    ) where Content == ForEach<[Binding<Data.Element>], Data.Element.ID, RowContent>, Data.Element: Identifiable {
        self.init(content: ForEach(data, content: rowContent))
    }
}

extension List: PrimitiveView where Content: View {
    package func makeNodes(in context: BuildContext) -> [LayoutNode] {
        [ScrollNode.list(of: content, in: context)]
    }
}

extension ScrollNode {
    /// The rows of a list or form.
    static func list<Content: View>(of content: Content, in context: BuildContext) -> ScrollNode {
        let appearance = context.environment.listAppearance
        let showsBackground = context.environment.scrollOptions.showsContentBackground
        let background = showsBackground ? appearance.background : nil
        return make(axes: .vertical, in: context, background: background) { inner in
            var inner = inner
            inner.environment.sectionEdges = appearance.sectionEdges
            inner.environment.isInList = true
            let rows = inner.lazyRows(of: content, along: .vertical)
            let rowContext = inner
            rows.finish = { [unowned rows] nodes, number in
                ListRowNode.wrap(nodes, number: number, of: rows, appearance: appearance, in: rowContext)
            }
            return LazyStackNode(
                .vertical, aligned: HorizontalAlignment.leading.key, spacing: 0,
                pinnedViews: appearance.pinsHeaders ? .sectionHeaders : [], rows: rows, in: inner)
        }
    }
}

extension _ListAppearance {
    /// The style of headers and footers.
    fileprivate var sectionEdges: SectionEdges {
        let isQuiet = hasQuietHeaders
        return SectionEdges { environment in
            guard environment.headerProminence == .standard else {
                environment.font = .title3.bold()
                environment.foreground = Foreground([AnyShapeStyle(.primary)], outer: environment.foreground)
                return
            }
            guard isQuiet else {
                environment.font = .headline
                return
            }
            environment.font = .footnote
            environment.textCase = .uppercase
            environment.foreground = Foreground([AnyShapeStyle(.secondary)], outer: environment.foreground)
        } prepareFooter: { environment in
            environment.font = .footnote
            environment.foreground = Foreground([AnyShapeStyle(.secondary)], outer: environment.foreground)
        }
    }
}
