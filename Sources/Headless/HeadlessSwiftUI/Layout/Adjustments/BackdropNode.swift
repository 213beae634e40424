import Foundation

/// A view with a background or an overlay, which is proposed the view's size and doesn't affect layout.
package final class BackdropNode: WrapperNode {
    let layer: LayoutNode
    let isAbove: Bool
    let alignment: Alignment

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
