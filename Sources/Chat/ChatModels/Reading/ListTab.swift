import Foundation

/// A tab of the bar below a list.
public struct ListTab: Hashable, Sendable {
    /// The title below the icon.
    public var title: String

    /// The name of the icon among system symbols; `nil` for none.
    public var symbol: String?

    /// The text in the red badge; `nil` for none.
    public var badge: String?

    /// Whether it is the tab of the list. Without one, that is the first tab.
    public var isSelected: Bool

    /// Creates a tab.
    public init(_ title: String, symbol: String? = nil, badge: String? = nil, isSelected: Bool = false) {
        self.title = title
        self.symbol = symbol
        self.badge = badge
        self.isSelected = isSelected
    }

    /// Reads tabs such as `Chats:message.fill:3,Settings:gear`: a title each, its symbol, and its badge.
    ///
    /// - Returns: `nil` for a tab without a title, or with other parts.
    package static func tabs(in text: String) -> [ListTab]? {
        let tabs = text.split(separator: ",", omittingEmptySubsequences: false).map { tab in
            tab.split(separator: ":", omittingEmptySubsequences: false).map {
                $0.trimmingCharacters(in: .whitespaces)
            }
        }
        guard tabs.allSatisfy({ !$0[0].isEmpty && $0.count <= 3 }) else { return nil }
        return tabs.map { parts in
            func part(_ index: Int) -> String? {
                parts.indices.contains(index) && !parts[index].isEmpty ? parts[index] : nil
            }
            return ListTab(parts[0], symbol: part(1), badge: part(2))
        }
    }
}
