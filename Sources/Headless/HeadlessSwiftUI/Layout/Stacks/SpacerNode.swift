import Foundation

/// Flexible space along the enclosing stack.
final class SpacerNode: LayoutNode {
    private let axis: Axis?
    private let minimum: CGFloat

    /// - Parameters:
    ///   - axis: The axis of the stack; `nil` outside stacks.
    ///   - minimum: The minimum length in points; `nil` for the standard length.
    init(along axis: Axis?, minimum: CGFloat?, in context: BuildContext) {
        self.axis = axis
        self.minimum = minimum ?? ViewSpacing.standard
        super.init(in: context)
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        CGSize(
            width: axis == .vertical ? 0 : max(proposal.width ?? minimum, minimum),
            height: axis == .horizontal ? 0 : max(proposal.height ?? minimum, minimum))
    }

    override var spacing: ViewSpacing { .zero }
    override var priority: Double { -.infinity }
    override var isSpacer: Bool { true }
}
