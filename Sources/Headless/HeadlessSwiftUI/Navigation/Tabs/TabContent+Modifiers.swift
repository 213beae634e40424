import Foundation

/// Tabs with a badge, or hidden tabs.
public struct _ModifiedTabContent<Tabs: TabContent> {
    enum Change {
        case badge(Text?)
        case hidden
        case none
    }

    let tabs: Tabs
    let change: Change
}

extension _ModifiedTabContent: TabContent {
    public typealias TabValue = Tabs.TabValue
    public typealias Body = Never

    public static func _makeTabs(of modified: Self, in context: BuildContext) -> [LayoutNode] {
        switch modified.change {
        case .hidden: return []
        case .none: return Tabs._makeTabs(of: modified.tabs, in: context)
        case .badge(let text):
            let scope = context.scope as? TabScope
            let outer = scope?.badge
            scope?.badge = text
            defer { scope?.badge = outer }
            return Tabs._makeTabs(of: modified.tabs, in: context)
        }
    }
}

extension TabContent {
    /// Shows a number on the tab; 0 shows none.
    public nonisolated func badge(_ count: Int) -> some TabContent<TabValue> {
        _ModifiedTabContent(tabs: self, change: .badge(count == 0 ? nil : Text(count, format: .number)))
    }

    /// Shows a text on the tab; `nil` shows none.
    public nonisolated func badge(_ label: Text?) -> some TabContent<TabValue> {
        _ModifiedTabContent(tabs: self, change: .badge(label))
    }

    /// Shows a text on the tab; `nil` shows none.
    public nonisolated func badge(_ key: LocalizedStringKey?) -> some TabContent<TabValue> {
        _ModifiedTabContent(tabs: self, change: .badge(key.map { Text($0) }))
    }

    /// Shows a text on the tab; `nil` shows none.
    @_disfavoredOverload
    public nonisolated func badge<S: StringProtocol>(_ label: S?) -> some TabContent<TabValue> {
        _ModifiedTabContent(tabs: self, change: .badge(label.map { Text($0) }))
    }

    /// Hides the tabs.
    public nonisolated func hidden(_ hidden: Bool = true) -> some TabContent<TabValue> {
        _ModifiedTabContent(tabs: self, change: hidden ? .hidden : .none)
    }

    /// Returns the tabs unchanged: nobody customizes a still.
    public nonisolated func customizationID(_ id: String) -> some TabContent<TabValue> { self }
}
