import HeadlessUIKit

extension ContainerStackView {
    /// Adds `subview` at the end.
    ///
    /// - Parameter respectsLayoutMargins: Whether the child keeps to the layout margins; `nil` leaves that to
    ///   ``isLayoutMarginsRelativeArrangement``.
    public func addArrangedSubview(_ subview: UIView, respectsLayoutMargins: Bool? = nil) {
        insertArrangedSubview(subview, at: subviews.count, respectsLayoutMargins: respectsLayoutMargins)
    }

    /// Adds all of `subviews` at the end.
    public func addArrangedSubviews(_ subviews: [UIView]) {
        for subview in subviews { addArrangedSubview(subview) }
    }

    /// Adds `subview` before the child that is at `index` now.
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

    /// Takes `subview` out of the stack and out of the view hierarchy.
    public func removeArrangedSubview(_ subview: UIView) {
        guard subview.superview === self else { return }
        subview.removeFromSuperview()
    }

    /// Takes all children out of the stack and out of the view hierarchy.
    public func removeAllArrangedSubviews() {
        for subview in subviews { removeArrangedSubview(subview) }
    }

    /// Puts `subviews` in the place of all children.
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
