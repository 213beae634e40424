import HeadlessUIKit

extension ContainerStackView {
    /// Adds `subview` at the end.
    ///
    /// - Parameter respectsLayoutMargins: Whether the child respects the layout margins; `nil` for the value of
    ///   ``isLayoutMarginsRelativeArrangement``.
    public func addArrangedSubview(_ subview: UIView, respectsLayoutMargins: Bool? = nil) {
        insertArrangedSubview(subview, at: subviews.count, respectsLayoutMargins: respectsLayoutMargins)
    }

    /// Adds all of `subviews` at the end.
    public func addArrangedSubviews(_ subviews: [UIView]) {
        for subview in subviews { addArrangedSubview(subview) }
    }

    /// Inserts `subview` at `index`.
    public func insertArrangedSubview(_ subview: UIView, at index: Int, respectsLayoutMargins: Bool? = nil) {
        subview.translatesAutoresizingMaskIntoConstraints = false
        settings[ObjectIdentifier(subview)] = respectsLayoutMargins.map {
            ArrangementSettings(respectsLayoutMargins: $0)
        }
        if index < subviews.count {
            insertSubview(subview, at: index)
        } else {
            addSubview(subview)
        }
        setNeedsArrangement()
    }

    /// Removes `subview` from the stack and from the view hierarchy.
    public func removeArrangedSubview(_ subview: UIView) {
        guard subview.superview === self else { return }
        subview.removeFromSuperview()
    }

    /// Removes all children from the stack and from the view hierarchy.
    public func removeAllArrangedSubviews() {
        for subview in subviews { removeArrangedSubview(subview) }
    }

    /// Replaces all children by `subviews`.
    public func replaceArrangedSubviews(with subviews: [UIView]) {
        removeAllArrangedSubviews()
        addArrangedSubviews(subviews)
    }

    /// Sets the distance between `subview` and the child after it. Children overlap if it is negative.
    func setCustomSpacing(_ spacing: CGFloat, after subview: UIView) {
        settings[ObjectIdentifier(subview), default: ArrangementSettings()].spacingAfter = spacing
        setNeedsArrangement()
    }
}
