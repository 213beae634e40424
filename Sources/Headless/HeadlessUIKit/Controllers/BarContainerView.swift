/// The view of a controller with bars: it is laid out again when content is scrolled under them.
class BarContainerView: UIView {
    /// Lays out the bars and the content.
    final var layOut: (CGRect) -> Void = { _ in }

    override func layoutSubviews() {
        super.layoutSubviews()
        layOut(bounds)
    }
}

extension UIScrollView {
    /// Updates the bars around the view, because content may have been scrolled under them.
    final func updateBars() {
        var ancestor = superview
        while let view = ancestor {
            if view is BarContainerView { view.setNeedsLayout() }
            ancestor = view.superview
        }
    }

    /// Whether the content doesn't reach under the top bars.
    final var isAtTop: Bool { contentOffset.y <= -adjustedContentInset.top + 0.01 }

    /// Whether the content doesn't reach under the bottom bars.
    final var isAtBottom: Bool {
        contentOffset.y + bounds.height >= contentSize.height + adjustedContentInset.bottom - 0.01
    }
}

extension UIViewController {
    /// Returns the scroll view for the bar at an edge: the one that was set, or the first one in the view.
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
