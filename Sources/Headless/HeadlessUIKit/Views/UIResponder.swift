/// The base of views and view controllers: the chain along which configuration is looked up.
open class UIResponder: NSObject, AssociatedValueOwner {
    /// Values that apps keep with the responder. They play no part in layout.
    final var associatedValues: [UnsafeRawPointer: Any] = [:]

    override public init() {
        super.init()
    }

    /// The responder after this one: a view's controller or superview, a controller's parent.
    open var next: UIResponder? { nil }

    open var canBecomeFirstResponder: Bool { false }
    open var canResignFirstResponder: Bool { true }
    open var isFirstResponder: Bool { false }

    @discardableResult
    open func becomeFirstResponder() -> Bool { false }

    @discardableResult
    open func resignFirstResponder() -> Bool { true }

    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
}
