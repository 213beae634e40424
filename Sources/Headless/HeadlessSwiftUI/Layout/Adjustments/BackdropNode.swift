import Foundation

/// A view with another one behind or above it, which gets the view's size and changes nothing else.
package final class BackdropNode: WrapperNode {
    private let layer: LayoutNode
    private let isAbove: Bool
    private let alignment: Alignment

    package init(
        _ child: LayoutNode, layer: LayoutNode, isAbove: Bool, alignment: Alignment, in context: BuildContext
    ) {
        self.layer = layer
        self.isAbove = isAbove
        self.alignment = alignment
        super.init(child, in: context)
    }

    override package var children: [LayoutNode] { isAbove ? [child, layer] : [layer, child] }

    override package func placeChildren(in rect: CGRect, proposal: ProposedViewSize) {
        child.place(in: rect, proposal: proposal)
        place(layer, aligned: alignment, in: rect, proposal: ProposedViewSize(rect.size))
    }
}
