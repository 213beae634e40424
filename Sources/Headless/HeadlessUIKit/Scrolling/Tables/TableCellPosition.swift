/// The position of a cell in its table, which affects its appearance.
struct TableCellPosition: Equatable {
    var style = UITableView.Style.plain
    var isFirst = false
    var isLast = false
    /// The margin of the content, in points.
    var margin: CGFloat = 20
    /// The insets of the content for the covered part of the screen, in points.
    var safeArea = NSDirectionalEdgeInsets.zero
    var hasSeparators = false
    var separatorColor: UIColor?
    /// The custom separator inset of the table.
    var separatorInset: UIEdgeInsets?
    /// Whether the table's inset is relative to the start of the texts.
    var countsInsetFromText = false
    var isEditing = false
    var editingStyle = UITableViewCell.EditingStyle.none
    /// Whether the row has a reorder control.
    var hasReorderControl = false
    var allowsMultipleSelection = false
    /// Whether the row has a selection circle instead of editing controls.
    var hasSelectionControl = false

    /// The color behind the content.
    var ground: UIColor {
        switch style {
        case .plain: .systemBackground
        case .grouped, .insetGrouped: .secondarySystemGroupedBackground
        }
    }

    /// Whether there is a separator below the row, and whether it has the row's entire width.
    var bottomLine: (isShown: Bool, isWhole: Bool) {
        guard hasSeparators else { return (false, false) }
        return switch style {
        case .plain: (true, false)
        case .grouped: (true, isLast)
        case .insetGrouped: (!isLast, false)
        }
    }

    /// Whether there is a separator above the row.
    var hasTopLine: Bool { hasSeparators && style == .grouped && isFirst }
}
