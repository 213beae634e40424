/// The system's content styles of lists, with the fonts, colors and spacing of iOS 16 and 17.
enum ListContentStyle: Hashable, Sendable {
    case cell, subtitleCell, valueCell, plainHeader, plainFooter, groupedHeader, groupedFooter
    case prominentHeader, extraProminentHeader
    case sidebarCell, sidebarSubtitleCell, accompaniedSidebarCell, accompaniedSidebarSubtitleCell, sidebarHeader

    var isSidebar: Bool {
        switch self {
        case .sidebarCell, .sidebarSubtitleCell, .accompaniedSidebarCell, .accompaniedSidebarSubtitleCell,
            .sidebarHeader:
            true
        case .cell, .subtitleCell, .valueCell, .plainHeader, .plainFooter, .groupedHeader, .groupedFooter,
            .prominentHeader, .extraProminentHeader:
            false
        }
    }

    /// Whether rows of the style have a minimum height of two lines of body text.
    var hasMinimumHeight: Bool {
        switch self {
        case .cell, .subtitleCell, .valueCell, .sidebarCell, .sidebarSubtitleCell, .accompaniedSidebarCell,
            .accompaniedSidebarSubtitleCell, .sidebarHeader:
            true
        case .plainHeader, .plainFooter, .groupedHeader, .groupedFooter, .prominentHeader, .extraProminentHeader:
            false
        }
    }

    var isUppercase: Bool { self == .groupedHeader }

    var preservesMargins: Bool {
        switch self {
        case .prominentHeader, .extraProminentHeader: false
        default: true
        }
    }

    var font: UIFont {
        switch self {
        case .plainHeader, .plainFooter: Self.semibold(.subheadline)
        case .groupedHeader, .groupedFooter: .preferredFont(forTextStyle: .footnote)
        case .prominentHeader, .sidebarHeader: Self.semibold(.title3)
        case .extraProminentHeader: Self.semibold(.title2)
        case .cell, .subtitleCell, .valueCell, .sidebarCell, .sidebarSubtitleCell, .accompaniedSidebarCell,
            .accompaniedSidebarSubtitleCell:
            .preferredFont(forTextStyle: .body)
        }
    }

    var secondaryFont: UIFont {
        switch self {
        case .cell, .subtitleCell: .preferredFont(forTextStyle: .caption1)
        case .valueCell: .preferredFont(forTextStyle: .body)
        case .prominentHeader, .extraProminentHeader: .preferredFont(forTextStyle: .subheadline)
        case .plainHeader, .plainFooter, .groupedHeader, .groupedFooter, .sidebarCell, .sidebarSubtitleCell,
            .accompaniedSidebarCell, .accompaniedSidebarSubtitleCell, .sidebarHeader:
            .preferredFont(forTextStyle: .footnote)
        }
    }

    private static func semibold(_ style: UIFont.TextStyle) -> UIFont {
        .systemFont(ofSize: UIFont.preferredFont(forTextStyle: style).pointSize, weight: .semibold)
    }

    func color(isSecondary: Bool, isDisabled: Bool) -> UIColor {
        switch self {
        case .plainHeader, .plainFooter, .groupedHeader, .groupedFooter: .secondaryLabel
        case .valueCell where isSecondary: isDisabled ? .quaternaryLabel : .secondaryLabel
        case .cell, .subtitleCell, .valueCell: isDisabled ? .tertiaryLabel : .label
        case .prominentHeader, .extraProminentHeader: isSecondary ? .secondaryLabel : .label
        case .sidebarCell, .sidebarSubtitleCell, .accompaniedSidebarCell, .accompaniedSidebarSubtitleCell,
            .sidebarHeader:
            isDisabled ? .quaternaryLabel : isSecondary ? .secondaryLabel : .label
        }
    }

    /// The margins in points.
    var margins: NSDirectionalEdgeInsets {
        switch self {
        case .cell, .valueCell: NSDirectionalEdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 8)
        case .subtitleCell: NSDirectionalEdgeInsets(top: 4, leading: 16, bottom: 4, trailing: 8)
        case .plainHeader, .plainFooter: NSDirectionalEdgeInsets(top: 4, leading: 8, bottom: 4, trailing: 8)
        case .groupedHeader: NSDirectionalEdgeInsets(top: 17, leading: 8, bottom: 6, trailing: 8)
        case .groupedFooter: NSDirectionalEdgeInsets(top: 6, leading: 8, bottom: 12, trailing: 8)
        case .prominentHeader: NSDirectionalEdgeInsets(top: 8, leading: 3, bottom: 11, trailing: 3)
        case .extraProminentHeader: NSDirectionalEdgeInsets(top: 9, leading: 3, bottom: 10, trailing: 3)
        case .sidebarCell, .accompaniedSidebarCell, .sidebarHeader:
            NSDirectionalEdgeInsets(top: 11, leading: 8, bottom: 11, trailing: 8)
        case .sidebarSubtitleCell, .accompaniedSidebarSubtitleCell:
            NSDirectionalEdgeInsets(top: 4, leading: 8, bottom: 4, trailing: 8)
        }
    }

    /// The vertical spacing of texts, in points.
    var textSpacing: CGFloat {
        switch self {
        case .subtitleCell, .sidebarSubtitleCell, .accompaniedSidebarSubtitleCell: 0
        default: 3
        }
    }
}

extension UIListContentConfiguration {
    /// A row with a secondary text below the primary one.
    public static func cell() -> UIListContentConfiguration { UIListContentConfiguration(.cell) }
    /// A row with a secondary text close below the primary one.
    public static func subtitleCell() -> UIListContentConfiguration { UIListContentConfiguration(.subtitleCell) }
    /// A row with a value at its end.
    public static func valueCell() -> UIListContentConfiguration { UIListContentConfiguration(.valueCell) }
    /// A header, as in a plain list.
    public static func header() -> UIListContentConfiguration { UIListContentConfiguration(.plainHeader) }
    /// A footer, as in a plain list.
    public static func footer() -> UIListContentConfiguration { UIListContentConfiguration(.plainFooter) }
    /// A header of a plain list.
    public static func plainHeader() -> UIListContentConfiguration { UIListContentConfiguration(.plainHeader) }
    /// A footer of a plain list.
    public static func plainFooter() -> UIListContentConfiguration { UIListContentConfiguration(.plainFooter) }
    /// A header of a grouped list: small capital letters.
    public static func groupedHeader() -> UIListContentConfiguration { UIListContentConfiguration(.groupedHeader) }
    /// A footer of a grouped list.
    public static func groupedFooter() -> UIListContentConfiguration { UIListContentConfiguration(.groupedFooter) }
    /// A large header of a list with inset sections.
    public static func prominentInsetGroupedHeader() -> UIListContentConfiguration {
        UIListContentConfiguration(.prominentHeader)
    }
    /// A larger header of a list with inset sections.
    public static func extraProminentInsetGroupedHeader() -> UIListContentConfiguration {
        UIListContentConfiguration(.extraProminentHeader)
    }
    /// A row of a sidebar.
    public static func sidebarCell() -> UIListContentConfiguration { UIListContentConfiguration(.sidebarCell) }
    /// A row of a sidebar with a secondary text close below the primary one.
    public static func sidebarSubtitleCell() -> UIListContentConfiguration {
        UIListContentConfiguration(.sidebarSubtitleCell)
    }
    /// A row of a sidebar next to other content.
    public static func accompaniedSidebarCell() -> UIListContentConfiguration {
        UIListContentConfiguration(.accompaniedSidebarCell)
    }
    /// A row of a sidebar next to other content, with a secondary text close below the primary one.
    public static func accompaniedSidebarSubtitleCell() -> UIListContentConfiguration {
        UIListContentConfiguration(.accompaniedSidebarSubtitleCell)
    }
    /// A header of a sidebar.
    public static func sidebarHeader() -> UIListContentConfiguration { UIListContentConfiguration(.sidebarHeader) }
}
