import Foundation

/// The layout of an ``HStack``.
public struct HStackLayout: Layout, Sendable {
    public var alignment: VerticalAlignment
    /// The spacing in points; `nil` for the views' preference.
    public var spacing: CGFloat?

    public nonisolated init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
        self.alignment = alignment
        self.spacing = spacing
    }
}

extension HStackLayout: NodeLayout {
    public static var layoutProperties: LayoutProperties { .stack(.horizontal) }

    func makeNode(of nodes: [LayoutNode], in environment: EnvironmentValues) -> LayoutNode {
        StackNode(.horizontal, aligned: alignment.key, spacing: spacing, nodes: nodes, environment: environment)
    }
}

/// The layout of a ``VStack``.
public struct VStackLayout: Layout, Sendable {
    public var alignment: HorizontalAlignment
    /// The spacing in points; `nil` for the views' preference.
    public var spacing: CGFloat?

    public nonisolated init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
        self.alignment = alignment
        self.spacing = spacing
    }
}

extension VStackLayout: NodeLayout {
    public static var layoutProperties: LayoutProperties { .stack(.vertical) }

    func makeNode(of nodes: [LayoutNode], in environment: EnvironmentValues) -> LayoutNode {
        StackNode(.vertical, aligned: alignment.key, spacing: spacing, nodes: nodes, environment: environment)
    }
}

/// The layout of a ``ZStack``.
public struct ZStackLayout: Layout, Sendable {
    public var alignment: Alignment

    public nonisolated init(alignment: Alignment = .center) {
        self.alignment = alignment
    }
}

extension ZStackLayout: NodeLayout {
    func makeNode(of nodes: [LayoutNode], in environment: EnvironmentValues) -> LayoutNode {
        LayersNode(aligned: alignment, nodes: nodes, environment: environment)
    }
}

/// The layout of a ``Grid``.
public struct GridLayout: Layout, Sendable {
    public var alignment: Alignment
    /// The spacing in points; `nil` for the cells' preference.
    public var horizontalSpacing, verticalSpacing: CGFloat?

    public nonisolated init(
        alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
    ) {
        self.alignment = alignment
        self.horizontalSpacing = horizontalSpacing
        self.verticalSpacing = verticalSpacing
    }
}

extension GridLayout: NodeLayout {
    func makeNode(of nodes: [LayoutNode], in environment: EnvironmentValues) -> LayoutNode {
        GridNode(
            alignment: alignment, horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing,
            nodes: nodes, environment: environment)
    }
}

/// One of SwiftUI's own layouts, which is implemented by a node. As a ``Layout`` it can be part of others.
protocol NodeLayout: Layout where Cache == NodeLayoutCache {
    /// Returns the node that arranges others.
    @MainActor
    func makeNode(of nodes: [LayoutNode], in environment: EnvironmentValues) -> LayoutNode
}

/// The node of one of SwiftUI's own layouts, used only on the main queue.
public struct NodeLayoutCache: @unchecked Sendable {
    fileprivate let node: LayoutNode
}

extension LayoutProperties {
    fileprivate static func stack(_ axis: Axis) -> LayoutProperties {
        var properties = LayoutProperties()
        properties.stackOrientation = axis
        return properties
    }
}

extension NodeLayout {
    public func makeCache(subviews: Subviews) -> NodeLayoutCache {
        nonisolated(unsafe) let layout = self
        return MainActor.assumeIsolated {
            var environment = subviews.layoutNodes.first?.environment ?? EnvironmentValues()
            // The enclosing layout is mirrored as a whole.
            environment.layoutDirection = .leftToRight
            let nodes = subviews.layoutNodes.map { PlaceNotingNode($0, environment: environment) }
            return NodeLayoutCache(node: layout.makeNode(of: nodes, in: environment))
        }
    }

    public func updateCache(_ cache: inout NodeLayoutCache, subviews: Subviews) {}

    public func spacing(subviews: Subviews, cache: inout NodeLayoutCache) -> ViewSpacing {
        MainActor.assumeIsolated { cache.node.spacing }
    }

    public func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout NodeLayoutCache
    ) -> CGSize {
        MainActor.assumeIsolated { cache.node.size(for: proposal) }
    }

    public func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout NodeLayoutCache
    ) {
        MainActor.assumeIsolated {
            cache.node.place(in: bounds, proposal: proposal)
        }
    }

    public func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout NodeLayoutCache
    ) -> CGFloat? {
        MainActor.assumeIsolated { cache.node.explicitGuide(guide.key, in: bounds.size, for: proposal) }
    }

    public func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout NodeLayoutCache
    ) -> CGFloat? {
        MainActor.assumeIsolated { cache.node.explicitGuide(guide.key, in: bounds.size, for: proposal) }
    }
}

/// A view in one of SwiftUI's own layouts that records its place for a custom layout.
private final class PlaceNotingNode: WrapperNode {
    override func placeChildren(in rect: CGRect, proposal: ProposedViewSize) {
        (child as? SubviewNode)?.wanted = .init(point: rect.origin, anchor: .topLeading, proposal: proposal)
    }
}
