/// The base class of views and view controllers, which form the responder chain.
@MainActor @preconcurrency
open class UIResponder: AccessibleObject, AssociatedValueOwner {
    /// Values that apps associate with the responder. They don't affect layout.
    nonisolated(unsafe) package final var associatedValues: [UnsafeRawPointer: Any] = [:]

    override public init() {
        super.init()
    }

    /// The responder after this one: a view's controller or superview, a controller's parent.
    open var next: UIResponder? { nil }

    /// Called after the responder was made from a storyboard or a nib, and its outlets were connected.
    open func awakeFromNib() {}
    /// Never called: Interface Builder doesn't show the view.
    open func prepareForInterfaceBuilder() {}

    /// Never read: there is no keyboard.
    open var inputView: UIView? { nil }
    /// Never read: there is no keyboard.
    open var inputAccessoryView: UIView? { nil }
    /// Does nothing: there is no keyboard.
    open func reloadInputViews() {}
    /// Never read: there is no keyboard.
    open var textInputMode: UITextInputMode? { nil }
    /// Never read: there is no keyboard.
    open var textInputContextIdentifier: String? { nil }
    /// Never read: there is no keyboard.
    open var keyCommands: [UIKeyCommand]? { nil }

    /// Whether the responder can become the first responder: true for fields and text views, as in UIKit.
    open var canBecomeFirstResponder: Bool { false }
    /// Whether the first responder can resign.
    open var canResignFirstResponder: Bool { true }
    /// Whether the responder would receive typed text.
    open var isFirstResponder: Bool { Self.first === self }

    /// The responder that would receive typed text.
    static weak var first: UIResponder?

    /// The window of the responder.
    private var responderWindow: UIWindow? {
        if let view = self as? UIView { return view.window }
        return (self as? UIViewController)?.viewIfLoaded?.window
    }

    /// Becomes the first responder if it can and is in a window, as in UIKit. No keyboard appears.
    @discardableResult
    open func becomeFirstResponder() -> Bool {
        if isFirstResponder { return true }
        guard canBecomeFirstResponder, responderWindow != nil else { return false }
        if let first = Self.first, !first.resignFirstResponder() { return false }
        Self.first = self
        return true
    }

    /// Resigns as the first responder; also returns true if it isn't one.
    @discardableResult
    open func resignFirstResponder() -> Bool {
        guard isFirstResponder else { return true }
        guard canResignFirstResponder else { return false }
        Self.first = nil
        return true
    }

    // MARK: Editing; menus never open

    /// Whether the responder has a method.
    open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        action.isImplemented(by: self)
    }

    /// Returns the first responder from this one on that can perform an action.
    open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
        sequence(first: self, next: \.next).first { $0.canPerformAction(action, withSender: sender) }
    }

    /// Does nothing: menus never open.
    open func cut(_ sender: Any?) {}
    /// Does nothing: menus never open.
    open func copy(_ sender: Any?) {}
    /// Does nothing: menus never open.
    open func paste(_ sender: Any?) {}
    /// Does nothing: menus never open.
    open func pasteAndMatchStyle(_ sender: Any?) {}
    /// Does nothing: menus never open.
    open func select(_ sender: Any?) {}
    /// Does nothing: menus never open.
    open func selectAll(_ sender: Any?) {}
    /// Does nothing: menus never open.
    open func delete(_ sender: Any?) {}
    /// Does nothing: menus never open.
    open func makeTextWritingDirectionLeftToRight(_ sender: Any?) {}
    /// Does nothing: menus never open.
    open func makeTextWritingDirectionRightToLeft(_ sender: Any?) {}
    /// Does nothing: menus never open.
    open func toggleBoldface(_ sender: Any?) {}
    /// Does nothing: menus never open.
    open func toggleItalics(_ sender: Any?) {}
    /// Does nothing: menus never open.
    open func toggleUnderline(_ sender: Any?) {}
    /// Does nothing: menus never open.
    open func increaseSize(_ sender: Any?) {}
    /// Does nothing: menus never open.
    open func decreaseSize(_ sender: Any?) {}

    // MARK: Touches

    /// Never called: there are no touches.
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
    /// Never called: there are no touches.
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
    /// Never called: there are no touches.
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
    /// Never called: there are no touches.
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
}

/// The commands of the menu over selected text.
@MainActor @preconcurrency
public protocol UIResponderStandardEditActions: NSObjectProtocol {
    func cut(_ sender: Any?)
    func copy(_ sender: Any?)
    func paste(_ sender: Any?)
    func pasteAndMatchStyle(_ sender: Any?)
    func select(_ sender: Any?)
    func selectAll(_ sender: Any?)
    func delete(_ sender: Any?)
    func makeTextWritingDirectionLeftToRight(_ sender: Any?)
    func makeTextWritingDirectionRightToLeft(_ sender: Any?)
    func toggleBoldface(_ sender: Any?)
    func toggleItalics(_ sender: Any?)
    func toggleUnderline(_ sender: Any?)
    func increaseSize(_ sender: Any?)
    func decreaseSize(_ sender: Any?)
}

extension UIResponder: UIResponderStandardEditActions {}
