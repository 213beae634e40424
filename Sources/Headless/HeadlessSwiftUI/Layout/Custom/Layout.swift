import Foundation

/// A container layout, which applications may implement.
public protocol Layout {
    /// The values to keep between measuring and placing.
    associatedtype Cache = Void

    /// The views to arrange.
    typealias Subviews = LayoutSubviews

    /// The properties of the layout.
    static var layoutProperties: LayoutProperties { get }

    /// Creates the cache.
    func makeCache(subviews: Self.Subviews) -> Self.Cache

    /// Updates the cache.
    func updateCache(_ cache: inout Self.Cache, subviews: Self.Subviews)

    /// Returns the preferred spacing around the arranged views.
    func spacing(subviews: Self.Subviews, cache: inout Self.Cache) -> ViewSpacing

    /// Returns the size of the arranged views for a proposal, in points.
    func sizeThatFits(
        proposal: ProposedViewSize, subviews: Self.Subviews, cache: inout Self.Cache
    ) -> CGSize

    /// Places each view, in the coordinates of `bounds`.
    func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Self.Subviews, cache: inout Self.Cache)

    /// Returns the position of a guide; `nil` for that of the views.
    func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Self.Subviews,
        cache: inout Self.Cache
    ) -> CGFloat?

    /// Returns the position of a guide; `nil` for that of the views.
    func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Self.Subviews,
        cache: inout Self.Cache
    ) -> CGFloat?
}

/// The properties of a layout.
public struct LayoutProperties: Sendable {
    /// The axis along which the layout stacks its views, for spacers and dividers.
    public var stackOrientation: Axis?

    public init() {}
}

extension Layout where Cache == Void {
    public func makeCache(subviews: Subviews) {}
}

extension Layout {
    public static var layoutProperties: LayoutProperties { LayoutProperties() }

    public func updateCache(_ cache: inout Cache, subviews: Subviews) { cache = makeCache(subviews: subviews) }

    public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
        guard let first = subviews.first else { return .zero }
        return subviews.dropFirst().reduce(first.spacing) { $0.union($1.spacing) }
    }

    public func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? { nil }

    public func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? { nil }

    /// Arranges views with the layout.
    public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
        _LayoutView(layout: self, content: content())
    }
}

/// Views arranged by a layout.
public struct _LayoutView<Arrangement: Layout, Content: View> {
    let layout: Arrangement
    let content: Content
}

extension _LayoutView: PrimitiveView {
    package func makeNodes(in context: BuildContext) -> [LayoutNode] {
        layout.makeNodes(of: content, in: context)
    }
}

extension Layout {
    /// Returns the node of a layout. SwiftUI's own layouts have specific nodes.
    @MainActor
    func makeNodes<Content: View>(of content: Content, in context: BuildContext) -> [LayoutNode] {
        if let any = self as? AnyLayout { return any.layout.makeNodes(of: content, in: context) }
        var inner = context.inside(stackAlong: Self.layoutProperties.stackOrientation)
        if self is GridLayout { inner = inner.inside(GridScope(in: context.scope)) }
        let nodes = Content._makeNodes(of: content, in: inner)
        if let own = self as? any NodeLayout { return [own.makeNode(of: nodes, in: context.environment)] }
        return [LayoutProtocolNode(self, nodes: nodes, in: context)]
    }
}

/// The node of a custom ``Layout``.
final class LayoutProtocolNode<Arrangement: Layout>: LayoutNode {
    private let layout: Arrangement
    private let nodes: [SubviewNode]
    private let subviews: LayoutSubviews
    private lazy var cache = layout.makeCache(subviews: subviews)

    init(_ layout: Arrangement, nodes: [LayoutNode], in context: BuildContext) {
        self.layout = layout
        self.nodes = nodes.map(SubviewNode.init)
        subviews = LayoutSubviews(self.nodes, layoutDirection: context.environment.layoutDirection)
        super.init(in: context)
    }

    override var children: [LayoutNode] { nodes }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
    }

    override func placeChildren(in rect: CGRect, proposal: ProposedViewSize) {
        for node in nodes { node.wanted = nil }
        // Layouts place from left to right; the result is mirrored as a whole.
        layout.placeSubviews(in: rect, proposal: proposal, subviews: subviews, cache: &cache)
        for node in nodes {
            let offered = node.wanted?.proposal ?? proposal
            let size = node.size(for: offered)
            let anchor = node.wanted?.anchor ?? .center
            let point = node.wanted?.point ?? CGPoint(x: rect.midX, y: rect.midY)
            place(
                node, size: size, leading: point.x - rect.minX - anchor.x * size.width,
                top: point.y - rect.minY - anchor.y * size.height, in: rect, proposal: offered)
        }
    }

    override var spacing: ViewSpacing { layout.spacing(subviews: subviews, cache: &cache) }

    override func explicitGuide(_ key: AlignmentKey, in size: CGSize, for proposal: ProposedViewSize) -> CGFloat? {
        let bounds = CGRect(origin: .zero, size: size)
        if key.axis == .horizontal {
            return layout.explicitAlignment(
                of: HorizontalAlignment(key), in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
        }
        return layout.explicitAlignment(
            of: VerticalAlignment(key), in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }

    override func emitFrames(into emission: inout FrameEmission) {
        for node in (nodes as [LayoutNode]).sortedByDepth { node.emit(into: &emission) }
    }
}
