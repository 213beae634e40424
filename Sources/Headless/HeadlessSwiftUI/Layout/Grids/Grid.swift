import Foundation

/// Rows of cells whose columns are aligned.
public struct Grid<Content> {
    let layout: GridLayout
    let content: Content
}

extension Grid: View where Content: View {
    /// - Parameters:
    ///   - horizontalSpacing: The spacing between columns in points; `nil` for the standard 8.
    ///   - verticalSpacing: The spacing between rows in points; `nil` for the cells' preference.
    public nonisolated init(
        alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) {
        layout = GridLayout(
            alignment: alignment, horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing)
        self.content = content()
    }
}

extension Grid: PrimitiveView where Content: View {
    package func makeNodes(in context: BuildContext) -> [LayoutNode] { layout.makeNodes(of: content, in: context) }
}

/// A row of a grid. Outside a grid, it is a group of its views.
public struct GridRow<Content> {
    let alignment: VerticalAlignment?
    let content: Content
}

extension GridRow: View where Content: View {
    public nonisolated init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
        self.init(alignment: alignment, content: content())
    }
}

extension GridRow: PrimitiveView where Content: View {
    package func makeNodes(in context: BuildContext) -> [LayoutNode] {
        guard let grid = context.scope as? GridScope else { return Content._makeNodes(of: content, in: context) }
        var inner = context.inside(stackAlong: nil)
        inner.scope = grid.parent
        let cells = Content._makeNodes(of: content, in: inner)
        return cells.isEmpty ? [] : [GridRowNode(cells, alignment: alignment, in: context)]
    }
}

/// Marks a grid for its rows.
final class GridScope: LayoutScope {}

/// The cells of a row. Modifiers of a row apply to each cell.
final class GridRowNode: RowsNode {
    let cells: [LayoutNode]
    let alignment: VerticalAlignment?

    init(_ cells: [LayoutNode], alignment: VerticalAlignment?, in context: BuildContext) {
        self.cells = cells
        self.alignment = alignment
        super.init(in: context)
    }

    override func expanded() -> [LayoutNode] { cells }

    override func mapped(_ change: @escaping @MainActor (LayoutNode) -> LayoutNode) -> RowsNode {
        GridRowNode(cells.map(change), alignment: alignment, in: context)
    }
}

enum GridCellColumns: LayoutValueKey { static var defaultValue: Int { 1 } }
enum GridCellAnchor: LayoutValueKey { static var defaultValue: UnitPoint? { nil } }
enum GridColumnAlignment: LayoutValueKey { static var defaultValue: HorizontalAlignment? { nil } }
enum GridCellUnsizedAxes: LayoutValueKey { static var defaultValue: Axis.Set { [] } }

extension View {
    /// Makes the view span several columns of a grid.
    public nonisolated func gridCellColumns(_ count: Int) -> some View {
        modifier(_LayoutTraitModifier<GridCellColumns>(value: max(1, count)))
    }

    /// Sets the alignment of the view in its cell.
    public nonisolated func gridCellAnchor(_ anchor: UnitPoint) -> some View {
        modifier(_LayoutTraitModifier<GridCellAnchor>(value: anchor))
    }

    /// Sets the alignment of all cells in the view's column.
    public nonisolated func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
        modifier(_LayoutTraitModifier<GridColumnAlignment>(value: guide))
    }

    /// Keeps the view from extending its row or column beyond what other cells require.
    public nonisolated func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
        modifier(_LayoutTraitModifier<GridCellUnsizedAxes>(value: axes))
    }
}
