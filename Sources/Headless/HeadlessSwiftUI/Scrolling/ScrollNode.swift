import Foundation
import Frames
import Rendering
import UIKitValues

/// A scrollable area with the visible part of its content.
final class ScrollNode: WrapperNode {
    private let scope: ScrollScope
    private let margins: EdgeInsets
    private let clips: Bool
    private let background: UIColor?

    /// - Parameters:
    ///   - margins: The margins around the content, in points.
    ///   - clips: Whether content is clipped to the scroll view.
    ///   - scope: The scope of the child.
    init(
        _ child: LayoutNode, scope: ScrollScope, margins: EdgeInsets, clips: Bool, background: UIColor?,
        in context: BuildContext
    ) {
        self.clips = clips
        self.background = background
        self.scope = scope
        self.margins = margins
        super.init(child, in: context)
    }

    func scrolls(_ axis: Axis) -> Bool {
        scope.axes.contains(axis == .horizontal ? .horizontal : .vertical)
    }

    private func inner(_ proposal: ProposedViewSize, margins: EdgeInsets) -> ProposedViewSize {
        var inner = proposal.inset(by: margins)
        if scrolls(.horizontal) { inner.width = nil }
        if scrolls(.vertical) { inner.height = nil }
        return inner
    }

    // MARK: Measuring

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        scope.proposal = proposal
        let content = child.size(for: inner(proposal, margins: margins))
        var size = CGSize(width: content.width + margins.sum(along: .horizontal), height: content.height)
        size.height += margins.sum(along: .vertical)
        for axis in Axis.allCases where scrolls(axis) { size[axis] = proposal[axis] ?? size[axis] }
        return size
    }

    override var spacing: ViewSpacing { ViewSpacing() }
    override func explicitGuide(_ key: AlignmentKey, in size: CGSize, for proposal: ProposedViewSize) -> CGFloat? {
        nil
    }

    // MARK: Placing

    /// The visible rectangle, extended under the bars that it touches.
    private var window = CGRect.zero

    override func placeChildren(in rect: CGRect, proposal: ProposedViewSize) {
        scope.proposal = ProposedViewSize(rect.size)
        let safeArea = scope.parent?.nearest(SafeAreaScope.self)
        window = safeArea?.extend(rect) ?? rect
        var margins = margins
        if let covered = safeArea?.insets(of: rect, isRightToLeft: isRightToLeft) {
            margins.top += covered.top
            margins.leading += covered.leading
            margins.bottom += covered.bottom
            margins.trailing += covered.trailing
        }
        let content = Content(
            size: child.size(for: inner(ProposedViewSize(window.size), margins: margins)), margins: margins)
        var offset = CGPoint(x: start(.horizontal, of: content), y: start(.vertical, of: content))
        if let target = scope.target {
            scope.visible = window
            scope.search { placeContent(content, offset: offset) }
            if let node = child.firstNode(with: target.id) {
                for axis in Axis.allCases where scrolls(axis) {
                    offset[axis] = self.offset(to: node.placement, of: content, along: axis, from: offset[axis])
                }
            }
        }
        scope.visible = window
        placeContent(content, offset: offset)
    }

    /// The size of the content with its margins.
    private struct Content {
        let size: CGSize
        let margins: EdgeInsets
    }

    /// Returns the distance that the content can scroll.
    private func range(_ axis: Axis, of content: Content) -> CGFloat {
        max(0, content.size[axis] + content.margins.sum(along: axis) - window.size[axis])
    }

    /// Returns the initial offset of the content. Content that doesn't fill the scroll view is placed by its anchor.
    private func start(_ axis: Axis, of content: Content) -> CGFloat {
        guard scrolls(axis) else { return 0 }
        if let offset = scope.offset { return min(offset, range(axis, of: content)) }
        let free = content.size[axis] + content.margins.sum(along: axis) - window.size[axis]
        let fraction = scope.anchor.map { axis == .horizontal ? $0.x : $0.y } ?? 0
        return free * fraction
    }

    /// Returns the offset that shows a view, whose position is known at a given offset.
    private func offset(
        to target: CGRect, of content: Content, along axis: Axis, from offset: CGFloat
    ) -> CGFloat {
        let isMirrored = axis == .horizontal && isRightToLeft
        let least = isMirrored ? window.maxX - target.maxX : target.origin[axis] - window.origin[axis]
        let length = target.size[axis]
        let moved: CGFloat
        if let anchor = scope.target?.anchor {
            let fraction = axis == .horizontal ? anchor.x : anchor.y
            moved = offset + least + fraction * (length - window.size[axis])
        } else if least < 0 {
            moved = offset + least
        } else {
            moved = offset + max(0, least + length - window.size[axis])
        }
        return min(max(0, moved), range(axis, of: content))
    }

    private func placeContent(_ content: Content, offset: CGPoint) {
        let free = window.size.width - content.margins.sum(along: .horizontal) - content.size.width
        let freeHeight = window.size.height - content.margins.sum(along: .vertical) - content.size.height
        // Smaller content is centered across the scroll axis.
        let leading = scrolls(.horizontal) ? -offset.x : free / 2
        let top = scrolls(.vertical) ? -offset.y : freeHeight / 2
        place(
            child, size: content.size, leading: content.margins.leading + leading, top: content.margins.top + top,
            in: window, proposal: inner(ProposedViewSize(window.size), margins: content.margins))
    }

    // MARK: Painting

    private var scrollAxes: LayoutNote.ScrollAxes {
        (scrolls(.horizontal) ? .horizontal : LayoutNote.ScrollAxes()).union(scrolls(.vertical) ? .vertical : [])
    }

    override func emitFrames(into emission: inout FrameEmission) {
        let fill = background?.rgba(in: environment.traits)
        emission.addContainer("ScrollView", around: window) {
            child.emit(into: &$0)
        } change: { frame in
            frame.fill = fill.map { .color($0) }
            if WantedTags.current.contains(.notes) { frame.tags.append(.note(LayoutNote(scrolls: scrollAxes))) }
            guard clips else { return }
            frame.clipsToBounds = true
            frame.dropHiddenChildren()
        }
    }
}

extension Frame {
    /// Removes the frames inside that are entirely outside this one.
    fileprivate mutating func dropHiddenChildren() {
        dropChildren(outside: CGRect(origin: .zero, size: rect.size))
    }

    private mutating func dropChildren(outside window: CGRect) {
        var hidden: Set<Int> = []
        for index in children.indices where !children[index].keepPart(in: window) { hidden.insert(index) }
        guard !hidden.isEmpty else { return }
        children = children.indices.filter { !hidden.contains($0) }.map { children[$0] }
    }

    /// Removes what is outside a rectangle in the parent's coordinates, and returns whether anything is left.
    private mutating func keepPart(in window: CGRect) -> Bool {
        // A transformed frame is kept as a whole or removed: its corners may extend as far as its diagonal.
        if transform != .identity {
            let reach = (rect.width * rect.width + rect.height * rect.height).squareRoot() * max(1, transform.reach)
            let shift = CGPoint(x: transform.tx, y: transform.ty)
            let bounds = rect.offsetBy(dx: shift.x, dy: shift.y).insetBy(dx: -reach, dy: -reach)
            return bounds.intersects(window)
        }
        dropChildren(outside: window.offsetBy(dx: -rect.minX, dy: -rect.minY))
        if !children.isEmpty { return true }
        let blur = shadow == nil ? 0 : Self.shadowReach
        return rect.insetBy(dx: -blur, dy: -blur).touches(window)
    }

    /// The assumed extent of shadows beyond their frames, in points.
    private static var shadowReach: CGFloat { 64 }
}

extension Transform {
    /// The maximum scale factor of a length.
    fileprivate var reach: CGFloat { (a * a + b * b + c * c + d * d).squareRoot() }
}

extension CGRect {
    /// Returns whether the rectangle, possibly without area, overlaps another one.
    fileprivate func touches(_ other: CGRect) -> Bool {
        guard width > 0, height > 0 else {
            return maxX >= other.minX && minX <= other.maxX && maxY >= other.minY && minY <= other.maxY
        }
        return maxX > other.minX && minX < other.maxX && maxY > other.minY && minY < other.maxY
    }
}
