import Foundation

/// Views beside or below each other.
///
/// Space is offered by layout priority, and within a priority to the least flexible view first, each getting an equal
/// share of the rest; the minimum lengths of lower priorities are reserved before.
package final class StackNode: LayoutNode {
    let axis: Axis
    let guideKey: AlignmentKey
    private let givenSpacing: CGFloat?
    let nodes: [LayoutNode]

    /// The spacing before each node but the first, in points.
    private(set) lazy var gaps: [CGFloat] = makeGaps()

    /// - Parameters:
    ///   - alignment: The guide across the stack along which nodes are aligned.
    ///   - spacing: The spacing between nodes in points; `nil` for the nodes' preference.
    package init(
        _ axis: Axis, aligned alignment: AlignmentKey, spacing: CGFloat?, nodes: [LayoutNode], in context: BuildContext
    ) {
        self.axis = axis
        guideKey = alignment
        givenSpacing = spacing
        self.nodes = nodes
        super.init(in: context)
    }

    init(
        _ axis: Axis, aligned alignment: AlignmentKey, spacing: CGFloat?, nodes: [LayoutNode],
        environment: EnvironmentValues
    ) {
        self.axis = axis
        guideKey = alignment
        givenSpacing = spacing
        self.nodes = nodes
        super.init(environment: environment)
    }

    override package var children: [LayoutNode] { nodes }

    private func makeGaps() -> [CGFloat] {
        guard nodes.count > 1 else { return [] }
        if let givenSpacing { return Array(repeating: givenSpacing, count: nodes.count - 1) }
        var gaps: [CGFloat] = []
        var previous = nodes[0].spacing
        for node in nodes.dropFirst() {
            let next = node.spacing
            gaps.append(previous.distance(to: next, along: axis))
            previous = next
        }
        return gaps
    }

    // MARK: Measuring

    /// A node's share of the stack.
    private struct Share {
        var proposal = ProposedViewSize.unspecified
        var size = CGSize.zero
    }

    /// The nodes' shares, and how far they extend before and after the common guide, across the stack.
    private struct Arrangement {
        var shares: [Share]
        var before: CGFloat
        var behind: CGFloat
        var length: CGFloat
    }

    private var arrangements: [(proposal: ProposedViewSize, arrangement: Arrangement)] = []

    private func arrange(_ proposal: ProposedViewSize) -> Arrangement {
        for known in arrangements where known.proposal == proposal { return known.arrangement }
        let shares = divide(proposal)
        var (before, behind) = (-CGFloat.infinity, -CGFloat.infinity)
        var length = gaps.reduce(0, +)
        for (node, share) in zip(nodes, shares) {
            let guide = node.guide(guideKey, in: share.size, for: share.proposal)
            let parts = share.size[axis.cross].parts(at: guide)
            before = max(before, parts.before)
            behind = max(behind, parts.behind)
            length += share.size[axis]
        }
        let arrangement = Arrangement(shares: shares, before: before, behind: behind, length: length)
        arrangements.append((proposal, arrangement))
        return arrangement
    }

    override package func measure(_ proposal: ProposedViewSize) -> CGSize {
        guard !nodes.isEmpty else { return .zero }
        let arrangement = arrange(proposal)
        var size = CGSize.zero
        size[axis] = arrangement.length
        size[axis.cross] = arrangement.before + arrangement.behind
        return size
    }

    /// A node's limits while space is distributed.
    private struct Candidate {
        var index: Int
        var priority: Double
        var least: CGFloat
        var flexibility: CGFloat

        /// Whether the first node is offered space before the second one.
        nonisolated static func precedes(_ first: Candidate, _ second: Candidate) -> Bool {
            if first.priority != second.priority { return first.priority > second.priority }
            if first.flexibility != second.flexibility { return first.flexibility < second.flexibility }
            if first.flexibility == .infinity, first.least != second.least { return first.least > second.least }
            return first.index < second.index
        }
    }

    private func divide(_ proposal: ProposedViewSize) -> [Share] {
        var shares = [Share](repeating: Share(), count: nodes.count)
        func offer(_ length: CGFloat?, to index: Int) {
            var offered = proposal
            offered[axis] = length
            shares[index] = Share(proposal: offered, size: nodes[index].size(for: offered))
        }
        guard let length = proposal[axis] else {
            for index in nodes.indices { offer(nil, to: index) }
            return shares
        }
        var available = length - gaps.reduce(0, +)
        guard nodes.count > 1 else {
            for index in nodes.indices { offer(max(0, available), to: index) }
            return shares
        }
        let candidates = candidates(for: proposal)
        var reserved: CGFloat = 0
        for candidate in candidates { reserved += candidate.least }
        var start = 0
        while start < candidates.count {
            var end = start
            while end < candidates.count, candidates[end].priority == candidates[start].priority {
                reserved -= candidates[end].least
                end += 1
            }
            for place in start..<end {
                let index = candidates[place].index
                offer(max(0, (available - reserved) / CGFloat(end - place)), to: index)
                available -= shares[index].size[axis]
            }
            start = end
        }
        return shares
    }

    /// Returns the nodes in the order in which they are offered space.
    private func candidates(for proposal: ProposedViewSize) -> [Candidate] {
        var (least, most) = (proposal, proposal)
        least[axis] = 0
        most[axis] = .infinity
        var candidates: [Candidate] = []
        for (index, node) in nodes.enumerated() {
            let minimum = node.size(for: least)[axis]
            let flexibility = node.size(for: most)[axis] - minimum
            candidates.append(
                Candidate(index: index, priority: node.priority, least: minimum, flexibility: flexibility))
        }
        candidates.sort(by: Candidate.precedes)
        return candidates
    }

    // MARK: Placing

    override package func placeChildren(in rect: CGRect, proposal: ProposedViewSize) {
        guard !nodes.isEmpty else { return }
        let arrangement = arrange(proposal)
        let free = rect.size[axis.cross] - arrangement.before - arrangement.behind
        var position: CGFloat = 0
        for (index, node) in nodes.enumerated() {
            let share = arrangement.shares[index]
            // A stack with another size than its own centers its content.
            let across =
                arrangement.before - node.guide(guideKey, in: share.size, for: share.proposal) + free / 2
            let isHorizontal = axis == .horizontal
            place(
                node, size: share.size, leading: isHorizontal ? position : across,
                top: isHorizontal ? across : position, in: rect, proposal: share.proposal)
            position += share.size[axis] + (index < gaps.count ? gaps[index] : 0)
        }
    }

    override package func emitFrames(into emission: inout FrameEmission) {
        for node in nodes.sortedByDepth { node.emit(into: &emission) }
    }

    // MARK: Spacing and guides

    /// Along the stack, the preferences of its first and last node; across it, those of all.
    override package var spacing: ViewSpacing { joinedSpacing }

    // Cached, because each enclosing stack asks several times.
    private lazy var joinedSpacing = joinSpacing()

    private func joinSpacing() -> ViewSpacing {
        guard let first = nodes.first, let last = nodes.last else { return .zero }
        let across: Edge.Set = axis == .vertical ? .horizontal : .vertical
        var spacing: ViewSpacing?
        for node in nodes where !node.isSpacer {
            if spacing == nil { spacing = node.spacing } else { spacing?.formUnion(node.spacing, edges: across) }
        }
        var joined = spacing ?? ViewSpacing()
        if axis == .vertical {
            joined.top = first.spacing.top
            joined.bottom = last.spacing.bottom
        } else {
            joined.leading = first.spacing.leading
            joined.trailing = last.spacing.trailing
        }
        return joined
    }

    override package func explicitGuide(
        _ key: AlignmentKey, in size: CGSize, for proposal: ProposedViewSize
    ) -> CGFloat? {
        guard !nodes.isEmpty else { return nil }
        let arrangement = arrange(proposal)
        var places: [CGFloat] = []
        var position: CGFloat = 0
        for (index, node) in nodes.enumerated() {
            let share = arrangement.shares[index]
            if let guide = node.explicitGuide(key, in: share.size, for: share.proposal) {
                let isAlong = key.axis == axis
                // Each guide is requested once; otherwise the number of requests would grow exponentially with nesting.
                let own = key == guideKey ? guide : node.guide(guideKey, in: share.size, for: share.proposal)
                let across = arrangement.before - own
                places.append(guide + (isAlong ? position : across))
            }
            position += share.size[axis] + (index < gaps.count ? gaps[index] : 0)
        }
        return key.combine(places)
    }
}

extension AlignmentKey {
    /// Returns the position of a guide that several nodes set: a baseline is that of the first or last; others are the
    /// mean.
    func combine(_ places: [CGFloat]) -> CGFloat? {
        guard !places.isEmpty else { return nil }
        if isFirstBaseline { return places.min() }
        if isLastBaseline { return places.max() }
        return places.reduce(0, +) / CGFloat(places.count)
    }
}
