/// Notices a gesture. Nobody touches a still: recognizers are kept and never fire by themselves.
@MainActor @preconcurrency
open class UIGestureRecognizer: NSObject {
    public enum State: Int, Sendable {
        case possible, began, changed, ended, cancelled, failed

        public static let recognized = State.ended
    }

    /// The methods and closures to call when the gesture is recognized.
    public typealias Action = (UIGestureRecognizer) -> Void

    /// Kept and never called: nobody touches a still.
    open weak var delegate: UIGestureRecognizerDelegate?
    open var isEnabled = true
    open var state: State = .possible
    /// Kept and never read: nobody touches a still.
    open var cancelsTouchesInView = true
    /// Kept and never read: nobody touches a still.
    open var delaysTouchesBegan = false
    /// Kept and never read: nobody touches a still.
    open var delaysTouchesEnded = true
    /// Kept and never read: nobody touches a still.
    open var requiresExclusiveTouchType = true
    /// Kept and never read: code finds recognizers by it.
    open var name: String?

    /// The view that the recognizer was added to.
    open internal(set) weak var view: UIView?

    private var actions: [Action] = []

    override public required init() {
        super.init()
    }

    /// Creates a recognizer with a closure in the place of a target and a selector, which need Objective-C.
    public convenience init(_ action: @escaping Action) {
        self.init()
        addAction(action)
    }

    open func addAction(_ action: @escaping Action) { actions.append(action) }

    /// Calls the actions, as a recognized gesture would.
    open func sendActions() {
        guard isEnabled else { return }
        for action in actions { action(self) }
    }

    /// Always 0: nobody touches a still.
    open var numberOfTouches: Int { 0 }
    /// Always zero: nobody touches a still.
    open func location(in view: UIView?) -> CGPoint { .zero }
    /// Always zero: nobody touches a still.
    open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint { .zero }
    /// Does nothing: gestures are not recognized.
    open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {}
    /// Never called: nobody touches a still.
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
    /// Never called: nobody touches a still.
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
    /// Never called: nobody touches a still.
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
    /// Never called: nobody touches a still.
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}
    /// Never called: gestures are not recognized.
    open func reset() {}
}

@MainActor @preconcurrency
public protocol UIGestureRecognizerDelegate: AnyObject {
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool
}

extension UIGestureRecognizerDelegate {
    /// Never called: nobody touches a still.
    public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
    public func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { false }
    public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        true
    }
}
