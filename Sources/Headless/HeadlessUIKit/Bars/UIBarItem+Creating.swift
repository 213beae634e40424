extension UIBarItem {
    /// Creates an item of a type that is only known when the program runs, by the type's `init()`; see
    /// `UIView.make(_:)` for why Swift's own way doesn't do.
    static func make<Item: UIBarItem>(_ type: Item.Type) -> Item {
        unsafeDowncast(type.makeDynamically(), to: Item.self)
    }

    /// `UIBarItem.init(dynamically:)`, called through a metatype under its name in the linker's table. A convenience
    /// initializer makes an object of whatever type it is called on and runs that type's `init()`.
    @_silgen_name("$s13HeadlessUIKit9UIBarItemC11dynamicallyACyt_tcfC")
    private static func makeDynamically() -> UIBarItem
}
