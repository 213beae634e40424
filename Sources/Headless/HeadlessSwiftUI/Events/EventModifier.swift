/// A modifier that leaves its content as it is, and does something when a pass has ended.
package protocol EventModifier: ViewModifier where Body == Never {
    /// Called in each pass in which the content consists of something: after the preferences, outer views first.
    func run(in context: BuildContext)
}

extension EventModifier {
    public func body(content: Content) -> Never { preconditionFailure("\(Self.self) has no body.") }

    public static func _makeNodes(
        of modifier: Self, in context: BuildContext, content: @escaping (BuildContext) -> [LayoutNode]
    ) -> [LayoutNode] {
        let turn = context.store.takeTurn()
        let nodes = content(context)
        // As on iOS, nothing happens to a view that is empty.
        guard !nodes.isEmpty else { return nodes }
        context.store.use(turn: turn) {
            MainActor.assumeIsolated { modifier.run(in: context.child(1)) }
        }
        return nodes
    }
}
