/// The system's styles of backgrounds.
enum BackgroundStyle: Hashable, Sendable {
    case clear, plainCell, groupedCell, plainHeader, groupedHeader, sidebarHeader, sidebarCell
    case accompaniedSidebarCell
    /// The background of a button, whose configuration has the colors.
    case button

    /// The states that the background's color shows.
    enum State: Hashable, Sendable {
        case normal, highlighted, selected

        init(_ state: any UIConfigurationState) {
            if let cell = state as? UICellConfigurationState {
                self.init(isHighlighted: cell.isHighlighted, isSelected: cell.isSelected)
            } else if let view = state as? UIViewConfigurationState {
                self.init(isHighlighted: view.isHighlighted, isSelected: view.isSelected)
            } else {
                self = .normal
            }
        }

        private init(isHighlighted: Bool, isSelected: Bool) {
            self = isSelected ? .selected : isHighlighted ? .highlighted : .normal
        }
    }

    /// Returns the fill's color. Highlighted and selected cells are `systemGray4`, as in all lists of iOS.
    func color(in state: State) -> UIColor? {
        switch (self, state) {
        case (.clear, _), (.plainHeader, _), (.groupedHeader, _), (.sidebarHeader, _): .clear
        case (.button, _): nil
        case (.plainCell, .normal): .systemBackground
        case (.groupedCell, .normal): .secondarySystemGroupedBackground
        case (.sidebarCell, .normal), (.accompaniedSidebarCell, .normal): .clear
        case (.plainCell, _), (.groupedCell, _): .systemGray4
        case (.sidebarCell, .highlighted), (.accompaniedSidebarCell, .highlighted): .systemFill
        case (.sidebarCell, .selected), (.accompaniedSidebarCell, .selected): .tertiarySystemFill
        }
    }

    /// The corner radius in points.
    var cornerRadius: CGFloat {
        switch self {
        case .sidebarCell, .accompaniedSidebarCell: 10
        // 0.35 times the size of the title's font, at the default content size.
        case .button: 5.95
        case .clear, .plainCell, .groupedCell, .plainHeader, .groupedHeader, .sidebarHeader: 0
        }
    }

    /// The insets in points.
    var insets: NSDirectionalEdgeInsets {
        switch self {
        case .sidebarCell, .accompaniedSidebarCell:
            NSDirectionalEdgeInsets(top: 0, leading: 10, bottom: 0, trailing: 10)
        case .clear, .plainCell, .groupedCell, .plainHeader, .groupedHeader, .sidebarHeader, .button: .zero
        }
    }
}

extension UIBackgroundConfiguration {
    /// A transparent background.
    public static func clear() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.clear) }

    /// The background of a cell, as in a plain list.
    public static func listCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.plainCell) }
    /// The background of a header, as in a plain list: transparent unless it is pinned.
    public static func listHeader() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.plainHeader) }
    /// The background of a footer, as in a plain list.
    public static func listFooter() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.plainHeader) }

    /// The system background, gray while the cell is highlighted or selected.
    public static func listPlainCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.plainCell) }
    /// The background of a cell in a grouped list.
    public static func listGroupedCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.groupedCell) }
    /// The background of a sidebar cell: transparent, or a rounded rectangle while it is selected.
    public static func listSidebarCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.sidebarCell) }
    /// The background of a sidebar cell next to other content.
    public static func listAccompaniedSidebarCell() -> UIBackgroundConfiguration {
        UIBackgroundConfiguration(.accompaniedSidebarCell)
    }

    /// The background of a header or footer in a plain list: transparent.
    public static func listPlainHeaderFooter() -> UIBackgroundConfiguration {
        UIBackgroundConfiguration(.plainHeader)
    }

    /// The background of a header or footer in a grouped list: transparent.
    public static func listGroupedHeaderFooter() -> UIBackgroundConfiguration {
        UIBackgroundConfiguration(.groupedHeader)
    }

    /// The background of a sidebar's header: transparent.
    public static func listSidebarHeader() -> UIBackgroundConfiguration {
        UIBackgroundConfiguration(.sidebarHeader)
    }
}
