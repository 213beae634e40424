extension UIView {
    /// Inserts views behind all others, the first one at the back.
    final func insertBackgrounds(_ views: [UIView?]) {
        for (index, view) in views.compactMap(\.self).enumerated() { insertSubview(view, at: index) }
        setNeedsLayout()
    }
}
