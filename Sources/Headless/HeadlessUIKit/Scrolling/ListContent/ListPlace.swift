/// Where an element stands in a list, on which its look depends.
struct ListPlace: Equatable {
    enum Role { case cell, header, footer }

    var appearance: UICollectionLayoutListConfiguration.Appearance
    var role: Role
    /// Whether the element is the first of the cells that lie together.
    var isFirst = false
    /// Whether the element is the last of the cells that lie together.
    var isLast = false
    /// Whether the element is at the edge where the list is scrolled.
    var isPinned = false
    var topSeparator = Separator()
    var bottomSeparator = Separator()

    /// A line at an edge of a cell.
    struct Separator: Equatable {
        var isShown = false
        var color: UIColor = .separator
        /// From the sides of the cell, in points; `nil` on the leading side follows the text.
        var leading: CGFloat?
        var trailing: CGFloat = 0
    }
}

/// Figures of the system's lists, which tables and collections have in common, in points. They are those of iOS 16 and 17
/// from memory, but for where separators begin and the margins of narrow phones, which pictures of iOS show.
enum ListMetrics {
    /// The distance of rows' content from the sides, and of inset sections from those of the list: less only on the
    /// narrowest phones.
    static func margin(ofWidth width: CGFloat) -> CGFloat { width > 320 ? 20 : 16 }

    /// The radius of inset sections' corners.
    static let cornerRadius: CGFloat = 10

    /// What sections that have no header or footer leave free for it.
    static let gap: CGFloat = 17.5

    /// What the first section leaves free above it if it has no header.
    static let firstGap: CGFloat = 35

    /// How much more the first of grouped sections leaves free above its header than the others.
    static let firstHeaderPadding: CGFloat = 15

    /// The distance of accessories from the content, and from each other at the trailing side.
    static let accessorySpacing: CGFloat = 8

    /// The room of a symbol in front of a text.
    static var symbolWidth: CGFloat { UIFontMetrics.default.scaledValue(for: 24) }

    /// The room of a symbol in front of a sidebar's text.
    static var sidebarSymbolWidth: CGFloat { UIFontMetrics.default.scaledValue(for: 28) }

    /// The least height of a row, without a separator: two lines of body text, at most those of the largest size that
    /// is none for accessibility.
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

    /// The ground of a header that stays at the edge of a plain list: that of the system's bars, without their blur.
    static let pinnedHeaderColor = UIColor { traits in
        traits.userInterfaceStyle == .dark
            ? UIColor(white: 0.11, alpha: 0.94) : UIColor(white: 0.976, alpha: 0.94)
    }
}
