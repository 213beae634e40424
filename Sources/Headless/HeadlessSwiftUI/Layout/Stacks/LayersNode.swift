import Foundation

/// Overlaid views, aligned with each other.
package final class LayersNode: LayoutNode {
    let alignment: Alignment
    let nodes: [LayoutNode]

    package init(aligned alignment: Alignment, nodes: [LayoutNode], in context: BuildContext) {
        self.alignment = alignment
        self.nodes = nodes
        super.init(in: context)
    }

    init(aligned alignment: Alignment, nodes: [LayoutNode], environment: EnvironmentValues) {
        self.alignment = alignment
        self.nodes = nodes
        super.init(environment: environment)
    }

    override package var children: [LayoutNode] { nodes }

    /// Returns how far the nodes extend before and after the common guides. Only the highest priority counts.
    private func extent(for proposal: ProposedViewSize) -> (before: CGPoint, behind: CGPoint)? {
        guard let highest = nodes.map(\.priority).max() else { return nil }
        var before = CGPoint(x: -CGFloat.infinity, y: -CGFloat.infinity)
        var behind = before
        for node in nodes where node.priority == highest {
            let size = node.size(for: proposal)
            let guides = guides(of: node, size: size, proposal: proposal)
            let (across, along) = (size.width.parts(at: guides.x), size.height.parts(at: guides.y))
            before = CGPoint(x: max(before.x, across.before), y: max(before.y, along.before))
            behind = CGPoint(x: max(behind.x, across.behind), y: max(behind.y, along.behind))
        }
        return (before, behind)
    }

    private func guides(of node: LayoutNode, size: CGSize, proposal: ProposedViewSize) -> CGPoint {
        CGPoint(
            x: node.guide(alignment.horizontal.key, in: size, for: proposal),
            y: node.guide(alignment.vertical.key, in: size, for: proposal))
    }

    override package func measure(_ proposal: ProposedViewSize) -> CGSize {
        guard let extent = extent(for: proposal) else { return .zero }
        return CGSize(width: extent.before.x + extent.behind.x, height: extent.before.y + extent.behind.y)
    }

    override package func placeChildren(in rect: CGRect, proposal: ProposedViewSize) {
        guard let extent = extent(for: proposal) else { return }
        for node in nodes {
            let size = node.size(for: proposal)
            let guides = guides(of: node, size: size, proposal: proposal)
            place(
                node, size: size, leading: extent.before.x - guides.x, top: extent.before.y - guides.y, in: rect,
                proposal: proposal)
        }
    }

    override package var spacing: ViewSpacing {
        guard let first = nodes.first else { return .zero }
        return nodes.dropFirst().reduce(first.spacing) { $0.union($1.spacing) }
    }

    override package func explicitGuide(
        _ key: AlignmentKey, in size: CGSize, for proposal: ProposedViewSize
    ) -> CGFloat? {
        guard let extent = extent(for: proposal) else { return nil }
        let places = nodes.compactMap { node -> CGFloat? in
            let size = node.size(for: proposal)
            guard let guide = node.explicitGuide(key, in: size, for: proposal) else { return nil }
            let guides = guides(of: node, size: size, proposal: proposal)
            return guide + (key.axis == .horizontal ? extent.before.x - guides.x : extent.before.y - guides.y)
        }
        return key.combine(places)
    }

    /// Later nodes are in front of earlier ones, unless `zIndex` says otherwise.
    override package func emitFrames(into emission: inout FrameEmission) {
        for node in nodes.sortedByDepth { node.emit(into: &emission) }
    }
}

extension CGFloat {
    /// Returns the lengths on both sides of a guide. An infinite length, the answer to an infinite proposal, has no
    /// center.
    func parts(at guide: CGFloat) -> (before: CGFloat, behind: CGFloat) {
        isFinite ? (guide, self - guide) : (0, self)
    }
}

@MainActor
extension [LayoutNode] {
    /// The nodes from back to front, sorted stably.
    package var sortedByDepth: [LayoutNode] {
        guard hasDepths else { return self }
        let entries = enumerated().map { (depth: $0.element.depth, place: $0.offset, node: $0.element) }
        return entries.sorted { ($0.depth, $0.place) < ($1.depth, $1.place) }.map(\.node)
    }

    private var hasDepths: Bool {
        for node in self where node.depth != 0 { return true }
        return false
    }
}
