import Foundation

/// A scroll view, as seen by what is inside.
final class ScrollScope: LayoutScope {
    let axes: Axis.Set
    let target: ScrollTarget?

    /// Where the content starts: at its top leading corner, or as the view says.
    let anchor: UnitPoint?

    /// How far the content is moved from its start, in points, if nothing else is said.
    let offset: CGFloat?

    /// What is proposed to the scroll view.
    var proposal = ProposedViewSize.unspecified

    /// The visible part in the coordinates of the root; `nil` before the scroll view is placed.
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

    /// Whether the content is placed only in order to find the target.
    var isSearching: Bool { isSearchingItself || parent?.nearest(ScrollScope.self)?.isSearching == true }

    /// Places the content without making anything that depends on its place.
    func search(_ place: () -> Void) {
        isSearchingItself = true
        place()
        isSearchingItself = false
    }

    /// The length in points along an axis for which rows are made: the screen's and one more; `nil` for all rows.
    func rowLimit(along axis: Axis) -> CGFloat? {
        guard axes.contains(axis == .horizontal ? .horizontal : .vertical),
            let length = nearest(ScreenScope.self)?.proposal[axis], length.isFinite
        else { return nil }
        return 2 * length
    }
}

/// A view that a scroll view shows.
struct ScrollTarget {
    let id: AnyHashable

    /// The point of view and visible part that meet; `nil` for the shortest way.
    let anchor: UnitPoint?
}

/// A view that scroll views can look for.
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
