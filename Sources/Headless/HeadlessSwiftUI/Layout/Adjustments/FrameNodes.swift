import Foundation

/// A frame with a fixed width or height.
final class FixedFrameNode: WrapperNode {
    let width, height: CGFloat?
    let alignment: Alignment

    init(
        _ child: LayoutNode, width: CGFloat?, height: CGFloat?, alignment: Alignment, in context: BuildContext
    ) {
        self.width = width
        self.height = height
        self.alignment = alignment
        super.init(child, in: context)
    }

    private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(width: width ?? proposal.width, height: height ?? proposal.height)
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        if let width, let height { return CGSize(width: width, height: height) }
        let size = child.size(for: inner(proposal))
        return CGSize(width: width ?? size.width, height: height ?? size.height)
    }

    override func placeChildren(in rect: CGRect, proposal: ProposedViewSize) {
        place(child, aligned: alignment, in: rect, proposal: inner(proposal))
    }

    override var spacing: ViewSpacing {
        child.spacing.resetting(horizontal: width != nil, vertical: height != nil, unless: child.isSpacer)
    }

    override func explicitGuide(_ key: AlignmentKey, in size: CGSize, for proposal: ProposedViewSize) -> CGFloat? {
        alignedGuide(key, in: size, alignment: alignment, inner: inner(proposal))
    }
}

/// A frame with limits.
final class FlexibleFrameNode: WrapperNode {
    struct Limits {
        var least, ideal, most: CGFloat?

        var isNone: Bool { least == nil && ideal == nil && most == nil }

        /// Returns the proposal for the content.
        func inner(_ proposal: CGFloat?) -> CGFloat? {
            guard let length = proposal ?? ideal else { return nil }
            return min(max(length, least ?? -.infinity), max(most ?? .infinity, least ?? -.infinity))
        }

        /// Returns the frame's length.
        ///
        /// - Parameters:
        ///   - proposal: The proposal to the frame.
        ///   - child: The length of the content.
        func length(_ proposal: CGFloat?, child: CGFloat) -> CGFloat {
            guard let offered = proposal ?? ideal else {
                return min(max(child, least ?? -.infinity), max(most ?? .infinity, least ?? -.infinity))
            }
            let clamped = inner(offered) ?? offered
            let length: CGFloat
            switch (least, most) {
            case (nil, nil): length = ideal != nil && proposal == nil ? offered : child
            case (_?, _?): length = clamped
            case (let least?, nil): length = max(least, min(clamped, child))
            case (nil, let most?): length = min(most, max(clamped, child))
            }
            // An infinite proposal asks for the maximum: a view that fills it has that length.
            return length
        }
    }

    let horizontal, vertical: Limits
    let alignment: Alignment

    init(
        _ child: LayoutNode, horizontal: Limits, vertical: Limits, alignment: Alignment, in context: BuildContext
    ) {
        self.horizontal = horizontal
        self.vertical = vertical
        self.alignment = alignment
        super.init(child, in: context)
    }

    private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(width: horizontal.inner(proposal.width), height: vertical.inner(proposal.height))
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let size = child.size(for: inner(proposal))
        return CGSize(
            width: horizontal.length(proposal.width, child: size.width),
            height: vertical.length(proposal.height, child: size.height))
    }

    /// Returns the proposal for placing the child: the frame's own size where it is limited.
    private func placing(_ size: CGSize, _ proposal: ProposedViewSize) -> ProposedViewSize {
        let inner = inner(proposal)
        return ProposedViewSize(
            width: horizontal.isNone || inner.width == nil ? inner.width : size.width,
            height: vertical.isNone || inner.height == nil ? inner.height : size.height)
    }

    override func placeChildren(in rect: CGRect, proposal: ProposedViewSize) {
        place(child, aligned: alignment, in: rect, proposal: placing(rect.size, proposal))
    }

    override var spacing: ViewSpacing {
        child.spacing.resetting(horizontal: !horizontal.isNone, vertical: !vertical.isNone, unless: child.isSpacer)
    }

    override func explicitGuide(_ key: AlignmentKey, in size: CGSize, for proposal: ProposedViewSize) -> CGFloat? {
        alignedGuide(key, in: size, alignment: alignment, inner: placing(size, proposal))
    }
}

extension WrapperNode {
    /// Returns the position of a child's guide in a node of another size that aligns it.
    final func alignedGuide(
        _ key: AlignmentKey, in size: CGSize, alignment: Alignment, inner: ProposedViewSize
    ) -> CGFloat? {
        let childSize = child.size(for: inner)
        guard let guide = child.explicitGuide(key, in: childSize, for: inner) else { return nil }
        let own = key.axis == .horizontal ? alignment.horizontal.key : alignment.vertical.key
        let container =
            own.fraction.map { $0 * size[key.axis] } ?? own.id.defaultValue(in: ViewDimensions(size) { _ in nil })
        return guide + container - child.guide(own, in: childSize, for: inner)
    }
}

extension ViewSpacing {
    /// Returns the spacing with defaults on the given axes, because frames and paddings hide the text inside.
    func resetting(horizontal: Bool, vertical: Bool, unless isSpacer: Bool) -> ViewSpacing {
        guard !isSpacer else { return self }
        var spacing = self
        if horizontal { (spacing.leading, spacing.trailing) = (.plain, .plain) }
        if vertical { (spacing.top, spacing.bottom) = (.plain, .plain) }
        return spacing
    }
}
