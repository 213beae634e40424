/// Adds a background to a view.
public struct _BackgroundModifier<Background: View> {
    let background: Background
    let alignment: Alignment
}

extension _BackgroundModifier: PrimitiveModifier {
    package func wrap(_ node: LayoutNode, in context: BuildContext) -> LayoutNode {
        BackdropNode.make(node, layer: background, isAbove: false, alignment: alignment, in: context)
    }
}

/// Adds an overlay to a view.
public struct _OverlayModifier<Overlay: View> {
    let overlay: Overlay
    let alignment: Alignment
}

extension _OverlayModifier: PrimitiveModifier {
    package func wrap(_ node: LayoutNode, in context: BuildContext) -> LayoutNode {
        BackdropNode.make(node, layer: overlay, isAbove: true, alignment: alignment, in: context)
    }
}

extension BackdropNode {
    fileprivate static func make<Layer: View>(
        _ node: LayoutNode, layer: Layer, isAbove: Bool, alignment: Alignment, in context: BuildContext
    ) -> LayoutNode {
        let inner = context.child(isAbove ? 2 : 1).inside(stackAlong: nil)
        guard let layer = inner.singleNode(of: layer, aligned: alignment) else { return node }
        return BackdropNode(node, layer: layer, isAbove: isAbove, alignment: alignment, in: context)
    }
}

extension View {
    /// Adds a view of this view's size behind it.
    @_disfavoredOverload
    public nonisolated func background<Background: View>(
        _ background: Background, alignment: Alignment = .center
    ) -> some View {
        modifier(_BackgroundModifier(background: background, alignment: alignment))
    }

    /// Adds views behind this one.
    public nonisolated func background<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View {
        modifier(_BackgroundModifier(background: content(), alignment: alignment))
    }

    /// Adds a view of this view's size in front of it.
    @_disfavoredOverload
    public nonisolated func overlay<Overlay: View>(
        _ overlay: Overlay, alignment: Alignment = .center
    ) -> some View {
        modifier(_OverlayModifier(overlay: overlay, alignment: alignment))
    }

    /// Adds views in front of this one.
    public nonisolated func overlay<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View {
        modifier(_OverlayModifier(overlay: content(), alignment: alignment))
    }
}
