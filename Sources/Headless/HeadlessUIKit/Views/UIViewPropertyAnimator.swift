import Frames
import Rendering

/// Animations that can be started, stopped and scrubbed. Once started, they are at their end at once.
@MainActor @preconcurrency
open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating {
    /// Kept and never read: only the end of an animation is drawn.
    public final let duration: TimeInterval
    /// Kept and never read: only the end of an animation is drawn.
    public final let timingParameters: (any UITimingCurveProvider)?
    /// Kept and never read: there are no touches.
    open var isInterruptible = true
    /// Kept and never read: there are no touches.
    open var isUserInteractionEnabled = true
    /// Kept and never read: there are no touches.
    open var isManualHitTestingEnabled = false
    /// Kept and never read: there are no touches.
    open var scrubsLinearly = true
    /// Kept and never read: there are no touches.
    open var pausesOnCompletion = false

    public private(set) final var state: UIViewAnimatingState = .inactive
    public private(set) final var isRunning = false
    open var isReversed = false

    private var animations: [() -> Void] = []
    private var completions: [(UIViewAnimatingPosition) -> Void] = []
    private var storedFraction: CGFloat = 0

    public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
        (self.duration, timingParameters) = (duration, parameters)
        super.init()
    }

    private init(duration: TimeInterval, _ animations: (() -> Void)?) {
        (self.duration, timingParameters) = (duration, nil)
        self.animations = animations.map { [$0] } ?? []
        super.init()
    }

    public convenience init(duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil) {
        self.init(duration: duration, animations)
    }

    public convenience init(
        duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
        animations: (() -> Void)? = nil
    ) {
        self.init(duration: duration, animations)
    }

    public convenience init(duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil) {
        self.init(duration: duration, animations)
    }

    /// Runs animations at once, and returns their animator.
    @discardableResult
    open class func runningPropertyAnimator(
        withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
        animations: @escaping () -> Void, completion: ((UIViewAnimatingPosition) -> Void)? = nil
    ) -> UIViewPropertyAnimator {
        let animator = UIViewPropertyAnimator(duration: duration, animations)
        if let completion { animator.addCompletion(completion) }
        animator.startAnimation()
        return animator
    }

    /// The progress of the animation, from 0 to 1. Any value but 0 makes all changes. Reported.
    open var fractionComplete: CGFloat {
        get { storedFraction }
        set {
            storedFraction = newValue
            guard newValue > 0 else { return }
            if newValue < 1 {
                RenderProblems.report(
                    .undrawn(
                        "UIViewPropertyAnimator.fractionComplete", of: self,
                        instead: "views are drawn at the end of the animation"))
            }
            run()
            state = .active
        }
    }

    open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) { addAnimations(animation) }

    /// Adds an animation; if the animator is at its end, its changes are made at once.
    open func addAnimations(_ animation: @escaping () -> Void) { animations.append(animation) }

    open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
        completions.append(completion)
    }

    /// Makes the changes, unless they are reversed, and calls the completions.
    open func startAnimation() {
        if isReversed { animations = [] } else { run() }
        finish(at: isReversed ? .start : .end)
    }

    open func startAnimation(afterDelay delay: TimeInterval) { startAnimation() }

    /// Keeps the current state.
    open func pauseAnimation() { state = .active }

    open func continueAnimation(
        withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
    ) {
        startAnimation()
    }

    open func stopAnimation(_ withoutFinishing: Bool) {
        state = withoutFinishing ? .inactive : .stopped
        isRunning = false
    }

    open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
        if finalPosition == .end { run() }
        finish(at: finalPosition)
    }

    private func run() {
        let all = animations
        animations = []
        all.forEach { $0() }
    }

    private func finish(at position: UIViewAnimatingPosition) {
        storedFraction = position == .end ? 1 : 0
        state = .inactive
        let all = completions
        completions = []
        all.forEach { $0(position) }
    }
}

/// An animation that can be started and stopped.
@MainActor @preconcurrency
public protocol UIViewAnimating: NSObjectProtocol {
    var state: UIViewAnimatingState { get }
    var isRunning: Bool { get }
    var isReversed: Bool { get set }
    var fractionComplete: CGFloat { get set }
    func startAnimation()
    func startAnimation(afterDelay delay: TimeInterval)
    func pauseAnimation()
    func stopAnimation(_ withoutFinishing: Bool)
    func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// An animation to which more changes can be added.
@MainActor @preconcurrency
public protocol UIViewImplicitlyAnimating: UIViewAnimating {
    func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)
    func addAnimations(_ animation: @escaping () -> Void)
    func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
    func continueAnimation(withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat)
}

/// Whether an animation is inactive, running or stopped.
public enum UIViewAnimatingState: Int, Sendable { case inactive, active, stopped }

/// The position at which an animation ends.
public enum UIViewAnimatingPosition: Int, Sendable { case end, start, current }

/// The timing of an animation; kept and never read.
@MainActor @preconcurrency
public protocol UITimingCurveProvider: AnyObject {
    var timingCurveType: UITimingCurveType { get }
    var cubicTimingParameters: UICubicTimingParameters? { get }
    var springTimingParameters: UISpringTimingParameters? { get }
}

public enum UITimingCurveType: Int, Sendable { case builtin, cubic, spring, composed }

/// A timing curve; kept and never read.
open class UICubicTimingParameters: NSObject, UITimingCurveProvider {
    public final let animationCurve: UIView.AnimationCurve
    public final let controlPoint1: CGPoint
    public final let controlPoint2: CGPoint
    public final var timingCurveType: UITimingCurveType { .cubic }
    public final var cubicTimingParameters: UICubicTimingParameters? { self }
    public final var springTimingParameters: UISpringTimingParameters? { nil }

    public init(animationCurve curve: UIView.AnimationCurve) {
        (animationCurve, controlPoint1, controlPoint2) = (curve, .zero, CGPoint(x: 1, y: 1))
        super.init()
    }

    public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
        (animationCurve, controlPoint1, controlPoint2) = (.easeInOut, point1, point2)
        super.init()
    }
}

/// The timing of a spring; kept and never read.
open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
    public final let initialVelocity: CGVector
    public final var timingCurveType: UITimingCurveType { .spring }
    public final var cubicTimingParameters: UICubicTimingParameters? { nil }
    public final var springTimingParameters: UISpringTimingParameters? { self }

    public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector = .zero) {
        initialVelocity = velocity
        super.init()
    }

    public init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector) {
        initialVelocity = velocity
        super.init()
    }

    public init(duration: TimeInterval = 0.5, bounce: CGFloat = 0, initialVelocity: CGVector = .zero) {
        self.initialVelocity = initialVelocity
        super.init()
    }
}

extension UIView {
    /// The timing of an animation; kept and never read.
    public enum AnimationCurve: Int, Sendable { case easeInOut, easeIn, easeOut, linear }
}
