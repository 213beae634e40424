/// Recognizes a gesture. There are no touches: recognizers are stored and never fire by themselves.
@MainActor @preconcurrency
open class UIGestureRecognizer: NSObject {
    public enum State: Int, Sendable {
        case possible, began, changed, ended, cancelled, failed

        public static let recognized = State.ended
    }

    /// The methods and closures to call when the gesture is recognized.
    public typealias Action = (UIGestureRecognizer) -> Void

    /// Kept and never called: there are no touches.
    open weak var delegate: UIGestureRecognizerDelegate?
    open var isEnabled = true
    open var state: State = .possible
    /// Kept and never read: there are no touches.
    open var cancelsTouchesInView = true
    /// Kept and never read: there are no touches.
    open var delaysTouchesBegan = false
    /// Kept and never read: there are no touches.
    open var delaysTouchesEnded = true
    /// Kept and never read: there are no touches.
    open var requiresExclusiveTouchType = true
    /// Kept and never read: it is for code that finds recognizers.
    open var name: String?

    /// The view that the recognizer was added to.
    open internal(set) weak var view: UIView?

    private var actions: [Action] = []
    private var targets: [GestureTarget] = []

    /// Creates a recognizer that calls a method with itself, if the method takes it. The target isn't retained.
    public init(target: Any?, action: Selector?) {
        super.init()
        if let target, let action { addTarget(target, action: action) }
    }

    override public init() {
        super.init()
    }

    /// Creates a recognizer with a closure instead of a target and a selector.
    public convenience init(_ action: @escaping Action) {
        self.init()
        addAction(action)
    }

    open func addAction(_ action: @escaping Action) { actions.append(action) }

    /// Calls the actions, like a recognized gesture does.
    open func sendActions() {
        guard isEnabled else { return }
        for action in actions { action(self) }
        for entry in targets {
            if let target = entry.target { entry.action.send(to: target, [self]) }
        }
    }

    /// Adds a method to call. The target isn't retained.
    open func addTarget(_ target: Any, action: Selector) {
        targets.append(GestureTarget(target: target as AnyObject, action: action))
    }

    /// Removes a method of a target; `nil` means all targets, or all methods.
    open func removeTarget(_ target: Any?, action: Selector?) {
        let target = target as AnyObject?
        targets.removeAll { (target == nil || $0.target === target) && (action == nil || $0.action == action) }
    }

    /// Always 0: there are no touches.
    open var numberOfTouches: Int { 0 }
    /// Always zero: there are no touches.
    open func location(in view: UIView?) -> CGPoint { .zero }
    /// Always zero: there are no touches.
    open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint { .zero }
    /// Does nothing: gestures are not recognized.
    open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {}
    /// Never called: there are no touches.
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
    /// Never called: there are no touches.
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
    /// Never called: there are no touches.
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
    /// Never called: there are no touches.
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}
    /// Never called: gestures are not recognized.
    open func reset() {}
}

/// A method that a recognizer calls.
private struct GestureTarget {
    weak var target: AnyObject?
    let action: Selector
}

@MainActor @preconcurrency
public protocol UIGestureRecognizerDelegate: ObjectiveCProtocol {
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool
}

extension UIGestureRecognizerDelegate {
    /// Never called: there are no touches.
    public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
    public func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { false }
    public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        true
    }
}
