import Foundation

/// Runs an action when a value derived from a view's geometry changes.
public struct _GeometryChangeModifier<Value: Equatable> {
    let value: (GeometryProxy) -> Value
    let action: (Value, Value) -> Void
}

extension _GeometryChangeModifier: BodilessModifier {
    public static func _makeNodes(
        of modifier: Self, in context: BuildContext, content: @escaping (BuildContext) -> [LayoutNode]
    ) -> [LayoutNode] {
        let nodes = content(context.child(0))
        let known = context.store.value(for: context.child(1).identity) { Last<Value?>(nil) }
        let scope = context.scope
        context.store.afterPass {
            MainActor.assumeIsolated {
                guard let node = nodes.first else { return }
                let proxy = GeometryProxy(node.placement, isRightToLeft: node.isRightToLeft, scope: scope)
                let value = modifier.value(proxy)
                let old = known.value
                guard old != value else { return }
                known.value = value
                modifier.action(old ?? value, value)
            }
        }
        return nodes
    }
}

/// Gives a view a length relative to its container.
private final class ContainerFrameNode: WrapperNode {
    private let axes: Axis.Set
    private let alignment: Alignment
    private let length: (CGFloat, Axis) -> CGFloat
    private let scope: LayoutScope?

    init(
        _ child: LayoutNode, axes: Axis.Set, alignment: Alignment, in context: BuildContext,
        length: @escaping (CGFloat, Axis) -> CGFloat
    ) {
        self.axes = axes
        self.alignment = alignment
        self.length = length
        scope = context.scope
        super.init(child, in: context)
    }

    /// The nearest scroll view's size, or that of the screen.
    private var container: ProposedViewSize {
        if let proposal = scope?.nearest(ScrollScope.self)?.proposal { return proposal }
        return scope?.nearest(ScreenScope.self)?.proposal ?? .unspecified
    }

    private func frame(_ proposal: ProposedViewSize) -> ProposedViewSize {
        let container = container
        var frame = proposal
        if axes.contains(.horizontal), let width = container.width { frame.width = length(width, .horizontal) }
        if axes.contains(.vertical), let height = container.height { frame.height = length(height, .vertical) }
        return frame
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let frame = frame(proposal)
        let size = child.size(for: frame)
        return CGSize(
            width: axes.contains(.horizontal) ? frame.width ?? size.width : size.width,
            height: axes.contains(.vertical) ? frame.height ?? size.height : size.height)
    }

    override func placeChildren(in rect: CGRect, proposal: ProposedViewSize) {
        place(child, aligned: alignment, in: rect, proposal: frame(proposal))
    }

    override func explicitGuide(_ key: AlignmentKey, in size: CGSize, for proposal: ProposedViewSize) -> CGFloat? {
        alignedGuide(key, in: size, alignment: alignment, inner: frame(proposal))
    }
}

/// Gives a view a length relative to its container.
public struct _ContainerFrameModifier {
    let axes: Axis.Set
    let alignment: Alignment
    let length: (CGFloat, Axis) -> CGFloat
}

extension _ContainerFrameModifier: PrimitiveModifier {
    package func wrap(_ node: LayoutNode, in context: BuildContext) -> LayoutNode {
        ContainerFrameNode(node, axes: axes, alignment: alignment, in: context, length: length)
    }
}

extension View {
    /// Runs an action with a value derived from the view's geometry: once it is known, and whenever it changes.
    public nonisolated func onGeometryChange<T: Equatable>(
        for type: T.Type, of transform: @escaping @Sendable (GeometryProxy) -> T,
        action: @escaping (_ newValue: T) -> Void
    ) -> some View {
        modifier(_GeometryChangeModifier(value: transform) { _, new in action(new) })
    }

    /// Runs an action with a value derived from the view's geometry: once it is known, and whenever it changes.
    public nonisolated func onGeometryChange<T: Equatable>(
        for type: T.Type, of transform: @escaping @Sendable (GeometryProxy) -> T,
        action: @escaping (_ oldValue: T, _ newValue: T) -> Void
    ) -> some View {
        modifier(_GeometryChangeModifier(value: transform, action: action))
    }

    /// Gives the view the length of the nearest scroll view or the screen.
    public nonisolated func containerRelativeFrame(
        _ axes: Axis.Set, alignment: Alignment = .center
    ) -> some View {
        modifier(_ContainerFrameModifier(axes: axes, alignment: alignment) { length, _ in length })
    }

    /// Gives the view the length of some equal columns of the nearest scroll view or the screen.
    ///
    /// - Parameter spacing: The spacing between two columns, in points.
    public nonisolated func containerRelativeFrame(
        _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
    ) -> some View {
        modifier(
            _ContainerFrameModifier(axes: axes, alignment: alignment) { length, _ in
                let column = (length - spacing * CGFloat(count - 1)) / CGFloat(count)
                return column * CGFloat(span) + spacing * CGFloat(span - 1)
            })
    }

    /// Gives the view a length computed from that of the nearest scroll view or the screen.
    public nonisolated func containerRelativeFrame(
        _ axes: Axis.Set, alignment: Alignment = .center, _ length: @escaping (CGFloat, Axis) -> CGFloat
    ) -> some View {
        modifier(_ContainerFrameModifier(axes: axes, alignment: alignment, length: length))
    }
}
