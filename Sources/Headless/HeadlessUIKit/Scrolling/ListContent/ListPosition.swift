/// The position of an element in a list, which affects its appearance.
struct ListPosition: Equatable {
    enum Role { case cell, header, footer }

    var appearance: UICollectionLayoutListConfiguration.Appearance
    var role: Role
    /// Whether the element is the first of adjacent cells.
    var isFirst = false
    /// Whether the element is the last of adjacent cells.
    var isLast = false
    /// Whether the element is pinned to the edge while the list is scrolled.
    var isPinned = false
    var topSeparator = Separator()
    var bottomSeparator = Separator()

    /// A separator at an edge of a cell.
    struct Separator: Equatable {
        var isShown = false
        var color: UIColor = .separator
        /// The insets from the sides of the cell, in points; `nil` on the leading side follows the text.
        var leading: CGFloat?
        var trailing: CGFloat = 0
    }
}

/// Metrics of the system's lists, common to tables and collection views, in points. They are those of iOS 16 and 17
/// from memory; the starts of separators and the margins of narrow phones are measured in pictures of iOS.
enum ListMetrics {
    /// The margin of rows' content, and of inset sections in the list: smaller only on the narrowest phones.
    static func margin(ofWidth width: CGFloat) -> CGFloat { width > 320 ? 20 : 16 }

    /// The radius of inset sections' corners.
    static let cornerRadius: CGFloat = 10

    /// The space that replaces a section's missing header or footer.
    static let gap: CGFloat = 17.5

    /// The space above the first section if it has no header.
    static let firstGap: CGFloat = 35

    /// The additional space above the first header of grouped sections.
    static let firstHeaderPadding: CGFloat = 15

    /// The distance of accessories from the content, and from each other on the trailing side.
    static let accessorySpacing: CGFloat = 8

    /// The width of the space for a symbol before a text.
    static var symbolWidth: CGFloat { UIFontMetrics.default.scaledValue(for: 24) }

    /// The width of the space for a symbol before a sidebar's text.
    static var sidebarSymbolWidth: CGFloat { UIFontMetrics.default.scaledValue(for: 28) }

    /// The minimum height of a row, without a separator: two lines of body text, limited to the largest size that isn't
    /// an accessibility size.
    @MainActor static func minimumRowHeight(in traits: UITraitCollection) -> CGFloat {
        switch traits.preferredContentSizeCategory {
        case .extraSmall: 38
        case .small: 40
        case .medium: 42
        case .extraLarge: 48
        case .extraExtraLarge: 52
        case let category where category >= .extraExtraExtraLarge: 58
        default: 44
        }
    }

    /// One pixel.
    @MainActor static var hairline: CGFloat { 1 / UIScreen.main.scale }

    /// The background of a header that is pinned in a plain list: that of the system's bars, without their blur.
    static let pinnedHeaderColor = UIColor { traits in
        traits.userInterfaceStyle == .dark
            ? UIColor(white: 0.11, alpha: 0.94) : UIColor(white: 0.976, alpha: 0.94)
    }
}
