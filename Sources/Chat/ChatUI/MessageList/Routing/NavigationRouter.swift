import HeadlessUIKit

/// Leads from one controller to others.
open class NavigationRouter<Controller: UIViewController>: UIResponder {
    /// The controller from which others are opened.
    public internal(set) weak var rootViewController: Controller?

    /// The navigation controller that the ways lead through.
    public var rootNavigationController: UINavigationController? {
        rootViewController?.navigationController ?? rootViewController as? UINavigationController
    }

    /// Creates a router of the ways that begin at `rootViewController`.
    public required init(rootViewController: Controller) {
        self.rootViewController = rootViewController
        super.init()
    }

    /// Creates a router whose ways begin nowhere yet.
    override public init() {
        super.init()
    }

    /// Components and appearance are those of the controller.
    override open var next: UIResponder? { rootViewController }
}
