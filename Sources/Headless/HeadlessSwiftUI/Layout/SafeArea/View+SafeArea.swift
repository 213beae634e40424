import Foundation

/// The regions outside the safe area: behind bars, or behind a keyboard.
public struct SafeAreaRegions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let container = SafeAreaRegions(rawValue: 1)
    /// Has no effect: a still has no keyboard.
    public static let keyboard = SafeAreaRegions(rawValue: 2)
    public static let all = SafeAreaRegions(rawValue: .max)
}

private enum SafeAreaInsetsKey: EnvironmentKey {
    static let defaultValue = EdgeInsets()
}

extension EnvironmentValues {
    /// The insets of the root view that bars or a device's corners cover, in points.
    package var safeAreaInsets: EdgeInsets {
        get { self[SafeAreaInsetsKey.self] }
        set { self[SafeAreaInsetsKey.self] = newValue }
    }
}

/// A view with a bar at one of its edges.
public struct _SafeAreaInsetModifier<Bar: View> {
    let edge: Edge
    let alignment: Alignment
    let spacing: CGFloat?
    let bar: Bar
}

extension _SafeAreaInsetModifier: BodilessModifier {
    public static func _makeNodes(
        of modifier: Self, in context: BuildContext, content: @escaping (BuildContext) -> [LayoutNode]
    ) -> [LayoutNode] {
        let scope = SafeAreaScope(in: context.scope)
        let nodes = content(context.child(0).inside(stackAlong: nil).inside(scope))
        guard let child = context.combine(nodes) else { return [] }
        guard let bar = context.child(1).inside(stackAlong: nil).singleNode(of: modifier.bar) else { return [child] }
        return [
            SafeAreaBarNode(
                child, bar: bar, at: modifier.edge, alignment: modifier.alignment, gap: modifier.spacing ?? 0,
                scope: scope, in: context)
        ]
    }
}

/// Adds padding to the safe area of a view.
public struct _SafeAreaPaddingModifier {
    let insets: EdgeInsets
}

extension _SafeAreaPaddingModifier: BodilessModifier {
    public static func _makeNodes(
        of modifier: Self, in context: BuildContext, content: @escaping (BuildContext) -> [LayoutNode]
    ) -> [LayoutNode] {
        let scope = SafeAreaScope(in: context.scope)
        let nodes = content(context.child(0).inside(stackAlong: nil).inside(scope))
        guard let child = context.combine(nodes) else { return [] }
        return [SafeAreaNode(child, insets: modifier.insets, scope: scope, in: context)]
    }
}

extension View {
    /// Extends the view under the bars at some edges.
    public nonisolated func ignoresSafeArea(
        _ regions: SafeAreaRegions = .all, edges: Edge.Set = .all
    ) -> some View {
        let edges = regions.contains(.container) ? edges : []
        return modifier(_LayoutModifier { SafeAreaIgnoringNode($0, edges: edges, in: $1) })
    }

    /// Extends the view under the bars at some edges.
    public nonisolated func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { ignoresSafeArea(edges: edges) }

    /// Shows a bar at the top or bottom edge, which this view's content avoids.
    ///
    /// - Parameter spacing: The spacing between bar and content in points; `nil` for none.
    public nonisolated func safeAreaInset<V: View>(
        edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> V
    ) -> some View {
        modifier(
            _SafeAreaInsetModifier(
                edge: edge == .top ? .top : .bottom, alignment: Alignment(horizontal: alignment, vertical: .center),
                spacing: spacing, bar: content()))
    }

    /// Shows a bar at the leading or trailing edge, which this view's content avoids.
    ///
    /// - Parameter spacing: The spacing between bar and content in points; `nil` for none.
    public nonisolated func safeAreaInset<V: View>(
        edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> V
    ) -> some View {
        modifier(
            _SafeAreaInsetModifier(
                edge: edge == .leading ? .leading : .trailing,
                alignment: Alignment(horizontal: .center, vertical: alignment), spacing: spacing, bar: content()))
    }

    /// Adds padding to the safe area, in points; `nil` for 16.
    public nonisolated func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
        safeAreaPadding(EdgeInsets(length ?? _PaddingLayout.standard, at: edges))
    }

    /// Adds padding to the safe area, in points.
    public nonisolated func safeAreaPadding(_ length: CGFloat) -> some View { safeAreaPadding(.all, length) }

    /// Adds padding to the safe area, in points.
    public nonisolated func safeAreaPadding(_ insets: EdgeInsets) -> some View {
        modifier(_SafeAreaPaddingModifier(insets: insets))
    }
}
