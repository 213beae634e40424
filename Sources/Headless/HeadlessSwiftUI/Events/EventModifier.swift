/// A modifier that leaves its content as it is, and does something when a pass has ended.
package protocol EventModifier: BodilessModifier {
    /// Called in each pass in which the content consists of something: after the preferences, outer views first.
    func run(in context: BuildContext)

    /// Whether it is called before any view appears.
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
        // As on iOS, nothing happens to a view that is empty.
        guard !nodes.isEmpty else { return nodes }
        let action = { MainActor.assumeIsolated { modifier.run(in: context.child(1)) } }
        if modifier.isEarly { context.store.afterPass(action) } else { context.store.use(turn: turn, for: action) }
        return nodes
    }
}
