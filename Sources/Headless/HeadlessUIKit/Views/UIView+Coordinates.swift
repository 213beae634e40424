/// Conversion of points and rectangles between views.
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

    /// Whether the view or an ancestor has a transform.
    private var isTransformed: Bool {
        var current: UIView? = self
        while let view = current {
            if !view.transform.isIdentity { return true }
            current = view.superview
        }
        return false
    }

    /// The transform from the view's coordinates to those of the topmost view.
    private var transformToRoot: CGAffineTransform {
        var transform = CGAffineTransform.identity
        var current: UIView? = self
        while let view = current {
            let (bounds, anchor, center) = (view.bounds, view.anchorPoint, view.center)
            transform =
                transform
                .concatenating(
                    CGAffineTransform(
                        translationX: -bounds.origin.x - bounds.size.width * anchor.x,
                        y: -bounds.origin.y - bounds.size.height * anchor.y)
                )
                .concatenating(view.transform)
                .concatenating(CGAffineTransform(translationX: center.x, y: center.y))
            current = view.superview
        }
        return transform
    }

    /// Returns the transform from the view's coordinates to those of another one, or of the topmost one, if there is a
    /// transform between them.
    private func transform(to view: UIView?) -> CGAffineTransform? {
        guard isTransformed || view?.isTransformed == true else { return nil }
        guard let view else { return transformToRoot }
        return transformToRoot.concatenating(view.transformToRoot.inverted())
    }

    /// Converts a point of this view to the coordinates of another one; of the topmost one for `nil`.
    public final func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
        if let view, view.superview === self, view.transform.isIdentity { return view.localPoint(of: point) }
        if let transform = transform(to: view) { return point.applying(transform) }
        let from = originInRoot
        let to = view?.originInRoot ?? .zero
        return CGPoint(x: point.x + from.x - to.x, y: point.y + from.y - to.y)
    }

    /// Converts a point of the superview, which has no transform itself: the ancestors of both don't matter.
    private func localPoint(of point: CGPoint) -> CGPoint {
        let (origin, own) = (frame.origin, bounds.origin)
        return CGPoint(x: point.x - origin.x + own.x, y: point.y - origin.y + own.y)
    }

    /// Converts a point of another view, or of the topmost one, to the coordinates of this one.
    public final func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
        (view ?? rootView).convert(point, to: self)
    }

    /// Converts a rectangle of this view to the coordinates of another one; with a transform between them, returns the
    /// bounding box.
    public final func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
        if let transform = transform(to: view) { return rect.applying(transform) }
        return CGRect(origin: convert(rect.origin, to: view), size: rect.size)
    }

    /// Converts a rectangle of another view, or of the topmost one, to its bounding box in the coordinates of this one.
    public final func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
        (view ?? rootView).convert(rect, to: self)
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
