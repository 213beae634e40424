import Foundation

/// Keeps content from extending under bars, as inside a rotated view, whose edges are elsewhere on the screen.
struct SafeAreaEnd: BodilessModifier {
    static func _makeNodes(
        of modifier: Self, in context: BuildContext, content: @escaping (BuildContext) -> [LayoutNode]
    ) -> [LayoutNode] {
        let scope = SafeAreaScope(in: context.scope)
        let nodes = content(context.inside(scope))
        return nodes.map { $0.rowGroup == nil ? SafeAreaEndNode($0, scope: scope, in: context) : $0 }
    }
}

/// A view that isn't covered by bars.
private final class SafeAreaEndNode: WrapperNode {
    private let scope: SafeAreaScope

    /// - Parameter scope: The scope of the child.
    init(_ child: LayoutNode, scope: SafeAreaScope, in context: BuildContext) {
        self.scope = scope
        super.init(child, in: context)
    }

    override func placeChildren(in rect: CGRect, proposal: ProposedViewSize) {
        scope.inner = rect
        scope.outer = rect
        super.placeChildren(in: rect, proposal: proposal)
    }
}
