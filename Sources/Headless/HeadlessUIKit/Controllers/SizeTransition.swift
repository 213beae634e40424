/// The context of a transition, which ends at once: animations aren't played.
@MainActor @preconcurrency
public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
    /// Always false: animations aren't played.
    var isAnimated: Bool { get }
    /// Always 0 seconds: animations aren't played.
    var transitionDuration: TimeInterval { get }
    /// Always false: there are no touches.
    var isInteractive: Bool { get }
    /// Always false: there are no touches.
    var isCancelled: Bool { get }
    /// The view whose size changes.
    var containerView: UIView { get }
    /// Always the identity: screens don't rotate.
    var targetTransform: CGAffineTransform { get }
}

/// Animates along with a transition, which ends at once: animations aren't played.
@MainActor @preconcurrency
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext {
    /// Runs `animation` in the new size and then `completion`, before the layout that follows.
    @discardableResult
    func animate(
        alongsideTransition animation: ((UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool
}

extension UIViewControllerTransitionCoordinator {
    /// Runs `animation` in the new size.
    @discardableResult
    public func animate(
        alongsideTransition animation: ((UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool {
        animate(alongsideTransition: animation, completion: nil)
    }
}

/// The change of a controller's size between two pictures.
@MainActor
final class SizeTransition: NSObject, UIViewControllerTransitionCoordinator {
    let containerView: UIView
    var isAnimated: Bool { false }
    var transitionDuration: TimeInterval { 0 }
    var isInteractive: Bool { false }
    var isCancelled: Bool { false }
    var targetTransform: CGAffineTransform { .identity }

    private var animations: [(UIViewControllerTransitionCoordinatorContext) -> Void] = []
    private var completions: [(UIViewControllerTransitionCoordinatorContext) -> Void] = []

    init(in view: UIView?) {
        containerView = view ?? UIView()
        super.init()
    }

    func animate(
        alongsideTransition animation: ((UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool {
        if let animation { animations.append(animation) }
        if let completion { completions.append(completion) }
        return true
    }

    /// Runs the animations of the transition, and then the completions.
    func finish() {
        for animation in animations { animation(self) }
        for completion in completions { completion(self) }
    }
}
