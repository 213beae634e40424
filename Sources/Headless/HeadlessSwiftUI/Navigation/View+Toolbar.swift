/// Adds items to the bars around a screen.
public struct _ToolbarModifier<Items: ToolbarContent> {
    let items: Items
}

extension _ToolbarModifier: BodilessModifier {
    public static func _makeNodes(
        of modifier: Self, in context: BuildContext, content: @escaping (BuildContext) -> [LayoutNode]
    ) -> [LayoutNode] {
        var nodes = content(context)
        guard let first = nodes.first else { return nodes }
        var list = _ToolbarItems()
        Items._addItems(of: modifier.items, to: &list, in: context.child(1))
        let entries = list.entries
        // Only one node carries the items, so that they are in the bar once.
        nodes[0] = TransformPreferenceNode<NavigationItemKey>(first, change: { $0.entries += entries }, in: context)
        return nodes
    }
}

extension View {
    /// Adds items to the bars around the screen.
    public nonisolated func toolbar<Content: ToolbarContent>(
        @ToolbarContentBuilder content: () -> Content
    ) -> some View {
        modifier(_ToolbarModifier(items: content()))
    }

    /// Adds views to the trailing side of the bar around the screen.
    public nonisolated func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
        modifier(_ToolbarModifier(items: ToolbarItemGroup(content: content)))
    }

    public nonisolated func toolbar<Content: CustomizableToolbarContent>(
        id: String, @ToolbarContentBuilder content: () -> Content
    ) -> some View {
        modifier(_ToolbarModifier(items: content()))
    }

    /// Shows or hides bars.
    public nonisolated func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        let places = bars.isEmpty ? [ToolbarPlacement.automatic] : bars
        return navigationItem { item in
            for place in places {
                if place.isTop { item.isBarHidden = visibility == .hidden }
                if place.isBottom { item.isBottomBarHidden = visibility == .hidden }
            }
        }
    }

    public nonisolated func toolbarVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        let isTop = bars.isEmpty || bars.contains { $0.isTop }
        let isBottom = bars.contains { $0.isBottom }
        return navigationItem { item in
            if isTop { item.isBarHidden = visibility == .hidden }
            if isBottom { item.isBottomBarHidden = visibility == .hidden }
        }
    }

    /// Sets the background of bars, where it is visible.
    public nonisolated func toolbarBackground<S: ShapeStyle>(_ style: S, for bars: ToolbarPlacement...) -> some View {
        let style = AnyShapeStyle(style)
        return barGrounds(of: bars) { $0.style = style }
    }

    /// Sets the visibility of the bars' background.
    public nonisolated func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        barGrounds(of: bars) { $0.visibility = visibility }
    }

    private nonisolated func barGrounds(
        of bars: [ToolbarPlacement], _ change: @escaping (inout NavigationItem.BarGround) -> Void
    ) -> some View {
        let isTop = bars.isEmpty || bars.contains { $0.isTop }
        let isBottom = bars.contains { $0.isBottom }
        return navigationItem { item in
            if isTop { change(&item.topGround) }
            if isBottom { change(&item.bottomGround) }
        }
    }

    public nonisolated func toolbarBackgroundVisibility(
        _ visibility: Visibility, for bars: ToolbarPlacement...
    ) -> some View {
        barGrounds(of: bars) { $0.visibility = visibility }
    }

    /// Sets light or dark bars, which isn't drawn but reported.
    public nonisolated func toolbarColorScheme(_ colorScheme: ColorScheme?, for bars: ToolbarPlacement...) -> some View
    {
        modifier(
            _UndrawnModifier(colorScheme == nil ? nil : "toolbarColorScheme isn't drawn: bars look like the screen.")
        )
    }

    public nonisolated func toolbarRole(_ role: ToolbarRole) -> some View { self }

    public nonisolated func toolbarTitleMenu<C: View>(@ViewBuilder content: () -> C) -> some View { self }
}

/// A bar.
public struct ToolbarPlacement: Hashable, Sendable {
    let isTop: Bool
    let isBottom: Bool

    public static let automatic = ToolbarPlacement(isTop: true, isBottom: false)
    public static let navigationBar = ToolbarPlacement(isTop: true, isBottom: false)
    public static let bottomBar = ToolbarPlacement(isTop: false, isBottom: true)
    public static let tabBar = ToolbarPlacement(isTop: false, isBottom: false)
}

/// The purpose of a bar's content.
public struct ToolbarRole: Sendable {
    public static let automatic = ToolbarRole()
    public static let navigationStack = ToolbarRole()
    public static let browser = ToolbarRole()
    public static let editor = ToolbarRole()
}
