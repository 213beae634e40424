import Foundation

/// A view that avoids bars at the edges of its area.
final class SafeAreaNode: WrapperNode {
    private let insets: EdgeInsets
    private let scope: SafeAreaScope

    /// - Parameter scope: The scope of the child.
    init(_ child: LayoutNode, insets: EdgeInsets, scope: SafeAreaScope, in context: BuildContext) {
        self.insets = insets
        self.scope = scope
        super.init(child, in: context)
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let size = child.size(for: proposal.inset(by: insets))
        return CGSize(
            width: max(0, size.width + insets.leading + insets.trailing),
            height: max(0, size.height + insets.top + insets.bottom))
    }

    override func placeChildren(in rect: CGRect, proposal: ProposedViewSize) {
        scope.setRoom(rect, insets: insets, isRightToLeft: isRightToLeft)
        let inner = proposal.inset(by: insets)
        let size = child.size(for: inner)
        // In a larger area, such as a whole screen, the child is centered in the area that bars don't cover.
        let spare = CGSize(
            width: rect.width - insets.leading - insets.trailing - size.width,
            height: rect.height - insets.top - insets.bottom - size.height)
        place(
            child, size: size, leading: insets.leading + spare.width / 2, top: insets.top + spare.height / 2, in: rect,
            proposal: inner)
    }

    override func explicitGuide(_ key: AlignmentKey, in size: CGSize, for proposal: ProposedViewSize) -> CGFloat? {
        let inner = proposal.inset(by: insets)
        guard let guide = child.explicitGuide(key, in: child.size(for: inner), for: inner) else { return nil }
        return guide + (key.axis == .horizontal ? insets.leading : insets.top)
    }
}

/// A view that extends under bars that it touches. It is measured as if it didn't.
package final class SafeAreaIgnoringNode: WrapperNode {
    private let edges: Edge.Set
    private let scope: SafeAreaScope?

    package init(_ child: LayoutNode, edges: Edge.Set, in context: BuildContext) {
        self.edges = edges
        scope = context.scope?.nearest(SafeAreaScope.self)
        super.init(child, in: context)
    }

    override package func placeChildren(in rect: CGRect, proposal: ProposedViewSize) {
        guard let scope else { return child.place(in: rect, proposal: proposal) }
        var sides = edges
        if isRightToLeft { sides = sides.mirrored }
        let whole = scope.extend(rect, at: sides)
        guard whole != rect else { return child.place(in: rect, proposal: proposal) }
        place(child, aligned: .center, in: whole, proposal: ProposedViewSize(whole.size))
    }
}

extension Edge.Set {
    /// The edges with leading and trailing exchanged.
    var mirrored: Edge.Set {
        var sides = intersection(.vertical)
        if contains(.leading) { sides.insert(.trailing) }
        if contains(.trailing) { sides.insert(.leading) }
        return sides
    }
}

/// A view with a bar at one of its edges, which covers a part of its area.
final class SafeAreaBarNode: WrapperNode {
    private let bar: LayoutNode
    private let edge: Edge
    private let alignment: Alignment
    private let gap: CGFloat
    private let scope: SafeAreaScope

    /// - Parameters:
    ///   - gap: The spacing between bar and content, in points.
    ///   - scope: The scope of the child.
    init(
        _ child: LayoutNode, bar: LayoutNode, at edge: Edge, alignment: Alignment, gap: CGFloat,
        scope: SafeAreaScope, in context: BuildContext
    ) {
        self.bar = bar
        self.edge = edge
        self.alignment = alignment
        self.gap = gap
        self.scope = scope
        super.init(child, in: context)
    }

    override var children: [LayoutNode] { [child, bar] }

    /// Returns the proposal to the bar: the whole side, and its ideal length across.
    private func barProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
        switch edge {
        case .top, .bottom: ProposedViewSize(width: proposal.width, height: nil)
        case .leading, .trailing: ProposedViewSize(width: nil, height: proposal.height)
        }
    }

    /// Returns the insets that the bar covers.
    private func insets(_ proposal: ProposedViewSize) -> EdgeInsets {
        let size = bar.size(for: barProposal(proposal))
        switch edge {
        case .top: return EdgeInsets(size.height + gap, at: .top)
        case .bottom: return EdgeInsets(size.height + gap, at: .bottom)
        case .leading: return EdgeInsets(size.width + gap, at: .leading)
        case .trailing: return EdgeInsets(size.width + gap, at: .trailing)
        }
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let insets = insets(proposal)
        let size = child.size(for: proposal.inset(by: insets))
        return CGSize(
            width: size.width + insets.leading + insets.trailing, height: size.height + insets.top + insets.bottom)
    }

    override func placeChildren(in rect: CGRect, proposal: ProposedViewSize) {
        let insets = insets(proposal)
        scope.setRoom(rect, insets: insets, isRightToLeft: isRightToLeft)
        let inner = proposal.inset(by: insets)
        let size = child.size(for: inner)
        place(child, size: size, leading: insets.leading, top: insets.top, in: rect, proposal: inner)
        let barAlignment =
            switch edge {
            case .top: Alignment(horizontal: alignment.horizontal, vertical: .top)
            case .bottom: Alignment(horizontal: alignment.horizontal, vertical: .bottom)
            case .leading: Alignment(horizontal: .leading, vertical: alignment.vertical)
            case .trailing: Alignment(horizontal: .trailing, vertical: alignment.vertical)
            }
        place(bar, aligned: barAlignment, in: rect, proposal: barProposal(ProposedViewSize(rect.size)))
    }
}
