import Foundation
import Frames

/// The position of a frame's children as a group, in both trees.
struct ContainerGeometry {
    private(set) var horizontal = Side()
    private(set) var vertical = Side()

    subscript(axis: Axis) -> Side { axis == .horizontal ? horizontal : vertical }

    /// The geometry on one axis.
    struct Side {
        /// The trailing edge of the last child, in the container's coordinates.
        var end: (old: CGFloat, new: CGFloat) = (0, 0)

        /// Whether the first child starts where it did.
        var keepsStart = false

        /// Whether the distance from the last child to the container's end is unchanged.
        var keepsEnd = false

        /// Whether the children grow with the container: the only child, or at least two and half of them.
        var isStretched = false

        /// Whether a child at the end grew with the container while the first one stayed in place.
        var hasGrowingChildAtEnd = false
    }

    init(
        _ number: Int, _ old: FrameTree, _ new: FrameTree, _ matching: FrameMatching, _ geometry: FrameGeometry
    ) {
        guard let before = matching.oldOf[number], let rects = geometry.rects[number] else { return }
        let (olds, news) = (old[before].frame.children.map(\.rect), new[number].frame.children.map(\.rect))
        guard !olds.isEmpty, !news.isEmpty else { return }
        func side(_ axis: Axis) -> Side {
            let extents = (olds.map { $0.extent(axis) }, news.map { $0.extent(axis) })
            func outermost(_ edge: KeyPath<Extent, CGFloat>, _ choose: ([CGFloat]) -> CGFloat?) -> (CGFloat, CGFloat) {
                (choose(extents.0.map { $0[keyPath: edge] }) ?? 0, choose(extents.1.map { $0[keyPath: edge] }) ?? 0)
            }
            let start = outermost(\.start) { $0.min() }
            var side = Side()
            side.end = outermost(\.end) { $0.max() }
            side.keepsStart = start.0.isClose(to: start.1)
            let insets = (rects.old.extent(axis).length - side.end.old, rects.new.extent(axis).length - side.end.new)
            side.keepsEnd = insets.0.isClose(to: insets.1)
            let growth = geometry.growth(number, axis)
            let children = new[number].children
            let stretched = children.count { geometry.growth($0, axis).isClose(to: growth) }
            side.isStretched = children.count == 1 || stretched >= 2 && stretched * 2 >= children.count
            side.hasGrowingChildAtEnd = zip(children, extents.1).contains { child, extent in
                let own = geometry.growth(child, axis)
                return own * growth > 0 && (side.keepsStart || own.isClose(to: growth))
                    && extent.end.isClose(to: side.end.new)
            }
            return side
        }
        (horizontal, vertical) = (side(.horizontal), side(.vertical))
    }
}
