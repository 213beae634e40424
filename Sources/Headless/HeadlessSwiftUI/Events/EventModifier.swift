/// A modifier that doesn't change its content, and runs an action after a pass.
package protocol EventModifier: BodilessModifier {
    /// Called in each pass with nonempty content: after the preferences, outer views first.
    func run(in context: BuildContext)

    /// Whether it runs before any view appears.
    var isEarly: Bool { get }
}

extension EventModifier {
    package var isEarly: Bool { false }

    public static func _makeNodes(
        of modifier: Self, in context: BuildContext, content: @escaping (BuildContext) -> [LayoutNode]
    ) -> [LayoutNode] {
        run(modifier, in: context) { content(context) }
    }

    public static func _makeNodes<V: View>(
        of modifier: Self, around view: V, in context: BuildContext
    ) -> [LayoutNode] {
        run(modifier, in: context) { V._makeNodes(of: view, in: context.child(0)) }
    }

    @MainActor
    private static func run(
        _ modifier: Self, in context: BuildContext, around content: () -> [LayoutNode]
    ) -> [LayoutNode] {
        let turn = context.store.takeTurn()
        let nodes = content()
        // As on iOS, nothing happens to an empty view.
        guard !nodes.isEmpty else { return nodes }
        let action = { MainActor.assumeIsolated { modifier.run(in: context.child(1)) } }
        if modifier.isEarly { context.store.afterPass(action) } else { context.store.use(turn: turn, for: action) }
        return nodes
    }
}
