import Foundation
import UIKitValues

/// A part of a content that may be longer than the room. A still shows its start, or what the view asks for.
public struct ScrollView<Content> {
    public var content: Content
    public var axes: Axis.Set
    /// Indicators are shown only while a finger moves the content.
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
    /// The stack of several views in a container that wants one.
    static func implicit(_ axis: Axis, nodes: [LayoutNode], in context: BuildContext) -> StackNode {
        let key = axis == .horizontal ? VerticalAlignment.center.key : HorizontalAlignment.center.key
        return StackNode(axis, aligned: key, spacing: nil, nodes: nodes, in: context)
    }
}

extension ScrollNode {
    /// Makes a scroll view as the modifiers around ask.
    ///
    /// - Parameters:
    ///   - background: What is painted behind the content.
    ///   - content: Makes the content in the surroundings of a scroll view.
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

/// What modifiers ask of the scroll view inside.
struct ScrollOptions {
    var target: ScrollTarget?
    var anchor: UnitPoint?
    var offset: CGFloat?
    var margins = EdgeInsets()
    var showsContentBackground = true
    var clips = true

    /// Whether anything is asked.
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
