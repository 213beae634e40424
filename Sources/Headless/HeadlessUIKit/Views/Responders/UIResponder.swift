/// The base of views and view controllers: the chain along which configuration is looked up.
@MainActor @preconcurrency
open class UIResponder: AccessibleObject, AssociatedValueOwner {
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

    /// Whether the responder may become the first one: true for fields and text views, as in UIKit.
    open var canBecomeFirstResponder: Bool { false }
    /// Whether the first responder may give that up.
    open var canResignFirstResponder: Bool { true }
    /// Whether the responder is the one that would get what is typed.
    open var isFirstResponder: Bool { Self.first === self }

    /// The responder that would get what is typed.
    private static weak var first: UIResponder?

    /// The window that the responder is shown in.
    private var responderWindow: UIWindow? {
        if let view = self as? UIView { return view.window }
        return (self as? UIViewController)?.viewIfLoaded?.window
    }

    /// Makes this the first responder if it may be one and is in a window, as in UIKit. No keyboard comes up.
    @discardableResult
    open func becomeFirstResponder() -> Bool {
        if isFirstResponder { return true }
        guard canBecomeFirstResponder, responderWindow != nil else { return false }
        if let first = Self.first, !first.resignFirstResponder() { return false }
        Self.first = self
        return true
    }

    /// Gives up being the first responder; true as well for one that isn't.
    @discardableResult
    open func resignFirstResponder() -> Bool {
        guard isFirstResponder else { return true }
        guard canResignFirstResponder else { return false }
        Self.first = nil
        return true
    }

    /// Never called: there are no touches.
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
    /// Never called: there are no touches.
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
    /// Never called: there are no touches.
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
    /// Never called: there are no touches.
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
}
