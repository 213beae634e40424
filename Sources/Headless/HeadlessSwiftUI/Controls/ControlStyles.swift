/// A control drawn by a style: the innermost one that an enclosing view sets for this kind of control.
struct StyledControl<Configuration> {
    let configuration: Configuration

    /// Draws the control if no style is set.
    let automatic: @MainActor (Configuration) -> AnyView
}

extension StyledControl: PrimitiveView {
    func makeNodes(in context: BuildContext) -> [LayoutNode] {
        guard let style = context.environment[style: Configuration.self] else {
            return AnyView._makeNodes(of: automatic(configuration), in: context)
        }
        // A style that contains a control of the same kind refers to the enclosing style.
        var inner = context
        inner.environment[style: Configuration.self] = style.outer
        return style.makeNodes(configuration, inner)
    }
}

/// A style for controls with a configuration, and the enclosing style that it replaced.
final class ControlStyle<Configuration> {
    let makeNodes: @MainActor (Configuration, BuildContext) -> [LayoutNode]
    let outer: ControlStyle?

    init(_ makeNodes: @escaping @MainActor (Configuration, BuildContext) -> [LayoutNode], outer: ControlStyle?) {
        self.makeNodes = makeNodes
        self.outer = outer
    }
}

private enum ControlStyleKey<Configuration>: EnvironmentKey {
    static var defaultValue: ControlStyle<Configuration>? { nil }
}

extension EnvironmentValues {
    subscript<Configuration>(style type: Configuration.Type) -> ControlStyle<Configuration>? {
        get { self[ControlStyleKey<Configuration>.self] }
        set { self[ControlStyleKey<Configuration>.self] = newValue }
    }
}

/// Sets the style of the controls with a configuration.
public struct _ControlStyleModifier<Style, Configuration, Content: View> {
    let style: Style
    let makeBody: @MainActor (Style, Configuration) -> Content
}

extension _ControlStyleModifier: ContextModifier {
    package func change(_ context: inout BuildContext) {
        let (style, makeBody) = (style, makeBody)
        context.environment[style: Configuration.self] = ControlStyle(
            { configuration, context in
                // A style may have dynamic properties, like a view.
                var style = style
                let context = context.child(0)
                guard DynamicProperties.connect(&style, in: context) else { return [] }
                let body = context.observing { makeBody(style, configuration) }
                return Content._makeNodes(of: body, in: context.child(1))
            }, outer: context.environment[style: Configuration.self])
    }
}

/// A part of a control that its style lays out.
public struct _ControlPart<Name> {
    let view: AnyView

    init<Content: View>(_ content: Content) {
        view = AnyView(content)
    }
}

extension _ControlPart: PrimitiveView {
    package func makeNodes(in context: BuildContext) -> [LayoutNode] { view.makeNodes(in: context) }
}
