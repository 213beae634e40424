/// A still picture has no time: animations are their last state, at once.
extension UIView {
    /// Happens at once: a still has no animations.
    public class func animate(
        withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        animations()
        completion?(true)
    }

    /// Happens at once: a still has no animations.
    public class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
        animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        animations()
        completion?(true)
    }

    /// Happens at once: a still has no animations.
    public class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping damping: CGFloat,
        initialSpringVelocity velocity: CGFloat, options: AnimationOptions = [], animations: @escaping () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        animations()
        completion?(true)
    }

    /// Happens at once: a still has no animations.
    public class func transition(
        with view: UIView, duration: TimeInterval, options: AnimationOptions = [], animations: (() -> Void)?,
        completion: ((Bool) -> Void)? = nil
    ) {
        animations?()
        completion?(true)
    }

    public class func performWithoutAnimation(_ actions: () -> Void) {
        actions()
    }

    /// Does nothing: a still has no animations.
    public class func setAnimationsEnabled(_ enabled: Bool) {}
    /// Always false: animations are their last state, at once.
    public class var areAnimationsEnabled: Bool { false }
}
