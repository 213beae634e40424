import HeadlessUIKit

extension UIStackView {
    /// Arranges the given views instead of the current ones.
    @discardableResult
    public func views(@ViewContainerBuilder _ subviews: () -> [UIView]) -> Self {
        for view in arrangedSubviews { removeArrangedSubview(view) }
        for view in subviews() { addArrangedSubview(view) }
        return self
    }

    /// Adds padding of `value` points on all sides.
    @discardableResult
    public func padding(_ value: CGFloat = 8) -> UIStackView {
        padding(top: value, leading: value, bottom: value, trailing: value)
    }

    /// Adds padding, in points.
    @discardableResult
    public func padding(
        top: CGFloat = 0, leading: CGFloat = 0, bottom: CGFloat = 0, trailing: CGFloat = 0
    ) -> UIStackView {
        isLayoutMarginsRelativeArrangement = true
        directionalLayoutMargins = NSDirectionalEdgeInsets(
            top: top, leading: leading, bottom: bottom, trailing: trailing)
        return self
    }

    /// Adds the stack to `view` and makes it fill the view.
    @discardableResult
    public func embed(in view: UIView) -> UIStackView {
        embed(in: view, insets: .zero)
    }

    /// Adds the stack to `view` and makes it fill the view inside `insets`.
    @discardableResult
    public func embed(in view: UIView, insets: NSDirectionalEdgeInsets) -> UIStackView {
        view.embed(self, insets: insets)
        return self
    }

    /// Adds the stack to `view` and makes it fill the layout margins of the view.
    @discardableResult
    public func embedToMargins(in view: UIView) -> UIStackView {
        view.addSubview(withoutAutoresizingMaskConstraints)
        pin(to: view.layoutMarginsGuide)
        return self
    }
}

extension UIView {
    /// Makes the view `value` points wide.
    @discardableResult
    public func width(_ value: CGFloat) -> Self {
        widthAnchor.pin(equalToConstant: value).isActive = true
        return self
    }

    /// Makes the view at least `value` points wide.
    @discardableResult
    public func width(greaterThanOrEqualTo value: CGFloat) -> Self {
        widthAnchor.pin(greaterThanOrEqualToConstant: value).isActive = true
        return self
    }

    /// Makes the view at most `value` points wide.
    @discardableResult
    public func width(lessThanOrEqualTo value: CGFloat) -> Self {
        widthAnchor.pin(lessThanOrEqualToConstant: value).isActive = true
        return self
    }

    /// Makes the view `value` points high.
    @discardableResult
    public func height(_ value: CGFloat) -> Self {
        heightAnchor.pin(equalToConstant: value).isActive = true
        return self
    }

    /// Makes the view at least `value` points high.
    @discardableResult
    public func height(greaterThanOrEqualTo value: CGFloat) -> Self {
        heightAnchor.pin(greaterThanOrEqualToConstant: value).isActive = true
        return self
    }

    /// Makes the view at most `value` points high.
    @discardableResult
    public func height(lessThanOrEqualTo value: CGFloat) -> Self {
        heightAnchor.pin(lessThanOrEqualToConstant: value).isActive = true
        return self
    }
}
