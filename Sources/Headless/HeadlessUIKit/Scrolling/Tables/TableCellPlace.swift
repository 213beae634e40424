/// Where a cell stands in its table, and what follows for its look.
struct TableCellPlace: Equatable {
    var style = UITableView.Style.plain
    var isFirst = false
    var isLast = false
    /// The distance of content from the sides, in points.
    var margin: CGFloat = 20
    /// What the content keeps free at the sides because the screen is covered there, in points.
    var safeArea = NSDirectionalEdgeInsets.zero
    var hasSeparators = false
    var separatorColor: UIColor?
    /// The inset that the table was given.
    var separatorInset: UIEdgeInsets?
    /// Whether the table's inset is counted from where the texts begin.
    var countsInsetFromText = false
    var isEditing = false
    var editingStyle = UITableViewCell.EditingStyle.none
    /// Whether the row may be held and moved.
    var hasReorderControl = false
    var allowsMultipleSelection = false
    /// Whether the row has a circle to be selected by, in place of the controls of editing.
    var hasSelectionControl = false

    /// The color behind the content.
    var ground: UIColor {
        switch style {
        case .plain: .systemBackground
        case .grouped, .insetGrouped: .secondarySystemGroupedBackground
        }
    }

    /// Whether a line is drawn below the row, and whether it has the row's whole width.
    var bottomLine: (isShown: Bool, isWhole: Bool) {
        guard hasSeparators else { return (false, false) }
        return switch style {
        case .plain: (true, false)
        case .grouped: (true, isLast)
        case .insetGrouped: (!isLast, false)
        }
    }

    /// Whether a line is drawn above the row.
    var hasTopLine: Bool { hasSeparators && style == .grouped && isFirst }
}
