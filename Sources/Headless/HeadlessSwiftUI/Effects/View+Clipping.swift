import Foundation

extension View {
    /// Clips the view to its rectangle.
    public nonisolated func clipped(antialiased: Bool = false) -> some View { clipShape(Rectangle()) }

    /// Clips the view to a shape.
    public nonisolated func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some View {
        modifier(_ClipEffect(shape: shape, style: style))
    }

    /// Clips the view to its rectangle with rounded corners. `radius` is in points.
    public nonisolated func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
        clipShape(RoundedRectangle(cornerRadius: radius, style: .circular))
    }

    /// Masks the view with the alpha of another view.
    public nonisolated func mask<Mask: View>(_ mask: Mask) -> some View {
        modifier(_MaskEffect(mask: mask, alignment: .center))
    }

    /// Masks the view with the alpha of other views.
    public nonisolated func mask<Mask: View>(
        alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask
    ) -> some View {
        modifier(_MaskEffect(mask: mask(), alignment: alignment))
    }

    /// Sets the shape for `ContainerRelativeShape` inside the view.
    public nonisolated func containerShape<T: InsettableShape>(_ shape: T) -> some View {
        environment(\.containerShape, AnyShape(shape))
    }
}

/// Clips a view to a shape.
public struct _ClipEffect<ClipShape: Shape> {
    let shape: ClipShape
    let style: FillStyle
}

extension _ClipEffect: PrimitiveModifier {
    package func wrap(_ node: LayoutNode, in context: BuildContext) -> LayoutNode {
        ClipNode(node, to: shape, style: style, in: context)
    }
}

/// Masks a view with another one.
public struct _MaskEffect<Mask: View> {
    let mask: Mask
    let alignment: Alignment
}

extension _MaskEffect: PrimitiveModifier {
    package func wrap(_ node: LayoutNode, in context: BuildContext) -> LayoutNode {
        var inner = context.child(3)
        inner.stackAxis = nil
        // An empty mask covers nothing.
        let mask = inner.singleNode(of: mask, aligned: alignment) ?? LayersNode(aligned: .center, nodes: [], in: inner)
        return MaskNode(node, mask: mask, alignment: alignment, in: context)
    }
}

private struct ContainerShapeKey: EnvironmentKey {
    static var defaultValue: AnyShape? { nil }
}

extension EnvironmentValues {
    /// The shape of the enclosing container.
    var containerShape: AnyShape? {
        get { self[ContainerShapeKey.self] }
        set { self[ContainerShapeKey.self] = newValue }
    }
}
