import HeadlessUIKit

extension UIView {
    /// Makes the view expand and shrink first along `axis`.
    func flexible(axis: NSLayoutConstraint.Axis) -> Self {
        setContentHuggingPriority(.lowest, for: axis)
        setContentCompressionResistancePriority(.streamLow, for: axis)
        return self
    }
}
