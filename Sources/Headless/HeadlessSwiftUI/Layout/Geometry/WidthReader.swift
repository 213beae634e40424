import Foundation

/// A view whose content depends on the proposed width.
///
/// Unlike a `GeometryReader`, which fills the available space, it has the size of its content.
package struct WidthReader<Content: View> {
    private let content: (CGFloat?) -> Content

    /// - Parameter content: Creates the content for a width in points; `nil` if none is proposed.
    package nonisolated init(@ViewBuilder content: @escaping (_ width: CGFloat?) -> Content) {
        self.content = content
    }
}

extension WidthReader: PrimitiveView {
    package func makeNodes(in context: BuildContext) -> [LayoutNode] {
        let content = content
        let inner = context.inside(stackAlong: nil)
        return [WidthNode(in: context) { width in inner.singleNode(of: content(width)) }]
    }
}

/// A node whose content is created when it is first measured for a width.
private final class WidthNode: LayoutNode {
    private let make: (CGFloat?) -> LayoutNode?
    private var contents: [(width: CGFloat?, node: LayoutNode?)] = []
    private var placed: LayoutNode?

    init(in context: BuildContext, make: @escaping (CGFloat?) -> LayoutNode?) {
        self.make = make
        super.init(in: context)
    }

    private func content(for proposal: ProposedViewSize) -> LayoutNode? {
        let width = proposal.width.flatMap { $0.isFinite ? $0 : nil }
        if let known = contents.first(where: { $0.width == width }) { return known.node }
        let node = make(width)
        contents.append((width, node))
        return node
    }

    override var children: [LayoutNode] { placed.map { [$0] } ?? [] }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        content(for: proposal)?.size(for: proposal) ?? .zero
    }

    override func placeChildren(in rect: CGRect, proposal: ProposedViewSize) {
        placed = content(for: proposal)
        placed?.place(in: rect, proposal: proposal)
    }
}
