import Foundation

/// The gray text at the trailing end of a list row.
enum ListRowBadge: LayoutValueKey { static var defaultValue: Text? { nil } }

/// Adds a text at the end of a list row, or a red badge to a tab.
public struct _BadgeModifier {
    let label: Text?
}

extension _BadgeModifier: ViewModifier {
    public func body(content: Content) -> Never { preconditionFailure("_BadgeModifier has no body.") }

    public static func _makeNodes(
        of modifier: Self, in context: BuildContext, content: @escaping (BuildContext) -> [LayoutNode]
    ) -> [LayoutNode] {
        let tabs = context.scope as? TabScope
        let outer = tabs?.badge
        tabs?.badge = modifier.label
        defer { tabs?.badge = outer }
        return content(context).map { node in
            node.rowGroup?.mapped { TraitNode<ListRowBadge>($0, value: modifier.label, in: context) }
                ?? TraitNode<ListRowBadge>(node, value: modifier.label, in: context)
        }
    }
}

extension View {
    /// Shows a number at the end of a list row or on a tab; 0 shows none.
    public nonisolated func badge(_ count: Int) -> some View {
        modifier(_BadgeModifier(label: count == 0 ? nil : Text(count, format: .number)))
    }

    /// Shows a text at the end of a list row or on a tab; `nil` shows none.
    public nonisolated func badge(_ label: Text?) -> some View {
        modifier(_BadgeModifier(label: label))
    }

    /// Shows a text at the end of a list row or on a tab; `nil` shows none.
    public nonisolated func badge(_ key: LocalizedStringKey?) -> some View {
        modifier(_BadgeModifier(label: key.map { Text($0) }))
    }

    /// Shows a text at the end of a list row or on a tab; `nil` shows none.
    @_disfavoredOverload
    public nonisolated func badge<S: StringProtocol>(_ label: S?) -> some View {
        modifier(_BadgeModifier(label: label.map { Text($0) }))
    }
}
