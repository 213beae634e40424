import Frames

extension UIView {
    /// Information about the view in addition to its frame; `nil` if there is none.
    var layoutNote: LayoutNote? {
        var note = LayoutNote()
        if isTouchTarget { note.touchArea = TouchArea.find(in: self) }
        if let control = self as? UIControl { note.isDisabled = !control.isEnabled }
        if let label = self as? UILabel { note.isDisabled = !label.isEnabled }
        if let scroll = self as? UIScrollView { note.scrolls = scroll.scrollAxes }
        if self is any FadingView { note.isDisabled = true }
        return note == LayoutNote() ? nil : note
    }

    /// Whether the view is a touch target that an application can size; controls of a system size aren't.
    private var isTouchTarget: Bool {
        guard receivesTouches, !hasSystemSize else { return false }
        if self is UIControl { return true }
        return gestureRecognizers?.contains { $0.isEnabled && $0 is UITapGestureRecognizer } == true
    }

    /// Whether the view and all its ancestors receive touches.
    package var receivesTouches: Bool {
        var current: UIView? = self
        while let view = current {
            guard view.isUserInteractionEnabled else { return false }
            current = view.superview
        }
        return true
    }

    /// Whether UIKit determines the control's size, or it is internal to UIKit.
    private var hasSystemSize: Bool {
        if self is any SystemSizedControl || superview is any SystemCompositeView { return true }
        var current = superview
        while let view = current {
            if view is any TouchWideningBar { return true }
            current = view.superview
        }
        return type(of: self) != UIButton.self && ViewClass(of: self).isKit
            && self is UIControl && type(of: self) != UIControl.self
    }
}

extension UIScrollView {
    /// The axes along which the content extends beyond the view.
    fileprivate var scrollAxes: LayoutNote.ScrollAxes {
        guard isScrollEnabled else { return [] }
        if self is UITableView { return .vertical }
        // Sections may scroll horizontally.
        if self is UICollectionView { return [.horizontal, .vertical] }
        let (inset, content) = (adjustedContentInset, contentSize)
        var axes: LayoutNote.ScrollAxes = []
        if content.width + inset.left + inset.right > bounds.width + 0.01 || alwaysBounceHorizontal {
            axes.insert(.horizontal)
        }
        if content.height + inset.top + inset.bottom > bounds.height + 0.01 || alwaysBounceVertical {
            axes.insert(.vertical)
        }
        return axes
    }
}

/// Finds the area of a view that receives touches, by hit testing as UIKit does.
@MainActor
private struct TouchArea {
    let view: UIView
    /// The outermost view to hit-test: content that scrolls can be scrolled to a touchable position.
    let base: UIView

    /// The size at which an area is sufficient, and the distance around the view in which it is searched for, in
    /// points.
    private static let reach: CGFloat = 44

    static func find(in view: UIView) -> CGRect {
        var base = view
        while let above = base.superview, above.superview != nil, !(above is UIScrollView) {
            base = above
        }
        return TouchArea(view: view, base: base).find()
    }

    private func find() -> CGRect {
        let bounds = view.bounds
        guard let start = starts.first(where: isHit) else {
            return CGRect(x: bounds.midX, y: bounds.midY, width: 0, height: 0)
        }
        if start == starts[0], bounds.width >= Self.reach, bounds.height >= Self.reach { return bounds }
        let left = edge(from: start, x: -1, y: 0, bounds.minX - Self.reach)
        let right = edge(from: start, x: 1, y: 0, bounds.maxX + Self.reach)
        let top = edge(from: start, x: 0, y: -1, bounds.minY - Self.reach)
        let bottom = edge(from: start, x: 0, y: 1, bounds.maxY + Self.reach)
        return CGRect(x: left.x, y: top.y, width: right.x - left.x, height: bottom.y - top.y)
    }

    /// The center, and then points around it, because the center may be covered.
    private var starts: [CGPoint] {
        let bounds = view.bounds
        let fractions: [(CGFloat, CGFloat)] = [
            (0.5, 0.5), (0.25, 0.5), (0.75, 0.5), (0.5, 0.25), (0.5, 0.75), (0.1, 0.1), (0.9, 0.1), (0.1, 0.9),
            (0.9, 0.9),
        ]
        return fractions.map { CGPoint(x: bounds.minX + bounds.width * $0.0, y: bounds.minY + bounds.height * $0.1) }
    }

    private func isHit(_ point: CGPoint) -> Bool {
        var hit = base.hitTest(view.convert(point, to: base), with: nil)
        while let current = hit, current !== view { hit = current.superview }
        return hit != nil
    }

    /// Returns the edge of the hit area in a direction, to an eighth of a point.
    private func edge(from start: CGPoint, x: CGFloat, y: CGFloat, _ limit: CGFloat) -> CGPoint {
        func point(_ distance: CGFloat) -> CGPoint { CGPoint(x: start.x + x * distance, y: start.y + y * distance) }
        let farthest = x != 0 ? abs(limit - start.x) : abs(limit - start.y)
        var (low, high) = (CGFloat(0), CGFloat(1))
        while high < farthest, isHit(point(high)) { (low, high) = (high, high + 1) }
        for _ in 0..<4 {
            let middle = (low + high) / 2
            if isHit(point(middle)) { low = middle } else { high = middle }
        }
        func rounded(_ length: CGFloat) -> CGFloat { (length * 8).rounded() / 8 }
        let edge = point((low + high) / 2)
        return CGPoint(x: rounded(edge.x), y: rounded(edge.y))
    }
}
