extension UIView {
    /// Creates a view of a type that is only known at run time, by the type's `init(frame:)`.
    ///
    /// Swift's own `type.init()` only works for required initializers, which every subclass with another initializer,
    /// such as `init(name:)`, would have to declare. As in UIKit, nothing is required: for a type without
    /// `init(frame:)`, the program exits here, with a message that names it.
    ///
    /// UIKit has no such method: `type.init()` works there.
    public static func make<View: UIView>(_ type: View.Type) -> View {
        unsafeDowncast(type.makeDynamically(), to: View.self)
    }

    /// `UIView.init()`, called through a metatype by its symbol name.
    ///
    /// Swift rejects `type.init()` for an initializer that isn't required, though there is a symbol that allocates an
    /// object of the type it is called on and runs that type's `init(frame:)`. The name is the mangled
    /// `HeadlessUIKit.UIView.__allocating_init() -> HeadlessUIKit.UIView`, which changes with the names of this module
    /// and this class. In that case, no test target links; `ViewCreationTests` fails if the symbol's meaning changes.
    @_silgen_name("$s13HeadlessUIKit6UIViewCACycfC")
    private static func makeDynamically() -> UIView
}
