import Foundation

/// A scroll view in the scope of its content.
final class ScrollScope: LayoutScope {
    let axes: Axis.Set
    let target: ScrollTarget?

    /// The initial anchor of the content; `nil` for its top-leading corner.
    let anchor: UnitPoint?

    /// The initial offset of the content in points, if set.
    let offset: CGFloat?

    /// The proposal to the scroll view.
    var proposal = ProposedViewSize.unspecified

    /// The visible rectangle relative to the root; `nil` before the scroll view is placed.
    var visible: CGRect?

    private var isSearchingItself = false

    init(
        axes: Axis.Set, target: ScrollTarget?, anchor: UnitPoint?, offset: CGFloat? = nil, in parent: LayoutScope?
    ) {
        self.axes = axes
        self.target = target
        self.anchor = anchor
        self.offset = offset
        super.init(in: parent)
    }

    /// Whether the content is being placed only to find the target.
    var isSearching: Bool { isSearchingItself || parent?.nearest(ScrollScope.self)?.isSearching == true }

    /// Places the content without side effects that depend on its position.
    func search(_ place: () -> Void) {
        isSearchingItself = true
        place()
        isSearchingItself = false
    }

    /// Returns the length in points along an axis for which rows are created: that of the screen and another one; `nil`
    /// for all rows.
    func rowLimit(along axis: Axis) -> CGFloat? {
        guard axes.contains(axis == .horizontal ? .horizontal : .vertical),
            let length = nearest(ScreenScope.self)?.proposal[axis], length.isFinite
        else { return nil }
        return 2 * length
    }
}

/// A view to be shown by a scroll view.
struct ScrollTarget {
    let id: AnyHashable

    /// The point of the view and of the visible rectangle to align; `nil` to scroll as little as possible.
    let anchor: UnitPoint?
}

/// A view that scroll views can find by its identifier.
final class IDNode: WrapperNode {
    let id: AnyHashable

    init(_ child: LayoutNode, id: AnyHashable, in context: BuildContext) {
        self.id = id
        super.init(child, in: context)
    }
}

extension LayoutNode {
    /// Returns the first node inside with an identifier.
    func firstNode(with id: AnyHashable) -> LayoutNode? {
        if let own = self as? IDNode, own.id == id { return own }
        for child in children {
            if let found = child.firstNode(with: id) { return found }
        }
        return nil
    }
}
