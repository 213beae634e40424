import Foundation

/// Padding around a view.
package final class PaddingNode: WrapperNode {
    let insets: EdgeInsets

    package init(_ child: LayoutNode, insets: EdgeInsets, in context: BuildContext) {
        self.insets = insets
        super.init(child, in: context)
    }

    override package func measure(_ proposal: ProposedViewSize) -> CGSize {
        let size = child.size(for: proposal.inset(by: insets))
        return CGSize(
            width: max(0, size.width + insets.leading + insets.trailing),
            height: max(0, size.height + insets.top + insets.bottom))
    }

    override package func placeChildren(in rect: CGRect, proposal: ProposedViewSize) {
        let inner = proposal.inset(by: insets)
        place(
            child, size: child.size(for: inner), leading: insets.leading, top: insets.top, in: rect, proposal: inner)
    }

    override package var spacing: ViewSpacing {
        guard !child.isSpacer else { return child.spacing }
        var spacing = child.spacing
        if insets.top != 0 { spacing.top = .plain }
        if insets.leading != 0 { spacing.leading = .plain }
        if insets.bottom != 0 { spacing.bottom = .plain }
        if insets.trailing != 0 { spacing.trailing = .plain }
        return spacing
    }

    override package func explicitGuide(
        _ key: AlignmentKey, in size: CGSize, for proposal: ProposedViewSize
    ) -> CGFloat? {
        let inner = proposal.inset(by: insets)
        guard let guide = child.explicitGuide(key, in: child.size(for: inner), for: inner) else { return nil }
        return guide + (key.axis == .horizontal ? insets.leading : insets.top)
    }
}
