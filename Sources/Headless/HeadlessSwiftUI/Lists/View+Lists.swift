import Foundation

enum ListRowInsets: LayoutValueKey { static var defaultValue: EdgeInsets? { nil } }
/// Whether a row leads to another screen.
enum ListRowDisclosure: LayoutValueKey { static var defaultValue: Bool { false } }
enum ListRowBackground: LayoutValueKey { static var defaultValue: LayoutNode? { nil } }

enum ListRowSeparator: LayoutValueKey {
    /// What a row wants of the lines over and under it.
    struct Wish {
        var top = Visibility.automatic
        var bottom = Visibility.automatic
        var sectionTop = Visibility.automatic
        var sectionBottom = Visibility.automatic
        var tint: Color?
    }

    static var defaultValue: Wish? { nil }
}

/// Changes what a row wants of the lines over and under it.
public struct _ListRowSeparatorModifier {
    let change: (inout ListRowSeparator.Wish) -> Void
}

extension _ListRowSeparatorModifier: PrimitiveModifier {
    package func wrap(_ node: LayoutNode, in context: BuildContext) -> LayoutNode {
        var wish = (node.trait(ListRowSeparator.self) ?? nil) ?? ListRowSeparator.Wish()
        change(&wish)
        return TraitNode<ListRowSeparator>(node, value: wish, in: context)
    }
}

/// Gives a row of a list a background of its own.
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

/// The room between the sections of a list.
public struct ListSectionSpacing: Sendable {
    fileprivate let length: CGFloat?

    public static let `default` = ListSectionSpacing(length: nil)
    public static let compact = ListSectionSpacing(length: 17.5)

    public static func custom(_ spacing: CGFloat) -> ListSectionSpacing { ListSectionSpacing(length: spacing) }
}

/// How much a header stands out.
public enum Prominence: Sendable { case standard, increased }

extension View {
    /// Sets how lists inside look.
    public nonisolated func listStyle<S: ListStyle>(_ style: S) -> some View {
        environment(\.listLook, style._look)
    }

    /// Sets the room around the content of a row in its list; `nil` for the list's own.
    public nonisolated func listRowInsets(_ insets: EdgeInsets?) -> some View {
        modifier(_LayoutTraitModifier<ListRowInsets>(value: insets))
    }

    /// Gives a row of a list a background of its own; `nil` for the list's.
    public nonisolated func listRowBackground<V: View>(_ view: V?) -> some View {
        modifier(_ListRowBackgroundModifier(background: view))
    }

    /// Shows or hides the lines over and under a row of a list.
    public nonisolated func listRowSeparator(
        _ visibility: Visibility, edges: VerticalEdge.Set = .all
    ) -> some View {
        modifier(
            _ListRowSeparatorModifier { wish in
                if edges.contains(.top) { wish.top = visibility }
                if edges.contains(.bottom) { wish.bottom = visibility }
            })
    }

    /// Colors the lines over and under a row of a list.
    public nonisolated func listRowSeparatorTint(
        _ color: Color?, edges: VerticalEdge.Set = .all
    ) -> some View {
        modifier(_ListRowSeparatorModifier { $0.tint = color })
    }

    /// Shows or hides the lines over and under a section of a list.
    public nonisolated func listSectionSeparator(
        _ visibility: Visibility, edges: VerticalEdge.Set = .all
    ) -> some View {
        modifier(
            _ListRowSeparatorModifier { wish in
                if edges.contains(.top), wish.top == .automatic { wish.sectionTop = visibility }
                if edges.contains(.bottom), wish.bottom == .automatic { wish.sectionBottom = visibility }
            })
    }

    /// Colors the lines over and under a section of a list.
    public nonisolated func listSectionSeparatorTint(
        _ color: Color?, edges: VerticalEdge.Set = .all
    ) -> some View {
        modifier(_ListRowSeparatorModifier { $0.tint = $0.tint ?? color })
    }

    /// Sets the room between the rows of lists inside, in points; `nil` for none.
    public nonisolated func listRowSpacing(_ spacing: CGFloat?) -> some View {
        environment(\.listRowSpacing, spacing)
    }

    /// Sets the room between the sections of lists inside.
    public nonisolated func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View {
        environment(\.listSectionSpacing, spacing.length)
    }

    /// Sets the room between the sections of lists inside, in points.
    public nonisolated func listSectionSpacing(_ spacing: CGFloat) -> some View {
        environment(\.listSectionSpacing, spacing)
    }

    /// Colors the icons of a row; nothing in a list takes its color from it unless it is a tint.
    public nonisolated func listItemTint(_ tint: Color?) -> some View { self.tint(tint) }

    /// Makes the headers of sections inside stand out.
    public nonisolated func headerProminence(_ prominence: Prominence) -> some View {
        environment(\.headerProminence, prominence)
    }

    // MARK: Without effect in a still

    /// Adds buttons that a swipe uncovers; nobody swipes in a still.
    public nonisolated func swipeActions<T: View>(
        edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
    ) -> some View { self }

    /// Says whether a row can be deleted; nobody does in a still.
    public nonisolated func deleteDisabled(_ isDisabled: Bool) -> some View { self }

    /// Says whether a row can be moved; nobody does in a still.
    public nonisolated func moveDisabled(_ isDisabled: Bool) -> some View { self }

    /// Says whether a row can be selected; nobody does in a still.
    public nonisolated func selectionDisabled(_ isDisabled: Bool = true) -> some View { self }
}

private enum HeaderProminenceKey: EnvironmentKey {
    static var defaultValue: Prominence { .standard }
}

extension EnvironmentValues {
    /// How much the headers of sections stand out.
    public var headerProminence: Prominence {
        get { self[HeaderProminenceKey.self] }
        set { self[HeaderProminenceKey.self] = newValue }
    }
}

/// Views made from data that a list lets its readers change.
public protocol DynamicViewContent: View {
    associatedtype Data: Collection

    /// What the views are made from.
    var data: Self.Data { get }
}

extension ForEach: DynamicViewContent where Content: View {}

extension DynamicViewContent {
    /// Says what deleting rows does; nobody does in a still.
    public nonisolated func onDelete(perform action: ((IndexSet) -> Void)?) -> some DynamicViewContent { self }

    /// Says what moving rows does; nobody does in a still.
    public nonisolated func onMove(perform action: ((IndexSet, Int) -> Void)?) -> some DynamicViewContent { self }
}
