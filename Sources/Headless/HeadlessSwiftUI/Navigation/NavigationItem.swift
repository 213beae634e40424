/// What a screen tells the bars around it.
struct NavigationItem {
    var title: Text?
    var displayMode = TitleDisplayMode.automatic
    var isBarHidden = false
    var isBottomBarHidden = false
    var entries: [ToolbarEntry] = []
    var topGround = BarGround()
    var bottomGround = BarGround()
    var search: SearchField?

    /// What a bar lies on.
    struct BarGround {
        /// `nil` for the background of the system.
        var style: AnyShapeStyle?
        var visibility = Visibility.automatic

        func filled(by next: BarGround) -> BarGround {
            BarGround(
                style: style ?? next.style, visibility: visibility == .automatic ? next.visibility : visibility)
        }
    }

    enum TitleDisplayMode { case automatic, inline, large }

    /// Whether the title stands below the bar in large letters.
    var hasLargeTitle: Bool { title != nil && displayMode != .inline }

    /// The nodes at a place of the bars.
    func nodes(at slot: ToolbarEntry.Slot) -> [LayoutNode] {
        entries.filter { $0.slot == slot }.flatMap(\.nodes)
    }
}

/// An item of a bar, made where its screen is, with the environment of that place.
struct ToolbarEntry {
    enum Slot { case leading, principal, trailing, bottom, none }

    let slot: Slot
    let nodes: [LayoutNode]
}

/// A field that a screen is searched with.
struct SearchField {
    let text: String
    let prompt: Text
}

/// The item of the innermost screen; what its modifiers say adds up, outer ones last.
enum NavigationItemKey: PreferenceKey {
    typealias Value = NavigationItem

    static var defaultValue: NavigationItem { NavigationItem() }

    /// The first screen of several beside each other is the one that the bar belongs to; items add up.
    static func reduce(value: inout NavigationItem, nextValue: () -> NavigationItem) {
        let next = nextValue()
        value.title = value.title ?? next.title
        if value.displayMode == .automatic { value.displayMode = next.displayMode }
        value.isBarHidden = value.isBarHidden || next.isBarHidden
        value.isBottomBarHidden = value.isBottomBarHidden || next.isBottomBarHidden
        value.entries += next.entries
        value.topGround = value.topGround.filled(by: next.topGround)
        value.bottomGround = value.bottomGround.filled(by: next.bottomGround)
        value.search = value.search ?? next.search
    }
}

extension View {
    /// Changes what the screen tells the bars around it.
    nonisolated func navigationItem(_ change: @escaping (inout NavigationItem) -> Void) -> some View {
        transformPreference(NavigationItemKey.self, change)
    }
}

/// Nodes that were made somewhere else.
struct ReadyNodes {
    let nodes: [LayoutNode]
}

extension ReadyNodes: PrimitiveView {
    func makeNodes(in context: BuildContext) -> [LayoutNode] { nodes }
}
