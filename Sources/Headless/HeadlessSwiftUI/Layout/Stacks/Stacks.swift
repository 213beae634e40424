import Foundation

/// Views beside each other.
public struct HStack<Content> {
    let alignment: VerticalAlignment
    let spacing: CGFloat?
    let content: Content
}

extension HStack: View where Content: View {
    /// - Parameter spacing: The spacing between views in points; `nil` for the views' preference.
    public nonisolated init(
        alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) {
        self.init(alignment: alignment, spacing: spacing, content: content())
    }
}

extension HStack: PrimitiveView where Content: View {
    package func makeNodes(in context: BuildContext) -> [LayoutNode] {
        let nodes = Content._makeNodes(of: content, in: context.inside(stackAlong: .horizontal))
        return [StackNode(.horizontal, aligned: alignment.key, spacing: spacing, nodes: nodes, in: context)]
    }
}

/// Views below each other.
public struct VStack<Content> {
    let alignment: HorizontalAlignment
    let spacing: CGFloat?
    let content: Content
}

extension VStack: View where Content: View {
    /// - Parameter spacing: The spacing between views in points; `nil` for the views' preference.
    public nonisolated init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) {
        self.init(alignment: alignment, spacing: spacing, content: content())
    }
}

extension VStack: PrimitiveView where Content: View {
    package func makeNodes(in context: BuildContext) -> [LayoutNode] {
        let nodes = Content._makeNodes(of: content, in: context.inside(stackAlong: .vertical))
        return [StackNode(.vertical, aligned: alignment.key, spacing: spacing, nodes: nodes, in: context)]
    }
}

/// Overlaid views.
public struct ZStack<Content> {
    let alignment: Alignment
    let content: Content
}

extension ZStack: View where Content: View {
    public nonisolated init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
        self.init(alignment: alignment, content: content())
    }
}

extension ZStack: PrimitiveView where Content: View {
    package func makeNodes(in context: BuildContext) -> [LayoutNode] {
        let nodes = Content._makeNodes(of: content, in: context.inside(stackAlong: nil))
        return [LayersNode(aligned: alignment, nodes: nodes, in: context)]
    }
}

extension BuildContext {
    /// Creates the nodes of a view, and combines several by overlaying them; `nil` if there are none.
    @MainActor
    package func singleNode<Content: View>(
        of content: Content, aligned alignment: Alignment = .center
    ) -> LayoutNode? {
        var inner = self
        inner.defersRows = false
        return combine(Content._makeNodes(of: content, in: inner), aligned: alignment)
    }

    /// Combines several nodes by overlaying them; `nil` if there are none.
    @MainActor
    package func combine(_ nodes: [LayoutNode], aligned alignment: Alignment = .center) -> LayoutNode? {
        nodes.count <= 1 ? nodes.first : LayersNode(aligned: alignment, nodes: nodes, in: self)
    }
}
