extension BuildContext {
    /// Connects the dynamic properties of an application's view that creates its nodes itself.
    ///
    /// - Returns: The context inside the view; `nil` if something that the view requires is missing.
    @MainActor
    package func connecting<Owner>(_ view: inout Owner) -> BuildContext? {
        let context = entering(Owner.self)
        return DynamicProperties.connect(&view, in: context) ? context : nil
    }
}
