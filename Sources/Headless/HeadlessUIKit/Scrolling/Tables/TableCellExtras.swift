import Frames

/// The views next to the content of a table's cell: accessories, editing controls, and separators.
@MainActor
final class TableCellExtras {
    private unowned let cell: UITableViewCell
    private var trailing: [UIView] = []
    private var leading: UIView?
    private var topLine: UIView?
    private var bottomLine: UIView?
    private var shown: State?

    /// The state that the views depend on.
    private struct State: Equatable {
        var type: UITableViewCell.AccessoryType
        var view: ObjectIdentifier?
        var position: TableCellPosition
        var isEditing: Bool
        var isSelected: Bool
    }

    init(of cell: UITableViewCell) {
        self.cell = cell
    }

    func setNeedsUpdate() {
        shown = nil
        cell.setNeedsLayout()
    }

    /// Removes an accessory that was replaced.
    func replace(_ old: UIView?) {
        old?.removeFromSuperview()
        setNeedsUpdate()
    }

    // MARK: Views

    var hasTrailing: Bool { !trailing.isEmpty }

    func update() {
        let isEditing = cell.isEditing
        let view = isEditing ? cell.editingAccessoryView : cell.accessoryView
        let type = isEditing ? cell.editingAccessoryType : cell.accessoryType
        let state = State(
            type: type, view: view.map(ObjectIdentifier.init), position: cell.position, isEditing: isEditing,
            isSelected: cell.isSelected)
        guard state != shown else { return }
        shown = state
        trailing.forEach { $0.removeFromSuperview() }
        leading?.removeFromSuperview()
        trailing = view.map { [$0] } ?? Self.views(of: type)
        if isEditing, cell.position.hasReorderControl {
            trailing.append(AccessoryView(.reorder(), isSelected: false, isExpanded: false))
        }
        leading = isEditing ? control(state) : nil
        for view in trailing + [leading].compactMap(\.self) { add(view, below: topLine ?? bottomLine) }
    }

    /// Adds a view in its default order: below an existing separator.
    private func add(_ view: UIView, below line: UIView?) {
        if let line { cell.insertSubview(view, belowSubview: line) } else { cell.addSubview(view) }
    }

    private func control(_ state: State) -> UIView? {
        if state.position.hasSelectionControl {
            return AccessoryView(.multiselect(), isSelected: state.isSelected, isExpanded: false)
        }
        return switch state.position.editingStyle {
        case .none: nil
        case .delete: AccessoryView(.delete(), isSelected: false, isExpanded: false)
        case .insert: AccessoryView(.insert(), isSelected: false, isExpanded: false)
        }
    }

    private static func views(of type: UITableViewCell.AccessoryType) -> [UIView] {
        let accessories: [UICellAccessory] =
            switch type {
            case .none: []
            case .disclosureIndicator: [.disclosureIndicator()]
            case .detailDisclosureButton: [.detail(), .disclosureIndicator()]
            case .checkmark: [.checkmark()]
            case .detailButton: [.detail()]
            }
        return accessories.map { AccessoryView($0, isSelected: false, isExpanded: false) }
    }

    private func size(_ view: UIView) -> CGSize {
        view is AccessoryView ? view.intrinsicContentSize.sane : view.bounds.size.sane
    }

    // MARK: Layout

    /// Returns the widths that the views take on the sides, including the margin next to them, in points.
    func sideWidths(margin: CGFloat) -> (leading: CGFloat, trailing: CGFloat) {
        let before = leading.map { margin + size($0).width } ?? 0
        guard !trailing.isEmpty else { return (before, 0) }
        let widths = trailing.reduce(0) { $0 + size($1).width }
        return (before, margin + widths + CGFloat(trailing.count - 1) * ListMetrics.accessorySpacing)
    }

    func place(content: CGRect, isMirrored: Bool) {
        let bounds = cell.bounds
        let position = cell.position
        func put(_ view: UIView, at x: CGFloat) {
            let size = size(view)
            let left = isMirrored ? bounds.width - x - size.width : x
            view.frame = CGRect(
                x: RenderScale.round(left), y: RenderScale.round(content.midY - size.height / 2), width: size.width,
                height: size.height)
        }
        if let leading { put(leading, at: position.safeArea.leading + position.margin) }
        var x = bounds.width - position.safeArea.trailing - position.margin
        for view in trailing.reversed() {
            x -= size(view).width
            put(view, at: x)
            x -= ListMetrics.accessorySpacing
        }
    }

    /// Draws the separators above and below the row.
    ///
    /// - Parameter inset: The insets of the lower separator on the leading and trailing side, in points.
    func placeLines(isMirrored: Bool, inset: (leading: CGFloat, trailing: CGFloat)) {
        let bounds = cell.bounds
        let position = cell.position
        let bottom = position.bottomLine
        show(
            position.hasTopLine, &topLine, below: bottomLine,
            CGRect(x: 0, y: 0, width: bounds.width, height: ListMetrics.hairline))
        let leading = bottom.isWhole ? 0 : inset.leading
        let trailing = bottom.isWhole ? 0 : inset.trailing
        let width = max(bounds.width - leading - trailing, 0)
        show(
            bottom.isShown && width > 0, &bottomLine,
            CGRect(
                x: isMirrored ? trailing : leading, y: bounds.height - ListMetrics.hairline, width: width,
                height: ListMetrics.hairline))
    }

    private func show(_ isShown: Bool, _ line: inout UIView?, below other: UIView? = nil, _ frame: CGRect) {
        guard isShown else {
            line?.isHidden = true
            return
        }
        let view = line ?? UIView()
        if line == nil { add(view, below: other) }
        line = view
        view.isHidden = false
        view.backgroundColor = cell.position.separatorColor
        view.frame = frame
    }
}
