/// A pointer over a view. There is none over a still.
open class UIPointerInteraction: PlacedInteraction {
    open private(set) weak var delegate: UIPointerInteractionDelegate?
    /// Kept and never read: there is no pointer over a still.
    open var isEnabled = true

    public init(delegate: UIPointerInteractionDelegate?) {
        self.delegate = delegate
        super.init()
    }

    /// Does nothing: there is no pointer over a still.
    open func invalidate() {}
}

/// Says how a pointer looks. Nothing asks it: there is no pointer over a still.
@MainActor @preconcurrency
public protocol UIPointerInteractionDelegate: AnyObject {}

/// Dragging out of a view. Nobody touches a still.
open class UIDragInteraction: PlacedInteraction {
    open private(set) weak var delegate: UIDragInteractionDelegate?
    /// Kept and never read: nobody touches a still.
    open var isEnabled = true
    /// Kept and never read: nobody touches a still.
    open var allowsSimultaneousRecognitionDuringLift = false

    public init(delegate: UIDragInteractionDelegate) {
        self.delegate = delegate
        super.init()
    }
}

/// Says what is dragged. Nothing asks it: nobody touches a still.
@MainActor @preconcurrency
public protocol UIDragInteractionDelegate: AnyObject {}

/// Dropping into a view. Nobody touches a still.
open class UIDropInteraction: PlacedInteraction {
    open private(set) weak var delegate: UIDropInteractionDelegate?
    /// Kept and never read: nobody touches a still.
    open var allowsSimultaneousDropSessions = false

    public init(delegate: UIDropInteractionDelegate) {
        self.delegate = delegate
        super.init()
    }
}

/// Takes what is dropped. Nothing asks it: nobody touches a still.
@MainActor @preconcurrency
public protocol UIDropInteractionDelegate: AnyObject {}

/// A menu over a selection of text. Nobody touches a still: it never opens.
open class UIEditMenuInteraction: PlacedInteraction {
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

/// Says what a menu over text shows. Nothing asks it: menus never open.
@MainActor @preconcurrency
public protocol UIEditMenuInteractionDelegate: AnyObject {}

/// The menu over a selection of text before iOS 16. It never opens.
@MainActor @preconcurrency
open class UIMenuController: NSObject {
    public static let shared = UIMenuController()

    /// Always false: menus never open.
    open var isMenuVisible: Bool { false }
    /// Kept and never read: menus never open.
    open var menuItems: [UIMenuItem]?
    /// Does nothing: menus never open.
    open func showMenu(from targetView: UIView, rect targetRect: CGRect) {}
    /// Does nothing: menus never open.
    open func hideMenu() {}
    /// Does nothing: menus never open.
    open func hideMenu(from targetView: UIView) {}
}

/// An entry of the menu over a selection of text.
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

/// A pointer that stands over a view. There is none over a still: it never fires.
open class UIHoverGestureRecognizer: UIGestureRecognizer {
    /// Always 0: there is no pencil over a still.
    open var zOffset: CGFloat { 0 }
}
