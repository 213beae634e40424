/// The view of a controller that has bars: it is laid out again when content is scrolled under them.
class BarContainerView: UIView {
    /// Places the bars and the content.
    final var layOut: (CGRect) -> Void = { _ in }

    override func layoutSubviews() {
        super.layoutSubviews()
        layOut(bounds)
    }
}

extension UIScrollView {
    /// Tells the bars around the view that something may be scrolled under them now, or no longer.
    final func tellBars() {
        var ancestor = superview
        while let view = ancestor {
            if view is BarContainerView { view.setNeedsLayout() }
            ancestor = view.superview
        }
    }

    /// Whether nothing of the content is above the room that bars leave free.
    final var isAtTop: Bool { contentOffset.y <= -adjustedContentInset.top + 0.01 }

    /// Whether nothing of the content is below the room that bars leave free.
    final var isAtBottom: Bool {
        contentOffset.y + bounds.height >= contentSize.height + adjustedContentInset.bottom - 0.01
    }
}

extension UIViewController {
    /// The scroll view that a bar at an edge goes by: the one that was set, or the first one in the view.
    final func scrollView(atBar edge: NSDirectionalRectEdge) -> UIScrollView? {
        contentScrollView(for: edge) ?? viewIfLoaded?.firstScrollView
    }
}

extension UIView {
    fileprivate var firstScrollView: UIScrollView? {
        if let scrollView = self as? UIScrollView { return scrollView }
        return subviews.lazy.compactMap(\.firstScrollView).first
    }
}
