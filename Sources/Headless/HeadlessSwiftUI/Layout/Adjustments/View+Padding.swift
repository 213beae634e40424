import Foundation

/// Puts room around a view.
public struct _PaddingLayout {
    let insets: EdgeInsets
}

extension _PaddingLayout: PrimitiveModifier {
    package func wrap(_ node: LayoutNode, in context: BuildContext) -> LayoutNode {
        PaddingNode(node, insets: insets, in: context)
    }

    /// The room where none is given, in points.
    static let standard: CGFloat = 16
}

extension View {
    /// Puts room at some edges, in points; `nil` is 16.
    public nonisolated func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
        modifier(_PaddingLayout(insets: EdgeInsets(length ?? _PaddingLayout.standard, at: edges)))
    }

    /// Puts the same room at all edges, in points.
    public nonisolated func padding(_ length: CGFloat) -> some View {
        modifier(_PaddingLayout(insets: EdgeInsets(length, at: .all)))
    }

    /// Puts room at each edge, in points.
    public nonisolated func padding(_ insets: EdgeInsets) -> some View {
        modifier(_PaddingLayout(insets: insets))
    }
}
