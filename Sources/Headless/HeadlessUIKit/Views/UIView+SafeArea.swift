/// The safe area insets of a view, in points.
struct SafeArea {
    /// The number of changes since the program started.
    @MainActor fileprivate(set) static var changeCount = 0

    /// The insets covered by the bars of the controllers around the view's own.
    var covered = UIEdgeInsets.zero

    /// The part of the superview's insets that reaches into the view.
    var inherited = UIEdgeInsets.zero

    /// The additional insets of the view's controller.
    var additional = UIEdgeInsets.zero

    var insets: UIEdgeInsets {
        UIEdgeInsets(
            top: max(covered.top, inherited.top) + additional.top,
            left: max(covered.left, inherited.left) + additional.left,
            bottom: max(covered.bottom, inherited.bottom) + additional.bottom,
            right: max(covered.right, inherited.right) + additional.right)
    }
}

extension UIView {
    final func safeAreaChanged() {
        SafeArea.changeCount += 1
        setNeedsConstraintSolving()
        safeAreaInsetsDidChange()
        owningViewController?.viewSafeAreaInsetsDidChange()
        if insetsLayoutMarginsFromSafeArea {
            layoutMarginsDidChange()
            owningViewController?.viewLayoutMarginsDidChange()
        }
    }

    /// Requests the safe area of the view's new place, which the next layout passes on.
    final func safeAreaMayChange() {
        guard let superview, safeArea.inherited != .zero || superview.safeAreaInsets != .zero else { return }
        superview.markSubtreeNeedsLayout()
    }

    /// Updates the safe area of the subviews.
    final func passSafeAreaOn() {
        let insets = (self as? UIScrollView)?.safeAreaOfContent ?? safeAreaInsets
        for subview in subviews where insets != .zero || subview.safeArea.inherited != .zero {
            let frame = subview.frame
            subview.safeArea.inherited = insets.reaching(into: frame, from: bounds)
        }
    }
}

extension UIEdgeInsets {
    /// Returns the part of a rectangle's insets that reaches into another one. As on iOS, they don't grow outside the
    /// outer rectangle.
    func reaching(into inner: CGRect, from outer: CGRect) -> UIEdgeInsets {
        UIEdgeInsets(
            top: max(top - max(inner.minY - outer.minY, 0), 0), left: max(left - max(inner.minX - outer.minX, 0), 0),
            bottom: max(bottom - max(outer.maxY - inner.maxY, 0), 0),
            right: max(right - max(outer.maxX - inner.maxX, 0), 0))
    }
}
