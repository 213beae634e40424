import HeadlessUIKit

/// Leads from one controller to others.
open class NavigationRouter<Controller: UIViewController>: UIResponder {
    /// The controller from which others are opened. Who asks a router that has none, or whose controller is gone, ends
    /// the program with a line that says so.
    public internal(set) var rootViewController: Controller {
        get {
            guard let root else {
                preconditionFailure(
                    "\(type(of: self)) has no rootViewController: it was made without one, or it is gone")
            }
            return root
        }
        set { root = newValue }
    }

    /// The controller from which others are opened, if there still is one.
    final weak var root: Controller?

    /// The navigation controller that the ways lead through.
    public var rootNavigationController: UINavigationController? {
        root?.navigationController ?? root as? UINavigationController
    }

    /// Creates a router of the ways that begin at `rootViewController`.
    public required init(rootViewController: Controller) {
        root = rootViewController
        super.init()
    }

    /// Creates a router whose ways begin nowhere yet.
    override public init() {
        super.init()
    }

    /// Components and appearance are those of the controller.
    override open var next: UIResponder? { root }
}
