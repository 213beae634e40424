import Foundation

/// The row of a navigation bar: items at both ends, and a title centered in the bar, or between the items if it would
/// overlap them.
struct BarRow {
    let back: AnyView?
    let leading: [LayoutNode]
    let trailing: [LayoutNode]
    let principal: AnyView?
}

extension BarRow: PrimitiveView {
    func makeNodes(in context: BuildContext) -> [LayoutNode] {
        let inner = context.inside(stackAlong: nil)
        return [
            BarRowNode(
                back: back.flatMap { inner.child(3).singleNode(of: $0) },
                leading: inner.child(0).singleNode(of: HStack { ReadyNodes(nodes: leading) }),
                trailing: inner.child(1).singleNode(of: HStack { ReadyNodes(nodes: trailing) }),
                principal: principal.flatMap { inner.child(2).singleNode(of: $0) }, in: context)
        ]
    }
}

private final class BarRowNode: LayoutNode {
    /// The height in points, as in iOS's navigation bars: lower on a phone in landscape.
    private var height: CGFloat { environment.verticalSizeClass == .compact ? 32 : 44 }

    /// The margin beside the outermost items, in points, as in UIKit's navigation bars.
    private static let margin: CGFloat = 16

    /// The margin beside the back button, in points.
    private static let backMargin: CGFloat = 8

    private static let gap: CGFloat = 8

    private let back, leading, trailing, principal: LayoutNode?

    init(
        back: LayoutNode?, leading: LayoutNode?, trailing: LayoutNode?, principal: LayoutNode?, in context: BuildContext
    ) {
        self.back = back
        self.leading = leading
        self.trailing = trailing
        self.principal = principal
        super.init(in: context)
    }

    override var children: [LayoutNode] { [back, leading, principal, trailing].compactMap { $0 } }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        CGSize(width: proposal.replacingUnspecifiedDimensions().width, height: height)
    }

    override func placeChildren(in rect: CGRect, proposal: ProposedViewSize) {
        let item = ProposedViewSize(width: nil, height: height)
        let arrow = back?.size(for: item) ?? .zero
        let left = leading?.size(for: item) ?? .zero
        let right = trailing?.size(for: item) ?? .zero
        if let back { put(back, size: arrow, at: Self.backMargin, in: rect, proposal: item) }
        let first = back == nil ? Self.margin : Self.backMargin + arrow.width + Self.gap
        if let leading { put(leading, size: left, at: first, in: rect, proposal: item) }
        if let trailing {
            put(trailing, size: right, at: rect.width - Self.margin - right.width, in: rect, proposal: item)
        }
        guard let principal else { return }
        let start = first + (left.width > 0 ? left.width + Self.gap : 0)
        let end = rect.width - Self.margin - (right.width > 0 ? right.width + Self.gap : 0)
        let offer = ProposedViewSize(width: max(0, end - start), height: height)
        let size = principal.size(for: offer)
        let centered = (rect.width - size.width) / 2
        put(principal, size: size, at: max(start, min(centered, end - size.width)), in: rect, proposal: offer)
    }

    private func put(
        _ node: LayoutNode, size: CGSize, at distance: CGFloat, in rect: CGRect, proposal: ProposedViewSize
    ) {
        place(
            node, size: size, leading: distance, top: (rect.height - size.height) / 2, in: rect, proposal: proposal)
    }
}
