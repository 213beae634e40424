/// Animates along with a transition. In a still the end is there at once.
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
    /// The view that changes its size.
    var containerView: UIView { get }
    /// Always the identity: screens are upright.
    var targetTransform: CGAffineTransform { get }
}

/// Animates along with a transition. In a still the end is there at once.
@MainActor @preconcurrency
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext {
    /// Runs `animation` when the new size is there and `completion` after it, before the layout that follows.
    @discardableResult
    func animate(
        alongsideTransition animation: ((UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool
}

extension UIViewControllerTransitionCoordinator {
    /// Runs `animation` when the new size is there.
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

    /// Runs what was to run along with the transition, and then what was to run after it.
    func finish() {
        for animation in animations { animation(self) }
        for completion in completions { completion(self) }
    }
}
