import Foundation

/// A layout modifier with a single node.
public struct _LayoutModifier {
    let makeNode: @MainActor (LayoutNode, BuildContext) -> LayoutNode
}

extension _LayoutModifier: PrimitiveModifier {
    package func wrap(_ node: LayoutNode, in context: BuildContext) -> LayoutNode { makeNode(node, context) }
}

/// Whether a view fits within a box or fills it.
public enum ContentMode: Hashable, Sendable, CaseIterable { case fit, fill }

extension View {
    /// Sets the priority with which the enclosing stack offers space: higher priorities first.
    public nonisolated func layoutPriority(_ value: Double) -> some View {
        modifier(_LayoutModifier { PriorityNode($0, priority: value, in: $1) })
    }

    /// Fixes the view at its ideal size.
    public nonisolated func fixedSize() -> some View { fixedSize(horizontal: true, vertical: true) }

    /// Fixes the view at its ideal size along some axes.
    public nonisolated func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
        var axes: Axis.Set = []
        if horizontal { axes.insert(.horizontal) }
        if vertical { axes.insert(.vertical) }
        return modifier(_LayoutModifier { [axes] in FixedSizeNode($0, axes: axes, in: $1) })
    }

    /// Proposes a box with an aspect ratio to the view.
    ///
    /// - Parameter aspectRatio: Width divided by height; `nil` for that of the view's ideal size.
    public nonisolated func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> some View {
        modifier(_LayoutModifier { AspectRatioNode($0, ratio: aspectRatio, fills: contentMode == .fill, in: $1) })
    }

    /// Proposes a box with the aspect ratio of a size.
    public nonisolated func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View {
        self.aspectRatio(aspectRatio.width / aspectRatio.height, contentMode: contentMode)
    }

    /// Scales the view to fit the proposed size.
    public nonisolated func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }

    /// Scales the view to fill the proposed size.
    public nonisolated func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }

    /// Offsets the view by distances in points, without affecting layout.
    public nonisolated func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
        offset(CGSize(width: x, height: y))
    }

    /// Offsets the view by distances in points, without affecting layout.
    public nonisolated func offset(_ offset: CGSize) -> some View {
        modifier(_LayoutModifier { OffsetNode($0, offset: offset, in: $1) })
    }

    /// Fills the proposed size, with the view's center at a point.
    public nonisolated func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
        position(CGPoint(x: x, y: y))
    }

    /// Fills the proposed size, with the view's center at a point.
    public nonisolated func position(_ position: CGPoint) -> some View {
        modifier(_LayoutModifier { PositionNode($0, at: position, in: $1) })
    }

    /// Sets the view's z-index among its siblings.
    public nonisolated func zIndex(_ value: Double) -> some View {
        modifier(_LayoutModifier { DepthNode($0, depth: value, in: $1) })
    }

    /// Hides the view, which keeps its space.
    public nonisolated func hidden() -> some View {
        modifier(_LayoutModifier { HiddenNode($0, in: $1) })
    }

    /// Sets a horizontal alignment guide of the view.
    public nonisolated func alignmentGuide(
        _ g: HorizontalAlignment, computeValue: @escaping @Sendable (ViewDimensions) -> CGFloat
    ) -> some View {
        modifier(_LayoutModifier { AlignmentGuideNode($0, key: g.key, compute: computeValue, in: $1) })
    }

    /// Sets a vertical alignment guide of the view.
    public nonisolated func alignmentGuide(
        _ g: VerticalAlignment, computeValue: @escaping @Sendable (ViewDimensions) -> CGFloat
    ) -> some View {
        modifier(_LayoutModifier { AlignmentGuideNode($0, key: g.key, compute: computeValue, in: $1) })
    }
}
