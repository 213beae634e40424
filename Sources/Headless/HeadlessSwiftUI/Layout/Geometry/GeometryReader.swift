import Foundation

/// A view whose content depends on its size and position. It fills the proposed size.
public struct GeometryReader<Content> {
    public var content: (GeometryProxy) -> Content
}

extension GeometryReader: View where Content: View {
    public nonisolated init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
        self.content = content
    }
}

extension GeometryReader: PrimitiveView where Content: View {
    package func makeNodes(in context: BuildContext) -> [LayoutNode] {
        let content = content
        let inner = context.inside(stackAlong: nil)
        return [PlacedContentNode(in: context) { proxy in Content._makeNodes(of: content(proxy), in: inner) }]
    }
}

/// A node whose content is created when it is placed, at its top-leading corner.
package final class PlacedContentNode: LayoutNode {
    private let scope: LayoutScope?
    private let make: (GeometryProxy) -> [LayoutNode]
    private var nodes: [LayoutNode] = []
    private var known: CGRect?

    package init(in context: BuildContext, make: @escaping (GeometryProxy) -> [LayoutNode]) {
        scope = context.scope
        self.make = make
        super.init(in: context)
    }

    override package var children: [LayoutNode] { nodes }

    override package func measure(_ proposal: ProposedViewSize) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    override package func placeChildren(in rect: CGRect, proposal: ProposedViewSize) {
        // A scroll view that looks for an element places its content twice.
        if scope?.nearest(ScrollScope.self)?.isSearching == true { return }
        if known != rect {
            known = rect
            nodes = rect.isFinite ? make(GeometryProxy(rect, isRightToLeft: isRightToLeft, scope: scope)) : []
        }
        for node in nodes { place(node, aligned: .topLeading, in: rect, proposal: ProposedViewSize(rect.size)) }
    }

    override package func emitFrames(into emission: inout FrameEmission) {
        for node in nodes.sortedByDepth { node.emit(into: &emission) }
    }
}
