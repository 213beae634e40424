import Foundation

enum ListRowInsets: LayoutValueKey { static var defaultValue: EdgeInsets? { nil } }
/// Whether a row leads to another screen.
enum ListRowDisclosure: LayoutValueKey { static var defaultValue: Bool { false } }
enum ListRowBackground: LayoutValueKey { static var defaultValue: LayoutNode? { nil } }

enum ListRowSeparator: LayoutValueKey {
    /// The preferences of a row for its separators.
    struct Preference {
        var top = Visibility.automatic
        var bottom = Visibility.automatic
        var sectionTop = Visibility.automatic
        var sectionBottom = Visibility.automatic
        var tint: Color?
    }

    static var defaultValue: Preference? { nil }
}

/// Sets the preferences of a row for its separators.
public struct _ListRowSeparatorModifier {
    let change: (inout ListRowSeparator.Preference) -> Void
}

extension _ListRowSeparatorModifier: PrimitiveModifier {
    package func wrap(_ node: LayoutNode, in context: BuildContext) -> LayoutNode {
        var preference = (node.trait(ListRowSeparator.self) ?? nil) ?? ListRowSeparator.Preference()
        change(&preference)
        return TraitNode<ListRowSeparator>(node, value: preference, in: context)
    }
}

/// Sets the background of a list row.
public struct _ListRowBackgroundModifier<Background: View> {
    let background: Background?
}

extension _ListRowBackgroundModifier: PrimitiveModifier {
    package func wrap(_ node: LayoutNode, in context: BuildContext) -> LayoutNode {
        guard let background, let layer = context.child(1).inside(stackAlong: nil).singleNode(of: background)
        else { return node }
        return TraitNode<ListRowBackground>(node, value: layer, in: context)
    }
}

/// The spacing between the sections of a list.
public struct ListSectionSpacing: Sendable {
    fileprivate let length: CGFloat?

    public static let `default` = ListSectionSpacing(length: nil)
    public static let compact = ListSectionSpacing(length: 17.5)

    public static func custom(_ spacing: CGFloat) -> ListSectionSpacing { ListSectionSpacing(length: spacing) }
}

/// The prominence of a header.
public enum Prominence: Sendable { case standard, increased }

extension View {
    /// Sets the style of lists inside.
    public nonisolated func listStyle<S: ListStyle>(_ style: S) -> some View {
        environment(\.listAppearance, style._appearance)
    }

    /// Sets the insets of a row's content in its list; `nil` for those of the list.
    public nonisolated func listRowInsets(_ insets: EdgeInsets?) -> some View {
        modifier(_LayoutTraitModifier<ListRowInsets>(value: insets))
    }

    /// Sets the background of a list row; `nil` for that of the list.
    public nonisolated func listRowBackground<V: View>(_ view: V?) -> some View {
        modifier(_ListRowBackgroundModifier(background: view))
    }

    /// Shows or hides the separators above and below a list row.
    public nonisolated func listRowSeparator(
        _ visibility: Visibility, edges: VerticalEdge.Set = .all
    ) -> some View {
        modifier(
            _ListRowSeparatorModifier { preference in
                if edges.contains(.top) { preference.top = visibility }
                if edges.contains(.bottom) { preference.bottom = visibility }
            })
    }

    /// Sets the color of the separators above and below a list row. `edges` has no effect: both get the color.
    public nonisolated func listRowSeparatorTint(
        _ color: Color?, edges: VerticalEdge.Set = .all
    ) -> some View {
        modifier(_ListRowSeparatorModifier { $0.tint = color })
    }

    /// Shows or hides the separators above and below a list section.
    public nonisolated func listSectionSeparator(
        _ visibility: Visibility, edges: VerticalEdge.Set = .all
    ) -> some View {
        modifier(
            _ListRowSeparatorModifier { preference in
                if edges.contains(.top), preference.top == .automatic { preference.sectionTop = visibility }
                if edges.contains(.bottom), preference.bottom == .automatic { preference.sectionBottom = visibility }
            })
    }

    /// Sets the color of the separators above and below a list section. `edges` has no effect: both get the color.
    public nonisolated func listSectionSeparatorTint(
        _ color: Color?, edges: VerticalEdge.Set = .all
    ) -> some View {
        modifier(_ListRowSeparatorModifier { $0.tint = $0.tint ?? color })
    }

    /// Sets the spacing between the rows of lists within this view, in points; `nil` for none.
    public nonisolated func listRowSpacing(_ spacing: CGFloat?) -> some View {
        environment(\.listRowSpacing, spacing)
    }

    /// Sets the spacing between the sections of lists inside.
    public nonisolated func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View {
        environment(\.listSectionSpacing, spacing.length)
    }

    /// Sets the spacing between the sections of lists inside, in points.
    public nonisolated func listSectionSpacing(_ spacing: CGFloat) -> some View {
        environment(\.listSectionSpacing, spacing)
    }

    /// Sets the tint of a row's icons. In a list, only tinted content is affected.
    public nonisolated func listItemTint(_ tint: Color?) -> some View { self.tint(tint) }

    /// Sets the prominence of section headers inside.
    public nonisolated func headerProminence(_ prominence: Prominence) -> some View {
        environment(\.headerProminence, prominence)
    }

    // MARK: Without effect in a still

    /// Adds buttons that a swipe reveals, which a still doesn't show.
    public nonisolated func swipeActions<T: View>(
        edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
    ) -> some View { self }

    /// Sets whether a row can be deleted, which doesn't affect a still.
    public nonisolated func deleteDisabled(_ isDisabled: Bool) -> some View { self }

    /// Sets whether a row can be moved, which doesn't affect a still.
    public nonisolated func moveDisabled(_ isDisabled: Bool) -> some View { self }

    /// Sets whether a row can be selected, which doesn't affect a still.
    public nonisolated func selectionDisabled(_ isDisabled: Bool = true) -> some View { self }
}

private enum HeaderProminenceKey: EnvironmentKey {
    static var defaultValue: Prominence { .standard }
}

extension EnvironmentValues {
    /// The prominence of section headers.
    public var headerProminence: Prominence {
        get { self[HeaderProminenceKey.self] }
        set { self[HeaderProminenceKey.self] = newValue }
    }
}

/// Views created from data that a list lets its users change.
public protocol DynamicViewContent: View {
    associatedtype Data: Collection

    /// The data of the views.
    var data: Self.Data { get }
}

extension ForEach: DynamicViewContent where Content: View {}

extension DynamicViewContent {
    /// Sets the action for deleting rows, which doesn't happen in a still.
    public nonisolated func onDelete(perform action: ((IndexSet) -> Void)?) -> some DynamicViewContent { self }

    /// Sets the action for moving rows, which doesn't happen in a still.
    public nonisolated func onMove(perform action: ((IndexSet, Int) -> Void)?) -> some DynamicViewContent { self }
}
