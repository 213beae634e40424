import Foundation

extension View {
    /// Shows only what is inside the view's rectangle.
    public nonisolated func clipped(antialiased: Bool = false) -> some View { clipShape(Rectangle()) }

    /// Shows only what is inside a shape.
    public nonisolated func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some View {
        modifier(_ClipEffect(shape: shape, style: style))
    }

    /// Shows only what is inside the view's rectangle with round corners; `radius` is in points.
    public nonisolated func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
        clipShape(RoundedRectangle(cornerRadius: radius, style: .circular))
    }

    /// Shows the view only where another view covers it, by that view's alpha.
    public nonisolated func mask<Mask: View>(_ mask: Mask) -> some View {
        modifier(_MaskEffect(mask: mask, alignment: .center))
    }

    /// Shows the view only where other views cover it, by their alpha.
    public nonisolated func mask<Mask: View>(
        alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask
    ) -> some View {
        modifier(_MaskEffect(mask: mask(), alignment: alignment))
    }

    /// Sets the shape that `ContainerRelativeShape` takes inside the view.
    public nonisolated func containerShape<T: InsettableShape>(_ shape: T) -> some View {
        environment(\.containerShape, AnyShape(shape))
    }
}

/// Shows only what of a view is inside a shape.
public struct _ClipEffect<ClipShape: Shape> {
    let shape: ClipShape
    let style: FillStyle
}

extension _ClipEffect: PrimitiveModifier {
    package func wrap(_ node: LayoutNode, in context: BuildContext) -> LayoutNode {
        ClipNode(node, to: shape, style: style, in: context)
    }
}

/// Shows only what of a view another one covers.
public struct _MaskEffect<Mask: View> {
    let mask: Mask
    let alignment: Alignment
}

extension _MaskEffect: PrimitiveModifier {
    package func wrap(_ node: LayoutNode, in context: BuildContext) -> LayoutNode {
        var inner = context.child(3)
        inner.stackAxis = nil
        // A mask of nothing covers nothing.
        let mask = inner.singleNode(of: mask, aligned: alignment) ?? LayersNode(aligned: .center, nodes: [], in: inner)
        return MaskNode(node, mask: mask, alignment: alignment, in: context)
    }
}

private struct ContainerShapeKey: EnvironmentKey {
    static var defaultValue: AnyShape? { nil }
}

extension EnvironmentValues {
    /// The shape of the container around.
    var containerShape: AnyShape? {
        get { self[ContainerShapeKey.self] }
        set { self[ContainerShapeKey.self] = newValue }
    }
}
