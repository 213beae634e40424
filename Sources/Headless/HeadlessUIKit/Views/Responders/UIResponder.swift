/// The base of views and view controllers: the chain along which configuration is looked up.
@MainActor @preconcurrency
open class UIResponder: NSObject, AssociatedValueOwner {
    /// Values that apps keep with the responder. They play no part in layout.
    nonisolated(unsafe) final var associatedValues: [UnsafeRawPointer: Any] = [:]

    override public init() {
        super.init()
    }

    /// The responder after this one: a view's controller or superview, a controller's parent.
    open var next: UIResponder? { nil }

    /// Read by nobody: there is no keyboard.
    open var inputView: UIView? { nil }
    /// Read by nobody: there is no keyboard.
    open var inputAccessoryView: UIView? { nil }
    /// Does nothing: there is no keyboard.
    open func reloadInputViews() {}

    /// Read by nobody: there is no keyboard.
    open var canBecomeFirstResponder: Bool { false }
    /// Read by nobody: there is no keyboard.
    open var canResignFirstResponder: Bool { true }
    /// Always false: there is no keyboard.
    open var isFirstResponder: Bool { false }

    /// Does nothing and returns false: there is no keyboard.
    @discardableResult
    open func becomeFirstResponder() -> Bool { false }

    /// Does nothing and returns true: there is no keyboard.
    @discardableResult
    open func resignFirstResponder() -> Bool { true }

    /// Never called: nobody touches a still.
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
    /// Never called: nobody touches a still.
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
    /// Never called: nobody touches a still.
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
    /// Never called: nobody touches a still.
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
}
