/// Puts a view behind another one.
public struct _BackgroundModifier<Background: View> {
    let background: Background
    let alignment: Alignment
}

extension _BackgroundModifier: PrimitiveModifier {
    package func wrap(_ node: LayoutNode, in context: BuildContext) -> LayoutNode {
        BackdropNode.make(node, layer: background, isAbove: false, alignment: alignment, in: context)
    }
}

/// Puts a view above another one.
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
    /// Puts a view behind this one, as large as this one.
    @_disfavoredOverload
    public nonisolated func background<Background: View>(
        _ background: Background, alignment: Alignment = .center
    ) -> some View {
        modifier(_BackgroundModifier(background: background, alignment: alignment))
    }

    /// Puts views behind this one.
    public nonisolated func background<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View {
        modifier(_BackgroundModifier(background: content(), alignment: alignment))
    }

    /// Puts a view above this one, as large as this one.
    @_disfavoredOverload
    public nonisolated func overlay<Overlay: View>(
        _ overlay: Overlay, alignment: Alignment = .center
    ) -> some View {
        modifier(_OverlayModifier(overlay: overlay, alignment: alignment))
    }

    /// Puts views above this one.
    public nonisolated func overlay<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View {
        modifier(_OverlayModifier(overlay: content(), alignment: alignment))
    }
}
