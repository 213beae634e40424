import Foundation

/// The parts of sections that stay visible while the section is.
public struct PinnedScrollableViews: OptionSet, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
    public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}

/// Views below each other, of which a scroll view creates only the visible ones.
public struct LazyVStack<Content> {
    let alignment: HorizontalAlignment
    let spacing: CGFloat?
    let pinnedViews: PinnedScrollableViews
    let content: Content
}

extension LazyVStack: View where Content: View {
    /// - Parameter spacing: The spacing between views in points; `nil` for the views' preference.
    public nonisolated init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
    ) {
        self.init(alignment: alignment, spacing: spacing, pinnedViews: pinnedViews, content: content())
    }
}

extension LazyVStack: PrimitiveView where Content: View {
    package func makeNodes(in context: BuildContext) -> [LayoutNode] {
        [
            LazyStackNode(
                .vertical, aligned: alignment.key, spacing: spacing, pinnedViews: pinnedViews,
                rows: context.lazyRows(of: content, along: .vertical), in: context)
        ]
    }
}

/// Views beside each other, of which a scroll view creates only the visible ones.
public struct LazyHStack<Content> {
    let alignment: VerticalAlignment
    let spacing: CGFloat?
    let pinnedViews: PinnedScrollableViews
    let content: Content
}

extension LazyHStack: View where Content: View {
    /// - Parameter spacing: The spacing between views in points; `nil` for the views' preference.
    public nonisolated init(
        alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
    ) {
        self.init(alignment: alignment, spacing: spacing, pinnedViews: pinnedViews, content: content())
    }
}

extension LazyHStack: PrimitiveView where Content: View {
    package func makeNodes(in context: BuildContext) -> [LayoutNode] {
        [
            LazyStackNode(
                .horizontal, aligned: alignment.key, spacing: spacing, pinnedViews: pinnedViews,
                rows: context.lazyRows(of: content, along: .horizontal), in: context)
        ]
    }
}

extension BuildContext {
    /// The rows of a lazy container.
    @MainActor
    func lazyRows<Content: View>(
        of content: Content, along axis: Axis, splitsElements: Bool = false
    ) -> LazyRows {
        var inner = inside(stackAlong: axis)
        inner.defersRows = true
        return LazyRows(Content._makeNodes(of: content, in: inner), splitsElements: splitsElements)
    }
}
