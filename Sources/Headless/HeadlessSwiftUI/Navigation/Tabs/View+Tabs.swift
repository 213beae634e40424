import Foundation

/// Sets the tag of a view, by which containers select it.
public struct _TagModifier {
    let tag: AnyHashable
}

extension _TagModifier: BodilessModifier {
    public static func _makeNodes(
        of modifier: Self, in context: BuildContext, content: @escaping (BuildContext) -> [LayoutNode]
    ) -> [LayoutNode] {
        let tabs = context.scope as? TabScope
        let outer = tabs?.tag
        tabs?.tag = modifier.tag
        defer { tabs?.tag = outer }
        return content(context).map { node in
            node.rowGroup?.mapped { TraitNode<TagKey>($0, value: modifier.tag, in: context) }
                ?? TraitNode<TagKey>(node, value: modifier.tag, in: context)
        }
    }
}

/// Makes a view a tab, with a label in the bar.
public struct _TabItemModifier<Label: View> {
    let label: Label
}

extension _TabItemModifier: BodilessModifier {
    public static func _makeNodes(
        of modifier: Self, in context: BuildContext, content: @escaping (BuildContext) -> [LayoutNode]
    ) -> [LayoutNode] {
        guard let tabs = context.scope as? TabScope else { return content(context) }
        return tabs.addTab(AnyView(modifier.label), in: context, content: content)
    }
}

/// The style of a tab view.
public protocol TabViewStyle {
    /// Whether the screens are pages with dots instead of a bar.
    var _isPaged: Bool { get }

    /// Whether the dots are visible.
    var _showsIndex: Bool { get }
}

extension TabViewStyle {
    public var _isPaged: Bool { false }
    public var _showsIndex: Bool { true }
}

/// Screens above a bar.
public struct DefaultTabViewStyle: TabViewStyle, Sendable {
    public init() {}
}

/// Screens above a bar, also where iPadOS has a sidebar.
public struct SidebarAdaptableTabViewStyle: TabViewStyle, Sendable {
    public init() {}
}

/// Screens above a bar.
public struct TabBarOnlyTabViewStyle: TabViewStyle, Sendable {
    public init() {}
}

/// Pages with dots.
public struct PageTabViewStyle: TabViewStyle, Sendable {
    /// When the dots are visible.
    public struct IndexDisplayMode: Equatable, Sendable {
        fileprivate let isShown: Bool

        public static let automatic = IndexDisplayMode(isShown: true)
        public static let always = IndexDisplayMode(isShown: true)
        public static let never = IndexDisplayMode(isShown: false)
    }

    private let mode: IndexDisplayMode

    public init(indexDisplayMode: IndexDisplayMode = .automatic) {
        mode = indexDisplayMode
    }

    public var _isPaged: Bool { true }
    public var _showsIndex: Bool { mode.isShown }
}

extension TabViewStyle where Self == DefaultTabViewStyle {
    public static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
}

extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
    public static var sidebarAdaptable: SidebarAdaptableTabViewStyle { SidebarAdaptableTabViewStyle() }
}

extension TabViewStyle where Self == TabBarOnlyTabViewStyle {
    public static var tabBarOnly: TabBarOnlyTabViewStyle { TabBarOnlyTabViewStyle() }
}

extension TabViewStyle where Self == PageTabViewStyle {
    public static var page: PageTabViewStyle { PageTabViewStyle() }

    public static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> PageTabViewStyle {
        PageTabViewStyle(indexDisplayMode: indexDisplayMode)
    }
}

/// The style of the dots of a paged tab view.
public protocol IndexViewStyle {
    /// Whether the dots have a dark capsule as background.
    var _hasBackground: Bool { get }
}

/// Dots for pages.
public struct PageIndexViewStyle: IndexViewStyle, Sendable {
    /// When the background of the dots is visible.
    public struct BackgroundDisplayMode: Equatable, Sendable {
        fileprivate let isShown: Bool

        public static let automatic = BackgroundDisplayMode(isShown: false)
        public static let interactive = BackgroundDisplayMode(isShown: false)
        public static let always = BackgroundDisplayMode(isShown: true)
        public static let never = BackgroundDisplayMode(isShown: false)
    }

    private let mode: BackgroundDisplayMode

    public init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) {
        mode = backgroundDisplayMode
    }

    public var _hasBackground: Bool { mode.isShown }
}

extension IndexViewStyle where Self == PageIndexViewStyle {
    public static var page: PageIndexViewStyle { PageIndexViewStyle() }

    public static func page(
        backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode
    ) -> PageIndexViewStyle {
        PageIndexViewStyle(backgroundDisplayMode: backgroundDisplayMode)
    }
}

private enum PageIndexBackgroundKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

private enum PagedKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

private enum PageIndexKey: EnvironmentKey {
    static var defaultValue: Bool { true }
}

extension EnvironmentValues {
    var pageIndexHasBackground: Bool {
        get { self[PageIndexBackgroundKey.self] }
        set { self[PageIndexBackgroundKey.self] = newValue }
    }

    var tabViewIsPaged: Bool {
        get { self[PagedKey.self] }
        set { self[PagedKey.self] = newValue }
    }

    var pageIndexShows: Bool {
        get { self[PageIndexKey.self] }
        set { self[PageIndexKey.self] = newValue }
    }
}

extension View {
    /// Makes the view a tab of the enclosing tab view, with a label in its bar.
    public nonisolated func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
        modifier(_TabItemModifier(label: label()))
    }

    /// Sets the style of the dots of tab views inside.
    public nonisolated func indexViewStyle<S: IndexViewStyle>(_ style: S) -> some View {
        environment(\.pageIndexHasBackground, style._hasBackground)
    }

    /// Sets the style of tab views inside.
    public nonisolated func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View {
        environment(\.tabViewIsPaged, style._isPaged).environment(\.pageIndexShows, style._showsIndex)
    }
}
