extension UIViewController {
    /// Creates a controller of a type that is only known at run time, by the type's `init(nibName:bundle:)`; see
    /// `UIView.make(_:)`.
    ///
    /// UIKit has no such method: `type.init()` works there.
    public static func make<Controller: UIViewController>(_ type: Controller.Type) -> Controller {
        unsafeDowncast(type.makeDynamically(), to: Controller.self)
    }

    /// `UIViewController.init()`, called through a metatype by its symbol name.
    @_silgen_name("$s13HeadlessUIKit16UIViewControllerCACycfC")
    private static func makeDynamically() -> UIViewController
}
