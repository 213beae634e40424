import Foundation

/// A view that is drawn with an offset, which is mirrored in a right-to-left layout.
final class OffsetNode: WrapperNode {
    let offset: CGSize

    init(_ child: LayoutNode, offset: CGSize, in context: BuildContext) {
        self.offset = offset
        super.init(child, in: context)
    }

    override func placeChildren(in rect: CGRect, proposal: ProposedViewSize) {
        let x = isRightToLeft ? -offset.width : offset.width
        child.place(in: rect.offsetBy(dx: x, dy: offset.height), proposal: proposal)
    }
}

/// A view centered at a point of the available space, measured from the leading edge.
final class PositionNode: WrapperNode {
    let point: CGPoint

    init(_ child: LayoutNode, at point: CGPoint, in context: BuildContext) {
        self.point = point
        super.init(child, in: context)
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let size = child.size(for: proposal)
        return CGSize(width: proposal.width ?? size.width, height: proposal.height ?? size.height)
    }

    override func placeChildren(in rect: CGRect, proposal: ProposedViewSize) {
        let size = child.size(for: proposal)
        place(
            child, size: size, leading: point.x - size.width / 2, top: point.y - size.height / 2, in: rect,
            proposal: proposal)
    }

    override var spacing: ViewSpacing { ViewSpacing() }
    override func explicitGuide(_ key: AlignmentKey, in size: CGSize, for proposal: ProposedViewSize) -> CGFloat? {
        nil
    }
}

/// A view fixed at its ideal size along some axes.
final class FixedSizeNode: WrapperNode {
    let axes: Axis.Set

    init(_ child: LayoutNode, axes: Axis.Set, in context: BuildContext) {
        self.axes = axes
        super.init(child, in: context)
    }

    private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(
            width: axes.contains(.horizontal) ? nil : proposal.width,
            height: axes.contains(.vertical) ? nil : proposal.height)
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize { child.size(for: inner(proposal)) }

    override func placeChildren(in rect: CGRect, proposal: ProposedViewSize) {
        child.place(in: rect, proposal: inner(proposal))
    }

    override func explicitGuide(_ key: AlignmentKey, in size: CGSize, for proposal: ProposedViewSize) -> CGFloat? {
        child.explicitGuide(key, in: size, for: inner(proposal))
    }
}

/// A view that is proposed a box with an aspect ratio.
final class AspectRatioNode: WrapperNode {
    let ratio: CGFloat?
    let fills: Bool

    /// - Parameter ratio: Width divided by height; `nil` for that of the view's ideal size.
    init(_ child: LayoutNode, ratio: CGFloat?, fills: Bool, in context: BuildContext) {
        self.ratio = ratio
        self.fills = fills
        super.init(child, in: context)
    }

    private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
        let shape = ratio ?? idealRatio
        guard shape > 0, shape.isFinite else { return proposal }
        switch (proposal.width, proposal.height) {
        case (nil, nil): return proposal
        case (let width?, nil): return ProposedViewSize(width: width, height: width / shape)
        case (nil, let height?): return ProposedViewSize(width: height * shape, height: height)
        case (let width?, let height?):
            let isWidthTaken = fills == (width / shape > height)
            return isWidthTaken
                ? ProposedViewSize(width: width, height: width / shape)
                : ProposedViewSize(width: height * shape, height: height)
        }
    }

    private var idealRatio: CGFloat {
        let ideal = child.size(for: .unspecified)
        return ideal.height > 0 ? ideal.width / ideal.height : 0
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize { child.size(for: inner(proposal)) }

    override func placeChildren(in rect: CGRect, proposal: ProposedViewSize) {
        child.place(in: rect, proposal: inner(proposal))
    }

    override func explicitGuide(_ key: AlignmentKey, in size: CGSize, for proposal: ProposedViewSize) -> CGFloat? {
        child.explicitGuide(key, in: size, for: inner(proposal))
    }
}

/// A view that takes up space without being drawn.
final class HiddenNode: WrapperNode {
    override func emitFrames(into emission: inout FrameEmission) {}
}
