import Foundation

/// Adds padding around a view.
public struct _PaddingLayout {
    let insets: EdgeInsets
}

extension _PaddingLayout: PrimitiveModifier {
    package func wrap(_ node: LayoutNode, in context: BuildContext) -> LayoutNode {
        PaddingNode(node, insets: insets, in: context)
    }

    /// The default padding, in points.
    static let standard: CGFloat = 16
}

extension View {
    /// Adds padding at some edges, in points; `nil` for 16.
    public nonisolated func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
        modifier(_PaddingLayout(insets: EdgeInsets(length ?? _PaddingLayout.standard, at: edges)))
    }

    /// Adds equal padding at all edges, in points.
    public nonisolated func padding(_ length: CGFloat) -> some View {
        modifier(_PaddingLayout(insets: EdgeInsets(length, at: .all)))
    }

    /// Adds padding at each edge, in points.
    public nonisolated func padding(_ insets: EdgeInsets) -> some View {
        modifier(_PaddingLayout(insets: insets))
    }
}
