/// Points and rectangles in the coordinates of another view.
extension UIView {
    /// The origin of the view's coordinates, in those of the topmost view.
    private var originInRoot: CGPoint {
        var origin = CGPoint.zero
        var current: UIView? = self
        while let view = current {
            let frame = view.frame
            origin.x += frame.minX - view.bounds.minX
            origin.y += frame.minY - view.bounds.minY
            current = view.superview
        }
        return origin
    }

    public final func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
        let from = originInRoot
        let to = view?.originInRoot ?? .zero
        return CGPoint(x: point.x + from.x - to.x, y: point.y + from.y - to.y)
    }

    public final func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
        (view ?? rootView).convert(point, to: self)
    }

    public final func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
        CGRect(origin: convert(rect.origin, to: view), size: rect.size)
    }

    public final func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
        CGRect(origin: convert(rect.origin, from: view), size: rect.size)
    }

    /// The topmost view of the hierarchy.
    final var rootView: UIView {
        var root = self
        while let parent = root.superview { root = parent }
        return root
    }

    public final func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
        gestureRecognizers = (gestureRecognizers ?? []) + [gestureRecognizer]
        gestureRecognizer.view = self
    }

    public final func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
        gestureRecognizers?.removeAll { $0 === gestureRecognizer }
        gestureRecognizer.view = nil
    }
}
