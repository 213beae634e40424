extension UIViewController {
    /// Creates a controller of a type that is only known when the program runs, by the type's
    /// `init(nibName:bundle:)`; see `UIView.make(_:)`.
    ///
    /// UIKit has no such method: there, `type.init()` does it.
    public static func make<Controller: UIViewController>(_ type: Controller.Type) -> Controller {
        unsafeDowncast(type.makeDynamically(), to: Controller.self)
    }

    /// `UIViewController.init()`, called through a metatype under its name in the linker's table.
    @_silgen_name("$s13HeadlessUIKit16UIViewControllerCACycfC")
    private static func makeDynamically() -> UIViewController
}
