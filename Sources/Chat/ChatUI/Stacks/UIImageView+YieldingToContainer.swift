import HeadlessUIKit

extension UIImageView {
    /// Gives the image view low priorities, so that a large image doesn't widen the message.
    func yieldToContainer() {
        for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
            setContentHuggingPriority(.lowest, for: axis)
            setContentCompressionResistancePriority(.lowest, for: axis)
        }
    }
}
