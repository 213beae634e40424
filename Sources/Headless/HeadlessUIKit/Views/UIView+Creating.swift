extension UIView {
    /// Creates a view of a type that is only known when the program runs, by the type's `init(frame:)`.
    ///
    /// Swift's own `type.init()` is there for required initializers only, and a required one would have to be declared
    /// by every subclass that is created in another way, such as by `init(name:)`. As in UIKit nothing is required: a
    /// type that has given up `init(frame:)` ends the program here, with a message that names it.
    ///
    /// UIKit has no such method: there, `type.init()` does it.
    public static func make<View: UIView>(_ type: View.Type) -> View {
        unsafeDowncast(type.makeDynamically(), to: View.self)
    }

    /// `UIView.init()`, called through a metatype under its name in the linker's table.
    ///
    /// Swift refuses `type.init()` for an initializer that is not required, though the table has an entry that
    /// allocates an object of whatever type it is called on and runs that type's `init(frame:)`. The name is
    /// `HeadlessUIKit.UIView.__allocating_init() -> HeadlessUIKit.UIView`, mangled: it changes with the names of this
    /// module and this class. Then no test target links; `ViewCreationTests` fails if it comes to mean anything else.
    @_silgen_name("$s13HeadlessUIKit6UIViewCACycfC")
    private static func makeDynamically() -> UIView
}
