import Foundation

/// The first of several views whose ideal size fits the proposed size; the last one if none fits.
public struct ViewThatFits<Content> {
    let axes: Axis.Set
    let content: Content
}

extension ViewThatFits: View where Content: View {
    public nonisolated init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
        self.init(axes: axes, content: content())
    }
}

extension ViewThatFits: PrimitiveView where Content: View {
    package func makeNodes(in context: BuildContext) -> [LayoutNode] {
        let nodes = Content._makeNodes(of: content, in: context.inside(stackAlong: nil))
        return nodes.isEmpty ? [] : [FittingNode(nodes, axes: axes, in: context)]
    }
}

/// The first node that fits.
private final class FittingNode: LayoutNode {
    private let nodes: [LayoutNode]
    private let axes: Axis.Set
    private var shown: LayoutNode

    init(_ nodes: [LayoutNode], axes: Axis.Set, in context: BuildContext) {
        self.nodes = nodes
        self.axes = axes
        shown = nodes[0]
        super.init(in: context)
    }

    override var children: [LayoutNode] { [shown] }

    /// The tolerance for comparing sizes: exceeding by a fraction of a pixel counts as fitting.
    private static var slack: CGFloat { 0.001 }

    private func fitting(_ proposal: ProposedViewSize) -> LayoutNode {
        var ideal = proposal
        if axes.contains(.horizontal) { ideal.width = nil }
        if axes.contains(.vertical) { ideal.height = nil }
        for node in nodes.dropLast() {
            let size = node.size(for: ideal)
            if axes.contains(.horizontal), let width = proposal.width, size.width > width + Self.slack { continue }
            if axes.contains(.vertical), let height = proposal.height, size.height > height + Self.slack { continue }
            return node
        }
        return nodes[nodes.count - 1]
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize { fitting(proposal).size(for: proposal) }

    override func placeChildren(in rect: CGRect, proposal: ProposedViewSize) {
        shown = fitting(proposal)
        shown.place(in: rect, proposal: proposal)
    }

    override var spacing: ViewSpacing { shown.spacing }
    override var priority: Double { shown.priority }

    override func explicitGuide(_ key: AlignmentKey, in size: CGSize, for proposal: ProposedViewSize) -> CGFloat? {
        fitting(proposal).explicitGuide(key, in: size, for: proposal)
    }
}
