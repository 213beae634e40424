extension UIBarItem {
    /// Creates an item of a type that is only known at run time, by the type's `init()`; see `UIView.make(_:)` for the
    /// reason.
    static func make<Item: UIBarItem>(_ type: Item.Type) -> Item {
        unsafeDowncast(type.makeDynamically(), to: Item.self)
    }

    /// `UIBarItem.init(dynamically:)`, called through a metatype by its symbol name. A convenience initializer creates
    /// an object of the type it is called on, and runs that type's `init()`.
    @_silgen_name("$s13HeadlessUIKit9UIBarItemC11dynamicallyACyt_tcfC")
    private static func makeDynamically() -> UIBarItem
}
