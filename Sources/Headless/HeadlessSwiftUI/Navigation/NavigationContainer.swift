import Foundation

/// A screen below a navigation bar, whose items come from the screen's modifiers.
struct NavigationContainer<Content: View> {
    let content: Content
    /// Whether a screen without a title reserves the space of a large one.
    var reservesLargeTitle = false
}

extension NavigationContainer: View {
    var body: Never { preconditionFailure("NavigationContainer has no body.") }

    static func _makeNodes(of view: Self, in context: BuildContext) -> [LayoutNode] {
        let belowBar = SafeAreaScope(in: context.scope)
        let aboveBar = SafeAreaScope(in: belowBar)
        let filled = view.content.frame(maxWidth: .infinity, maxHeight: .infinity)
        let inner = context.child(0).inside(stackAlong: nil).inside(aboveBar)
        guard var node = inner.singleNode(of: filled) else { return [] }
        var collected: NavigationItem?
        node.collect(NavigationItemKey.self, into: &collected)
        var item = collected ?? NavigationItem()
        if view.reservesLargeTitle, item.title == nil { item.title = Text(verbatim: "") }

        let bottom = item.nodes(at: .bottom)
        if !bottom.isEmpty, !item.isBottomBarHidden,
            let bar = context.child(2).inside(stackAlong: nil).singleNode(of: BottomBar(item: item))
        {
            node = SafeAreaBarNode(
                node, bar: bar, at: .bottom, alignment: .center, gap: 0, scope: aboveBar, in: context)
        } else {
            node = SafeAreaNode(node, insets: EdgeInsets(), scope: aboveBar, in: context)
        }
        if !item.isBarHidden,
            let bar = context.child(1).inside(stackAlong: nil).singleNode(of: NavigationBar(item: item))
        {
            node = SafeAreaBarNode(node, bar: bar, at: .top, alignment: .center, gap: 0, scope: belowBar, in: context)
        } else {
            node = SafeAreaNode(node, insets: EdgeInsets(), scope: belowBar, in: context)
        }
        return [NavigationNode(node, in: context)]
    }
}

/// Keeps the preferences of a screen for its bars inside.
private final class NavigationNode: WrapperNode {
    override func collect<Key: PreferenceKey>(_ key: Key.Type, into value: inout Key.Value?) {
        if key != NavigationItemKey.self { super.collect(key, into: &value) }
    }
}
