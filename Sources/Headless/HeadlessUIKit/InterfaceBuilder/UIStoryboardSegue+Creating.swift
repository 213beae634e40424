extension UIStoryboardSegue {
    /// Creates a segue of a type that is only known at run time, by the type's
    /// `init(identifier:source:destination:)`; see `UIView.make(_:)` for the reason.
    static func make<Segue: UIStoryboardSegue>(
        _ type: Segue.Type, identifier: String?, source: UIViewController, destination: UIViewController
    ) -> Segue {
        let made = type.makeDynamically(dynamically: identifier, source, destination)
        return unsafeDowncast(made, to: Segue.self)
    }

    /// `UIStoryboardSegue.init(dynamically:_:_:)`, called through a metatype by its symbol name. A convenience
    /// initializer creates an object of the type it is called on, runs that type's designated one, and consumes its
    /// arguments.
    @_silgen_name("$s13HeadlessUIKit17UIStoryboardSegueC11dynamically__ACSSSg_AA16UIViewControllerCAGtcfC")
    private static func makeDynamically(
        dynamically identifier: consuming String?, _ source: consuming UIViewController,
        _ destination: consuming UIViewController
    ) -> UIStoryboardSegue
}
