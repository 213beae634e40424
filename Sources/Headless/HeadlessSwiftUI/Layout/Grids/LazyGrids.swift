import Foundation

/// A column of a ``LazyVGrid`` or a row of a ``LazyHGrid``.
public struct GridItem: Sendable {
    /// The length of an item, in points.
    public enum Size: Sendable {
        case fixed(CGFloat)
        case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
        /// As many items as fit.
        case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
    }

    public var size: Size
    /// The spacing to the next item in points; `nil` for the standard 8.
    public var spacing: CGFloat?
    /// The alignment of views in the item; `nil` for that of the grid.
    public var alignment: Alignment?

    public init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
        self.size = size
        self.spacing = spacing
        self.alignment = alignment
    }
}

/// Views in columns, row after row, of which a scroll view creates only the visible ones.
public struct LazyVGrid<Content> {
    let columns: [GridItem]
    let alignment: HorizontalAlignment
    let spacing: CGFloat?
    let pinnedViews: PinnedScrollableViews
    let content: Content
}

extension LazyVGrid: View where Content: View {
    /// - Parameter spacing: The spacing between rows in points; `nil` for the standard 8.
    public nonisolated init(
        columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
    ) {
        self.init(
            columns: columns, alignment: alignment, spacing: spacing, pinnedViews: pinnedViews, content: content())
    }
}

extension LazyVGrid: PrimitiveView where Content: View {
    package func makeNodes(in context: BuildContext) -> [LayoutNode] {
        [
            LazyGridNode(
                .vertical, items: columns, alignment: Alignment(horizontal: alignment, vertical: .center),
                spacing: spacing, pinnedViews: pinnedViews,
                rows: context.lazyRows(of: content, along: .vertical, splitsElements: true), in: context)
        ]
    }
}

/// Views in rows, column after column, of which a scroll view creates only the visible ones.
public struct LazyHGrid<Content> {
    let rows: [GridItem]
    let alignment: VerticalAlignment
    let spacing: CGFloat?
    let pinnedViews: PinnedScrollableViews
    let content: Content
}

extension LazyHGrid: View where Content: View {
    /// - Parameter spacing: The spacing between columns in points; `nil` for the standard 8.
    public nonisolated init(
        rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
    ) {
        self.init(rows: rows, alignment: alignment, spacing: spacing, pinnedViews: pinnedViews, content: content())
    }
}

extension LazyHGrid: PrimitiveView where Content: View {
    package func makeNodes(in context: BuildContext) -> [LayoutNode] {
        [
            LazyGridNode(
                .horizontal, items: rows, alignment: Alignment(horizontal: .center, vertical: alignment),
                spacing: spacing, pinnedViews: pinnedViews,
                rows: context.lazyRows(of: content, along: .horizontal, splitsElements: true), in: context)
        ]
    }
}
