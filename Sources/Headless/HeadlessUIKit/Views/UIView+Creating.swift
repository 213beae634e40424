extension UIView {
    /// Creates a view of a type that is only known when the program runs, by the type's `init(frame:)`.
    ///
    /// Swift's own `type.init()` is there for required initializers only, and a required one would have to be declared
    /// by every subclass that is created in another way, such as by `init(name:)`. As in UIKit nothing is required: a
    /// type that has given up `init(frame:)` ends the program here, with a message that names it.
    package static func make<View: UIView>(_ type: View.Type) -> View {
        unsafeDowncast(type.makeDynamically(), to: View.self)
    }

    /// `init()`, under its own name in the linker's table: a call through a type reaches the type's own `init(frame:)`.
    @_silgen_name("$s13HeadlessUIKit6UIViewCACycfC")
    private static func makeDynamically() -> UIView
}
