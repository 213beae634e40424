/// Animations aren't played: their changes are made at once.
extension UIView {
    /// Makes the changes at once: animations aren't played.
    public class func animate(
        withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        animations()
        completion?(true)
    }

    /// Makes the changes at once: animations aren't played.
    public class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
        animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        animations()
        completion?(true)
    }

    /// Makes the changes at once: animations aren't played.
    public class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping damping: CGFloat,
        initialSpringVelocity velocity: CGFloat, options: AnimationOptions = [], animations: @escaping () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        animations()
        completion?(true)
    }

    /// Makes the changes at once: animations aren't played.
    public class func animate(
        springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0, initialSpringVelocity: CGFloat = 0,
        delay: TimeInterval = 0, options: AnimationOptions = [], animations: () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        animations()
        completion?(true)
    }

    /// Makes the changes of all keyframes at once, in the order of the code: animations aren't played.
    public class func animateKeyframes(
        withDuration duration: TimeInterval, delay: TimeInterval, options: KeyframeAnimationOptions = [],
        animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        animations()
        completion?(true)
    }

    /// Makes the changes at once: animations aren't played.
    public class func addKeyframe(
        withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
        animations: @escaping () -> Void
    ) {
        animations()
    }

    /// Makes the changes at once: animations aren't played.
    public class func transition(
        with view: UIView, duration: TimeInterval, options: AnimationOptions = [], animations: (() -> Void)?,
        completion: ((Bool) -> Void)? = nil
    ) {
        animations?()
        completion?(true)
    }

    /// Replaces a view at once: animations aren't played.
    public class func transition(
        from fromView: UIView, to toView: UIView, duration: TimeInterval, options: AnimationOptions = [],
        completion: ((Bool) -> Void)? = nil
    ) {
        if options.contains(.showHideTransitionViews) {
            fromView.isHidden = true
            toView.isHidden = false
        } else if let parent = fromView.superview {
            parent.insertSubview(toView, aboveSubview: fromView)
            fromView.removeFromSuperview()
        }
        completion?(true)
    }

    /// Removes views at once: animations aren't played.
    public class func perform(
        _ animation: SystemAnimation, on views: [UIView], options: AnimationOptions = [],
        animations parallelAnimations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
    ) {
        views.forEach { $0.removeFromSuperview() }
        parallelAnimations?()
        completion?(true)
    }

    /// Makes the changes at once: animations aren't played.
    public class func modifyAnimations(
        withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void
    ) {
        animations()
    }

    public class func performWithoutAnimation(_ actions: () -> Void) {
        actions()
    }

    /// Does nothing: animations aren't played.
    public class func setAnimationsEnabled(_ enabled: Bool) {}
    /// Always false: animations aren't played.
    public class var areAnimationsEnabled: Bool { false }
    /// Always 0: animations aren't played.
    public class var inheritedAnimationDuration: TimeInterval { 0 }

    /// Predefined animations.
    public enum SystemAnimation: UInt, Sendable { case delete }

    /// The pacing of keyframes; kept and never read.
    public struct KeyframeAnimationOptions: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1)
        public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 2)
        public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 4)
        public static let `repeat` = KeyframeAnimationOptions(rawValue: 8)
        public static let autoreverse = KeyframeAnimationOptions(rawValue: 16)
        public static let overrideInheritedDuration = KeyframeAnimationOptions(rawValue: 32)
        public static let overrideInheritedOptions = KeyframeAnimationOptions(rawValue: 512)
        public static let calculationModeLinear: KeyframeAnimationOptions = []
        public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
        public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
        public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
        public static let calculationModeCubicPaced = KeyframeAnimationOptions(rawValue: 4 << 10)
    }
}
