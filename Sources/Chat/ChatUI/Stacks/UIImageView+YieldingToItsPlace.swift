import HeadlessUIKit

extension UIImageView {
    /// Lets the place decide the size: a large picture must not widen the message.
    func yieldToItsPlace() {
        for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
            setContentHuggingPriority(.lowest, for: axis)
            setContentCompressionResistancePriority(.lowest, for: axis)
        }
    }
}
