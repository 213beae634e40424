import Foundation
import UIKitValues

/// A scrollable view. A still shows the start of its content, or the position that the view sets.
public struct ScrollView<Content> {
    public var content: Content
    public var axes: Axis.Set
    /// Has no effect: indicators are visible only while scrolling.
    public var showsIndicators: Bool
}

extension ScrollView: View where Content: View {
    public nonisolated init(
        _ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content
    ) {
        self.init(content: content(), axes: axes, showsIndicators: showsIndicators)
    }
}

extension ScrollView: PrimitiveView where Content: View {
    package func makeNodes(in context: BuildContext) -> [LayoutNode] {
        let axis: Axis = axes == .horizontal ? .horizontal : .vertical
        return [
            ScrollNode.make(axes: axes, in: context) { inner in
                let nodes = Content._makeNodes(of: content, in: inner.inside(stackAlong: axis))
                return nodes.count == 1 ? nodes[0] : StackNode.implicit(axis, nodes: nodes, in: inner)
            }
        ]
    }
}

extension StackNode {
    /// Returns the implicit stack of several views in a container.
    static func implicit(_ axis: Axis, nodes: [LayoutNode], in context: BuildContext) -> StackNode {
        let key = axis == .horizontal ? VerticalAlignment.center.key : HorizontalAlignment.center.key
        return StackNode(axis, aligned: key, spacing: nil, nodes: nodes, in: context)
    }
}

extension ScrollNode {
    /// Creates a scroll view with the options of enclosing modifiers.
    ///
    /// - Parameters:
    ///   - background: The background of the content.
    ///   - content: Creates the content in the context of a scroll view.
    static func make(
        axes: Axis.Set, in context: BuildContext, background: UIColor? = nil, content: (BuildContext) -> LayoutNode
    ) -> ScrollNode {
        let options = context.environment.scrollOptions
        let requested = context.scope?.nearest(ScrollRequestScope.self)?.requests.target
        let scope = ScrollScope(
            axes: axes, target: requested ?? options.target, anchor: options.anchor,
            offset: options.offset, in: context.scope)
        var inner = context.inside(scope)
        if options.isSet { inner.environment.scrollOptions = ScrollOptions() }
        return ScrollNode(
            content(inner), scope: scope, margins: options.margins, clips: options.clips, background: background,
            in: context)
    }
}

/// The options that modifiers set for the scroll view inside.
struct ScrollOptions {
    var target: ScrollTarget?
    var anchor: UnitPoint?
    var offset: CGFloat?
    var margins = EdgeInsets()
    var showsContentBackground = true
    var clips = true

    /// Whether any option is set.
    var isSet = false
}

private enum ScrollOptionsKey: EnvironmentKey {
    static var defaultValue: ScrollOptions { ScrollOptions() }
}

extension EnvironmentValues {
    var scrollOptions: ScrollOptions {
        get { self[ScrollOptionsKey.self] }
        set { self[ScrollOptionsKey.self] = newValue }
    }
}
