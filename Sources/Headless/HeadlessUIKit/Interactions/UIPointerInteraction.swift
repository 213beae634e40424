/// The effect of a pointer over a view. There is no pointer.
open class UIPointerInteraction: ViewInteraction {
    open private(set) weak var delegate: UIPointerInteractionDelegate?
    /// Kept and never read: there is no pointer.
    open var isEnabled = true

    public init(delegate: UIPointerInteractionDelegate?) {
        self.delegate = delegate
        super.init()
    }

    /// Does nothing: there is no pointer.
    open func invalidate() {}
}

/// Provides the style of a pointer. Never called: there is no pointer.
@MainActor @preconcurrency
public protocol UIPointerInteractionDelegate: ObjectiveCProtocol {}

/// Dragging from a view. There are no touches.
open class UIDragInteraction: ViewInteraction {
    open private(set) weak var delegate: UIDragInteractionDelegate?
    /// Kept and never read: there are no touches.
    open var isEnabled = true
    /// Kept and never read: there are no touches.
    open var allowsSimultaneousRecognitionDuringLift = false

    public init(delegate: UIDragInteractionDelegate) {
        self.delegate = delegate
        super.init()
    }
}

/// Provides dragged items. Never called: there are no touches.
@MainActor @preconcurrency
public protocol UIDragInteractionDelegate: ObjectiveCProtocol {}

/// Dropping into a view. There are no touches.
open class UIDropInteraction: ViewInteraction {
    open private(set) weak var delegate: UIDropInteractionDelegate?
    /// Kept and never read: there are no touches.
    open var allowsSimultaneousDropSessions = false

    public init(delegate: UIDropInteractionDelegate) {
        self.delegate = delegate
        super.init()
    }
}

/// Handles dropped items. Never called: there are no touches.
@MainActor @preconcurrency
public protocol UIDropInteractionDelegate: ObjectiveCProtocol {}

/// A menu over selected text. It never opens: there are no touches.
open class UIEditMenuInteraction: ViewInteraction {
    open private(set) weak var delegate: UIEditMenuInteractionDelegate?

    public init(delegate: UIEditMenuInteractionDelegate?) {
        self.delegate = delegate
        super.init()
    }

    /// Does nothing: menus never open.
    open func dismissMenu() {}
    /// Does nothing: menus never open.
    open func reloadVisibleMenu() {}
    /// Does nothing: menus never open.
    open func updateVisibleMenuPosition(animated: Bool) {}
}

/// Provides a menu over text. Never called: menus never open.
@MainActor @preconcurrency
public protocol UIEditMenuInteractionDelegate: ObjectiveCProtocol {}

/// The menu over selected text before iOS 16. It never opens.
@MainActor @preconcurrency
open class UIMenuController: NSObject {
    public static let shared = UIMenuController()

    /// Always false: menus never open.
    open var isMenuVisible: Bool { false }
    /// Kept and never read: menus never open.
    open var menuItems: [UIMenuItem]?
    /// Kept and never read: menus never open.
    open var arrowDirection = ArrowDirection.default
    /// Always zero: menus never open.
    open var menuFrame: CGRect { .zero }
    /// Does nothing: menus never open.
    open func update() {}
    /// Does nothing: menus never open.
    open func setMenuVisible(_ menuVisible: Bool, animated: Bool) {}
    /// Does nothing: menus never open.
    open func setTargetRect(_ targetRect: CGRect, in targetView: UIView) {}

    /// The direction of the menu's arrow.
    public enum ArrowDirection: Int, Sendable { case `default`, up, down, left, right }

    /// Never posted: menus never open.
    nonisolated public static let willShowMenuNotification = Notification.Name(
        "UIMenuControllerWillShowMenuNotification")
    /// Never posted: menus never open.
    nonisolated public static let didShowMenuNotification = Notification.Name("UIMenuControllerDidShowMenuNotification")
    /// Never posted: menus never open.
    nonisolated public static let willHideMenuNotification = Notification.Name(
        "UIMenuControllerWillHideMenuNotification")
    /// Never posted: menus never open.
    nonisolated public static let didHideMenuNotification = Notification.Name("UIMenuControllerDidHideMenuNotification")
    /// Never posted: menus never open.
    nonisolated public static let menuFrameDidChangeNotification = Notification.Name(
        "UIMenuControllerMenuFrameDidChangeNotification")

    /// Does nothing: menus never open.
    open func showMenu(from targetView: UIView, rect targetRect: CGRect) {}
    /// Does nothing: menus never open.
    open func hideMenu() {}
    /// Does nothing: menus never open.
    open func hideMenu(from targetView: UIView) {}
}

/// An item of the menu over selected text.
@MainActor @preconcurrency
open class UIMenuItem: NSObject {
    /// Kept and never read: menus never open.
    open var title: String
    /// Kept and never sent: menus never open.
    open var action: Selector

    public init(title: String, action: Selector) {
        self.title = title
        self.action = action
        super.init()
    }
}

/// A pointer that hovers over a view. There is no pointer: it never fires.
open class UIHoverGestureRecognizer: UIGestureRecognizer {
    /// Always 0: there is no pencil.
    open var zOffset: CGFloat { 0 }
}
