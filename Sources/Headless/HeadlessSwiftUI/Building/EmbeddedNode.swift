import Frames

/// A node that is laid out by other rules, such as a UIKit view.
package final class EmbeddedNode: LayoutNode {
    private let sizeThatFits: (ProposedViewSize) -> CGSize
    private let makeFrame: (CGSize) -> Frame

    /// - Parameters:
    ///   - sizeThatFits: Returns its size for a proposal, in points.
    ///   - makeFrame: Lays it out at a size, and returns what it paints.
    package init(
        in context: BuildContext, sizeThatFits: @escaping (ProposedViewSize) -> CGSize,
        makeFrame: @escaping (CGSize) -> Frame
    ) {
        self.sizeThatFits = sizeThatFits
        self.makeFrame = makeFrame
        super.init(in: context)
    }

    override package func measure(_ proposal: ProposedViewSize) -> CGSize { sizeThatFits(proposal) }

    override package func emitFrames(into emission: inout FrameEmission) {
        emission.add(makeFrame(placement.size), at: placement.origin)
    }
}
