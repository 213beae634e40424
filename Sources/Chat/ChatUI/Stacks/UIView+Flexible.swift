import HeadlessUIKit

extension UIView {
    /// Makes the view the one that takes up, or gives up, room along `axis`.
    func flexible(axis: NSLayoutConstraint.Axis) -> Self {
        setContentHuggingPriority(.lowest, for: axis)
        setContentCompressionResistancePriority(.streamLow, for: axis)
        return self
    }
}
