/// The appearance of a list in a compositional layout, similar to a table.
public struct UICollectionLayoutListConfiguration {
    public enum Appearance: Int, Sendable { case plain, grouped, insetGrouped, sidebar, sidebarPlain }

    /// The header above the rows of a section.
    public enum HeaderMode: Int, Sendable { case none, supplementary, firstItemInSection }

    /// The footer below the rows of a section.
    public enum FooterMode: Int, Sendable { case none, supplementary }

    public var appearance: Appearance
    /// Whether there are lines between rows; by default, not in sidebars.
    public var showsSeparators: Bool
    /// The style of the lines between rows.
    public var separatorConfiguration: UIListSeparatorConfiguration
    /// Customizes the lines of a row.
    public var itemSeparatorHandler: ItemSeparatorHandler?
    /// The color behind the rows; by default, that of the appearance.
    public var backgroundColor: UIColor?
    public var headerMode = HeaderMode.none
    public var footerMode = FooterMode.none
    /// The space above headers, in points; `nil` for the system's: 22 in plain lists.
    public var headerTopPadding: CGFloat?
    /// Kept and never called: there are no swipes.
    public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
    /// Kept and never called: there are no swipes.
    public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?

    public typealias ItemSeparatorHandler =
        (IndexPath, UIListSeparatorConfiguration) -> UIListSeparatorConfiguration
    public typealias SwipeActionsConfigurationProvider = (IndexPath) -> UISwipeActionsConfiguration?

    @MainActor @preconcurrency
    public init(appearance: Appearance) {
        self.appearance = appearance
        showsSeparators = appearance != .sidebar
        separatorConfiguration = UIListSeparatorConfiguration(listAppearance: appearance)
    }
}

/// The separators of a list's row.
public struct UIListSeparatorConfiguration {
    public enum Visibility: Int, Sendable { case automatic, visible, hidden }

    /// The value for insets that follow from the row: its text on the leading side, its edge on the trailing one.
    public static let automaticInsets = NSDirectionalEdgeInsets(
        top: automatic, leading: automatic, bottom: automatic, trailing: automatic)
    private static let automatic: CGFloat = -1.7976931348623157e+308

    public var topSeparatorVisibility = Visibility.automatic
    public var bottomSeparatorVisibility = Visibility.automatic
    /// The insets from the sides of the row, in points.
    public var topSeparatorInsets = automaticInsets
    /// The insets from the sides of the row, in points.
    public var bottomSeparatorInsets = automaticInsets
    public var color = UIColor.separator
    /// Kept and never read: selected rows keep their separators.
    public var multipleSelectionColor = UIColor.separator

    private let appearance: UICollectionLayoutListConfiguration.Appearance

    public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) {
        appearance = listAppearance
    }

    func separator(
        _ visibility: Visibility, _ insets: NSDirectionalEdgeInsets, automatic isShown: Bool, fillsRow: Bool
    ) -> ListPosition.Separator {
        var separator = ListPosition.Separator()
        separator.isShown =
            switch visibility {
            case .automatic: isShown
            case .visible: true
            case .hidden: false
            }
        separator.color = color
        separator.leading = insets.leading == Self.automatic ? (fillsRow ? 0 : nil) : insets.leading
        separator.trailing = insets.trailing == Self.automatic ? 0 : insets.trailing
        return separator
    }
}

extension NSCollectionLayoutSection {
    /// Returns a section of a list.
    public static func list(
        using configuration: UICollectionLayoutListConfiguration, layoutEnvironment: any NSCollectionLayoutEnvironment
    ) -> NSCollectionLayoutSection {
        let size = NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1),
            heightDimension: .estimated(ListMetrics.minimumRowHeight(in: layoutEnvironment.traitCollection)))
        let section = NSCollectionLayoutSection(
            group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
        section.list = configuration
        let edge = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(28))
        if configuration.headerMode == .supplementary {
            let header = NSCollectionLayoutBoundarySupplementaryItem(
                layoutSize: edge, elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
            header.pinToVisibleBounds = configuration.isPlain
            section.boundarySupplementaryItems.append(header)
        }
        if configuration.footerMode == .supplementary {
            section.boundarySupplementaryItems.append(
                NSCollectionLayoutBoundarySupplementaryItem(
                    layoutSize: edge, elementKind: UICollectionView.elementKindSectionFooter, alignment: .bottom))
        }
        return section
    }
}

@MainActor
extension UICollectionLayoutListConfiguration {
    var isPlain: Bool { appearance == .plain || appearance == .sidebarPlain }

    /// The color behind the list.
    var resolvedBackgroundColor: UIColor {
        if let backgroundColor { return backgroundColor }
        return switch appearance {
        case .plain, .sidebarPlain: .systemBackground
        case .grouped, .insetGrouped: .systemGroupedBackground
        case .sidebar: .secondarySystemBackground
        }
    }

    /// Returns the insets of the rows in their section.
    func insets(in space: SolvedSection.Space, section index: Int) -> NSDirectionalEdgeInsets {
        let hasHeader = headerMode == .supplementary
        let side = appearance == .insetGrouped ? ListMetrics.margin(ofWidth: space.size.width) : 0
        guard !isPlain, appearance != .sidebar else { return .zero }
        let top = hasHeader ? 0 : index == 0 ? ListMetrics.firstGap : ListMetrics.gap
        let bottom = footerMode == .supplementary ? 0 : ListMetrics.gap
        return NSDirectionalEdgeInsets(top: top, leading: side, bottom: bottom, trailing: side)
    }

    /// Returns the space above a header, in points.
    func headerPadding(
        of item: NSCollectionLayoutBoundarySupplementaryItem, section index: Int, isVertical: Bool
    ) -> CGFloat {
        guard isVertical, item.elementKind == UICollectionView.elementKindSectionHeader else { return 0 }
        if let headerTopPadding { return headerTopPadding }
        switch appearance {
        case .plain, .sidebarPlain: return 22
        case .grouped, .insetGrouped: return index == 0 ? ListMetrics.firstHeaderPadding : 0
        case .sidebar: return 0
        }
    }

    /// Returns the position of a row in its section.
    func position(ofItem path: IndexPath, count: Int, section: NSCollectionLayoutSection) -> ListPosition {
        let hasItemHeader = headerMode == .firstItemInSection
        if hasItemHeader, path.item == 0 { return ListPosition(appearance: appearance, role: .header) }
        var position = ListPosition(appearance: appearance, role: .cell)
        position.isFirst = path.item == (hasItemHeader ? 1 : 0)
        position.isLast = path.item == count - 1
        var configuration = separatorConfiguration
        if let itemSeparatorHandler { configuration = itemSeparatorHandler(path, configuration) }
        guard showsSeparators else { return position }
        let isGrouped = appearance == .grouped
        position.topSeparator = configuration.separator(
            configuration.topSeparatorVisibility, configuration.topSeparatorInsets,
            automatic: isGrouped && position.isFirst, fillsRow: position.isFirst)
        position.bottomSeparator = configuration.separator(
            configuration.bottomSeparatorVisibility, configuration.bottomSeparatorInsets,
            automatic: isPlain || isGrouped || (appearance == .insetGrouped && !position.isLast),
            fillsRow: isGrouped && position.isLast)
        return position
    }

    /// Returns the position of a header or footer.
    func position(ofBoundary item: NSCollectionLayoutBoundarySupplementaryItem, isPinned: Bool) -> ListPosition? {
        switch item.elementKind {
        case UICollectionView.elementKindSectionHeader:
            ListPosition(appearance: appearance, role: .header, isPinned: isPinned)
        case UICollectionView.elementKindSectionFooter: ListPosition(appearance: appearance, role: .footer)
        default: nil
        }
    }
}
