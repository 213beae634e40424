import Frames

/// The accessories of a cell, and the space that they take.
@MainActor
final class CellAccessories {
    private unowned let cell: UIView
    private var views: [AccessoryView] = []
    /// The state of the current views, which are only replaced when it changes.
    private var shownState: State?

    struct State: Equatable {
        var isEditing: Bool
        var isSelected: Bool
        var isExpanded: Bool
    }

    init(of cell: UIView) {
        self.cell = cell
    }

    var accessories: [UICellAccessory] = [] { didSet { shownState = nil } }

    /// Creates the views of the accessories for a state.
    func show(_ state: State) {
        guard state != shownState else { return }
        shownState = state
        views.forEach { $0.removeFromSuperview() }
        views = accessories.filter { $0.isShown(isEditing: state.isEditing) }.map {
            AccessoryView($0, isSelected: state.isSelected, isExpanded: state.isExpanded)
        }
        views.forEach { cell.addSubview($0) }
    }

    private var leading: [AccessoryView] { views.filter(\.accessory.isLeading) }
    private var trailing: [AccessoryView] { views.filter { !$0.accessory.isLeading } }

    var hasTrailing: Bool { !trailing.isEmpty }
    var hasLeading: Bool { !leading.isEmpty }

    /// Returns the widths that the accessories take on the two sides, including the margin next to them, in points.
    func sideWidths(margin: CGFloat) -> (leading: CGFloat, trailing: CGFloat) {
        func width(_ views: [AccessoryView], spacing: CGFloat) -> CGFloat {
            guard !views.isEmpty else { return 0 }
            let widths = views.reduce(0) { $0 + $1.intrinsicContentSize.width }
            return margin + widths + CGFloat(views.count - 1) * spacing
        }
        return (width(leading, spacing: 16), width(trailing, spacing: ListMetrics.accessorySpacing))
    }

    /// Places the accessories on the sides of a cell.
    func place(in bounds: CGRect, leading start: CGFloat, trailing end: CGFloat, isMirrored: Bool) {
        func place(_ view: AccessoryView, _ x: CGFloat) -> CGFloat {
            let size = view.intrinsicContentSize
            let left = isMirrored ? bounds.width - x - size.width : x
            view.frame = CGRect(
                x: RenderScale.round(left), y: RenderScale.round(bounds.midY - size.height / 2), width: size.width,
                height: size.height)
            return size.width
        }
        var x = start
        for view in leading { x += place(view, x) + 16 }
        x = bounds.width - end
        for view in trailing.reversed() {
            x -= view.intrinsicContentSize.width
            _ = place(view, x)
            x -= ListMetrics.accessorySpacing
        }
    }
}
