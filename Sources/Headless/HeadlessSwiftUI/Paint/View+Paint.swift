import Foundation

/// Sets the foreground styles of views inside.
public struct _ForegroundStyleModifier {
    /// The styles by level; `nil` for those of the system.
    let styles: [AnyShapeStyle]?
}

extension _ForegroundStyleModifier: ContextModifier {
    package func change(_ context: inout BuildContext) {
        let outer = context.environment.foreground
        context.environment.foreground = styles.map { Foreground($0, outer: outer) }
    }
}

/// Sets the tint of controls inside.
public struct _TintModifier {
    let style: AnyShapeStyle?
    let color: Color?
}

extension _TintModifier: ContextModifier {
    package func change(_ context: inout BuildContext) {
        context.environment.tintStyle = style
        context.environment.accentColor = color
    }
}

/// Paints a style behind a view.
public struct _BackgroundStyleModifier<Style: ShapeStyle, Content: Shape> {
    let style: Style
    let shape: Content
    let fillStyle: FillStyle
    let isAbove: Bool
    /// The edges at which the style extends under bars.
    var ignoredEdges: Edge.Set = []
}

extension _BackgroundStyleModifier: PrimitiveModifier {
    package func wrap(_ node: LayoutNode, in context: BuildContext) -> LayoutNode {
        var layer: LayoutNode = ShapeNode(shape, style: style, fillStyle: fillStyle, in: context)
        if !ignoredEdges.isEmpty, context.scope?.hasSafeArea == true {
            layer = SafeAreaIgnoringNode(layer, edges: ignoredEdges, in: context)
        }
        return BackdropNode(node, layer: layer, isAbove: isAbove, alignment: .center, in: context)
    }
}

/// Draws a border inside the edge of a view.
public struct _BorderModifier<Style: ShapeStyle> {
    let style: Style
    let width: CGFloat
}

extension _BorderModifier: PrimitiveModifier {
    package func wrap(_ node: LayoutNode, in context: BuildContext) -> LayoutNode {
        let line = StrokeStyle(lineWidth: width)
        let layer = ShapeNode(Rectangle(), style: style, stroke: line, inside: true, in: context)
        return BackdropNode(node, layer: layer, isAbove: true, alignment: .center, in: context)
    }
}

extension View {
    /// Sets the foreground color of texts, symbols and shapes.
    public nonisolated func foregroundColor(_ color: Color?) -> some View {
        modifier(_ForegroundStyleModifier(styles: color.map { [AnyShapeStyle($0)] }))
    }

    /// Sets the foreground style of texts, symbols and shapes.
    public nonisolated func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
        modifier(_ForegroundStyleModifier(styles: [AnyShapeStyle(style)]))
    }

    /// Sets the styles of the first two levels.
    public nonisolated func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(
        _ primary: S1, _ secondary: S2
    ) -> some View {
        modifier(_ForegroundStyleModifier(styles: [AnyShapeStyle(primary), AnyShapeStyle(secondary)]))
    }

    /// Sets the styles of the first three levels.
    public nonisolated func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
        _ primary: S1, _ secondary: S2, _ tertiary: S3
    ) -> some View {
        modifier(
            _ForegroundStyleModifier(
                styles: [AnyShapeStyle(primary), AnyShapeStyle(secondary), AnyShapeStyle(tertiary)]))
    }

    /// Sets the style of backgrounds.
    public nonisolated func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View {
        environment(\.backgroundStyle, AnyShapeStyle(style))
    }

    /// Sets the color of controls and links.
    public nonisolated func tint(_ tint: Color?) -> some View {
        modifier(_TintModifier(style: tint.map { AnyShapeStyle($0) }, color: tint))
    }

    /// Sets the style of controls.
    public nonisolated func tint<S: ShapeStyle>(_ tint: S?) -> some View {
        modifier(_TintModifier(style: tint.map { AnyShapeStyle($0) }, color: tint as? Color))
    }

    /// Sets the color of controls and links.
    public nonisolated func accentColor(_ accentColor: Color?) -> some View { tint(accentColor) }

    // MARK: Backgrounds and overlays

    /// Paints a style behind the view.
    ///
    /// - Parameter ignoresSafeAreaEdges: The edges at which the style extends to the end of the screen.
    public nonisolated func background<S: ShapeStyle>(
        _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
    ) -> some View {
        modifier(
            _BackgroundStyleModifier(
                style: style, shape: Rectangle(), fillStyle: FillStyle(), isAbove: false, ignoredEdges: edges))
    }

    /// Paints the background style behind the view.
    public nonisolated func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
        background(BackgroundStyle(), ignoresSafeAreaEdges: edges)
    }

    /// Paints a shape behind the view.
    public nonisolated func background<S: ShapeStyle, T: Shape>(
        _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
    ) -> some View {
        modifier(_BackgroundStyleModifier(style: style, shape: shape, fillStyle: fillStyle, isAbove: false))
    }

    /// Paints a shape with the background style behind the view.
    public nonisolated func background<S: Shape>(in shape: S, fillStyle: FillStyle = FillStyle()) -> some View {
        background(BackgroundStyle(), in: shape, fillStyle: fillStyle)
    }

    /// Paints a style in front of the view.
    public nonisolated func overlay<S: ShapeStyle>(
        _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
    ) -> some View {
        modifier(
            _BackgroundStyleModifier(
                style: style, shape: Rectangle(), fillStyle: FillStyle(), isAbove: true, ignoredEdges: edges))
    }

    /// Paints a shape in front of the view.
    public nonisolated func overlay<S: ShapeStyle, T: Shape>(
        _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
    ) -> some View {
        modifier(_BackgroundStyleModifier(style: style, shape: shape, fillStyle: fillStyle, isAbove: true))
    }

    /// Draws a border inside the view's edge. `width` is in points.
    public nonisolated func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View {
        modifier(_BorderModifier(style: content, width: width))
    }
}
