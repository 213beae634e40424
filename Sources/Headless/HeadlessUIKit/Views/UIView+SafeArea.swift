/// The insets at the edges of a view that are covered, in points.
struct SafeArea {
    /// The insets covered by the bars of the controllers around the view's own.
    var covered = UIEdgeInsets.zero

    /// The rest of the superview's insets at the place of the view.
    var inherited = UIEdgeInsets.zero

    /// The insets that the view's controller keeps free in addition.
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
        setNeedsConstraintSolving()
        safeAreaInsetsDidChange()
        owningViewController?.viewSafeAreaInsetsDidChange()
        if insetsLayoutMarginsFromSafeArea {
            layoutMarginsDidChange()
            owningViewController?.viewLayoutMarginsDidChange()
        }
    }

    /// Tells the subviews how much of them is covered. Those of a scroll view scroll out of the covered area.
    final func passSafeAreaOn() {
        let insets = self is UIScrollView ? .zero : safeAreaInsets
        for subview in subviews where insets != .zero || subview.safeArea.inherited != .zero {
            let frame = subview.frame
            subview.safeArea.inherited = UIEdgeInsets(
                top: max(insets.top - (frame.minY - bounds.minY), 0),
                left: max(insets.left - (frame.minX - bounds.minX), 0),
                bottom: max(insets.bottom - (bounds.maxY - frame.maxY), 0),
                right: max(insets.right - (bounds.maxX - frame.maxX), 0))
        }
    }
}
