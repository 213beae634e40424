extension UIView {
    /// Puts views behind all others, the first at the back.
    final func insertBackgrounds(_ views: [UIView?]) {
        for (index, view) in views.compactMap(\.self).enumerated() { insertSubview(view, at: index) }
        setNeedsLayout()
    }
}
