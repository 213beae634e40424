/// The properties that a screen sets for the bars around it.
struct NavigationItem {
    var title: Text?
    var displayMode = TitleDisplayMode.automatic
    var isBarHidden = false
    var isBottomBarHidden = false
    /// Whether another screen is below this one.
    var isPushed = false
    var hidesBackButton = false
    var entries: [ToolbarEntry] = []
    var topGround = BarGround()
    var bottomGround = BarGround()
    var search: SearchField?

    /// The background of a bar.
    struct BarGround {
        /// The style; `nil` for the bar's material.
        var style: AnyShapeStyle?
        var visibility = Visibility.automatic
        /// Whether the screen's content goes on below the bar.
        var isOverContent = false

        var isVisible: Bool { visibility == .visible || visibility == .automatic && isOverContent }

        func filled(by next: BarGround) -> BarGround {
            BarGround(
                style: style ?? next.style, visibility: visibility == .automatic ? next.visibility : visibility,
                isOverContent: isOverContent || next.isOverContent)
        }
    }

    enum TitleDisplayMode { case automatic, inline, large }

    var showsBackButton: Bool { isPushed && !hidesBackButton }

    /// Whether the title is below the bar in large letters.
    var hasLargeTitle: Bool { title != nil && displayMode != .inline }

    /// Returns the nodes at a position of the bars.
    func nodes(at slot: ToolbarEntry.Slot) -> [LayoutNode] {
        entries.filter { $0.slot == slot }.flatMap(\.nodes)
    }
}

/// An item of a bar, created in the screen's environment.
struct ToolbarEntry {
    enum Slot { case leading, principal, trailing, bottom, none }

    let slot: Slot
    let nodes: [LayoutNode]
}

/// The search field of a screen.
struct SearchField {
    let text: String
    let prompt: Text
}

/// The properties of the innermost screen. Modifiers accumulate, outer ones last.
enum NavigationItemKey: PreferenceKey {
    typealias Value = NavigationItem

    static var defaultValue: NavigationItem { NavigationItem() }

    /// The bar belongs to the first of several adjacent screens; items accumulate.
    static func reduce(value: inout NavigationItem, nextValue: () -> NavigationItem) {
        let next = nextValue()
        value.title = value.title ?? next.title
        if value.displayMode == .automatic { value.displayMode = next.displayMode }
        value.isBarHidden = value.isBarHidden || next.isBarHidden
        value.isBottomBarHidden = value.isBottomBarHidden || next.isBottomBarHidden
        value.isPushed = value.isPushed || next.isPushed
        value.hidesBackButton = value.hidesBackButton || next.hidesBackButton
        value.entries += next.entries
        value.topGround = value.topGround.filled(by: next.topGround)
        value.bottomGround = value.bottomGround.filled(by: next.bottomGround)
        value.search = value.search ?? next.search
    }
}

extension View {
    /// Changes the screen's properties for the bars around it.
    nonisolated func navigationItem(_ change: @escaping (inout NavigationItem) -> Void) -> some View {
        transformPreference(NavigationItemKey.self, change)
    }
}

/// Nodes that were created elsewhere.
struct ReadyNodes {
    let nodes: [LayoutNode]
}

extension ReadyNodes: PrimitiveView {
    func makeNodes(in context: BuildContext) -> [LayoutNode] { nodes }
}
