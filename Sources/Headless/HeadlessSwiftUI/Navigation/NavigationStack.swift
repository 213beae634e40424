/// A stack of screens below a navigation bar. The first one is drawn.
public struct NavigationStack<Data, Root> {
    let root: Root
    let isPathFollowed: Bool
}

extension NavigationStack: View where Root: View {
    public nonisolated init(@ViewBuilder root: () -> Root) where Data == NavigationPath {
        self.init(root: root(), isPathFollowed: true)
    }

    public nonisolated init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root)
    where Data == NavigationPath {
        self.init(root: root(), isPathFollowed: path.wrappedValue.isEmpty)
    }

    public nonisolated init(path: Binding<Data>, @ViewBuilder root: () -> Root)
    where Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Data.Element: Hashable {
        self.init(root: root(), isPathFollowed: path.wrappedValue.isEmpty)
    }

    public var body: some View {
        NavigationContainer(content: root)
            .modifier(
                _UndrawnModifier(
                    isPathFollowed ? nil : "the path of a NavigationStack isn't followed: its root is drawn."))
    }
}

/// A screen below a navigation bar.
public struct NavigationView<Content> {
    let content: Content
}

extension NavigationView: View where Content: View {
    public nonisolated init(@ViewBuilder content: () -> Content) {
        self.init(content: content())
    }

    public var body: some View { NavigationContainer(content: content, reservesLargeTitle: true) }
}

/// Columns of screens: on a phone the first one, below a navigation bar.
public struct NavigationSplitView<Sidebar, Content, Detail> {
    let sidebar: Sidebar
}

extension NavigationSplitView: View where Sidebar: View, Content: View, Detail: View {
    public nonisolated init(
        @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
    ) {
        self.init(sidebar: sidebar())
    }

    public nonisolated init(
        columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
    ) {
        self.init(sidebar: sidebar())
    }

    public nonisolated init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail)
    where Content == EmptyView {
        self.init(sidebar: sidebar())
    }

    public nonisolated init(
        columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder detail: () -> Detail
    ) where Content == EmptyView {
        self.init(sidebar: sidebar())
    }

    public var body: some View { NavigationContainer(content: sidebar) }
}

/// The visible columns.
public struct NavigationSplitViewVisibility: Hashable, Sendable {
    private let name: String

    public static let automatic = NavigationSplitViewVisibility(name: "automatic")
    public static let all = NavigationSplitViewVisibility(name: "all")
    public static let doubleColumn = NavigationSplitViewVisibility(name: "doubleColumn")
    public static let detailOnly = NavigationSplitViewVisibility(name: "detailOnly")
}

/// The values of the screens above the first one.
public struct NavigationPath: Equatable {
    private var values: [AnyHashable] = []

    public init() {}

    public init<S: Sequence>(_ elements: S) where S.Element: Hashable {
        values = elements.map { AnyHashable($0) }
    }

    public var count: Int { values.count }
    public var isEmpty: Bool { values.isEmpty }
    public mutating func append<V: Hashable>(_ value: V) { values.append(AnyHashable(value)) }
    public mutating func removeLast(_ k: Int = 1) { values.removeLast(k) }
}

/// The style of a navigation view. A still shows the first screen.
public protocol NavigationViewStyle {}

public struct DefaultNavigationViewStyle: NavigationViewStyle, Sendable { public init() {} }
public struct StackNavigationViewStyle: NavigationViewStyle, Sendable { public init() {} }
public struct ColumnNavigationViewStyle: NavigationViewStyle, Sendable { public init() {} }

extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
    public static var automatic: DefaultNavigationViewStyle { DefaultNavigationViewStyle() }
}

extension NavigationViewStyle where Self == StackNavigationViewStyle {
    public static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}

extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
    public static var columns: ColumnNavigationViewStyle { ColumnNavigationViewStyle() }
}

extension View {
    public nonisolated func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View { self }
}
