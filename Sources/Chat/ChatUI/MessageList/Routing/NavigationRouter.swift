import HeadlessUIKit

/// Navigates from one controller to others.
open class NavigationRouter<Controller: UIViewController>: UIResponder {
    /// The controller to navigate from. Accessing it without a controller stops the program with a message.
    public internal(set) var rootViewController: Controller {
        get {
            guard let root else {
                preconditionFailure(
                    "\(type(of: self)) has no rootViewController: it was created without one, or it was released")
            }
            return root
        }
        set { root = newValue }
    }

    /// The controller to navigate from, if it still exists.
    final weak var root: Controller?

    /// The navigation controller.
    public var rootNavigationController: UINavigationController? {
        root?.navigationController ?? root as? UINavigationController
    }

    /// Creates a router that navigates from `rootViewController`.
    public required init(rootViewController: Controller) {
        root = rootViewController
        super.init()
    }

    /// Creates a router without a controller.
    override public init() {
        super.init()
    }

    /// The router inherits components and appearance from the controller.
    override open var next: UIResponder? { root }
}
