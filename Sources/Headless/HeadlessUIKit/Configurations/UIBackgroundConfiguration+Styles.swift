/// The system's kinds of backgrounds.
enum BackgroundStyle: Hashable, Sendable {
    case clear, plainCell, groupedCell, plainHeader, groupedHeader, sidebarHeader, sidebarCell
    case accompaniedSidebarCell
    /// A button's: its configuration has the colors.
    case button

    /// What a list shows by the background's color.
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

    /// The fill's color. Cells that are touched or chosen are `systemGray4`, as in every list of iOS.
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

    /// In points.
    var cornerRadius: CGFloat {
        switch self {
        case .sidebarCell, .accompaniedSidebarCell: 10
        // 0.35 times the size of the title's font, at the usual text size.
        case .button: 5.95
        case .clear, .plainCell, .groupedCell, .plainHeader, .groupedHeader, .sidebarHeader: 0
        }
    }

    /// In points.
    var insets: NSDirectionalEdgeInsets {
        switch self {
        case .sidebarCell, .accompaniedSidebarCell: NSDirectionalEdgeInsets(leading: 10, trailing: 10)
        case .clear, .plainCell, .groupedCell, .plainHeader, .groupedHeader, .sidebarHeader, .button: .zero
        }
    }
}

extension UIBackgroundConfiguration {
    /// Nothing.
    public static func clear() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.clear) }

    /// The ground of a cell, as in a plain list.
    public static func listCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.plainCell) }
    /// The ground of a header, as in a plain list: clear unless it is pinned.
    public static func listHeader() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.plainHeader) }
    /// The ground of a footer, as in a plain list.
    public static func listFooter() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.plainHeader) }

    /// The system's background, gray while the cell is touched or chosen.
    public static func listPlainCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.plainCell) }
    /// The ground of a cell on a grouped background.
    public static func listGroupedCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.groupedCell) }
    /// A cell of a sidebar: clear, and a rounded rectangle while it is chosen.
    public static func listSidebarCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.sidebarCell) }
    /// A cell of a sidebar that has content beside it.
    public static func listAccompaniedSidebarCell() -> UIBackgroundConfiguration {
        UIBackgroundConfiguration(.accompaniedSidebarCell)
    }

    /// The ground of a header or footer in a plain list: clear.
    public static func listPlainHeaderFooter() -> UIBackgroundConfiguration {
        UIBackgroundConfiguration(.plainHeader)
    }

    /// The ground of a header or footer in a grouped list: clear.
    public static func listGroupedHeaderFooter() -> UIBackgroundConfiguration {
        UIBackgroundConfiguration(.groupedHeader)
    }

    /// The ground of a sidebar's header: clear.
    public static func listSidebarHeader() -> UIBackgroundConfiguration {
        UIBackgroundConfiguration(.sidebarHeader)
    }
}
