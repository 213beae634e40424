extension BuildContext {
    /// Connects the dynamic properties of a view that makes its nodes itself and belongs to an application.
    ///
    /// - Returns: The surroundings inside the view; `nil` if the view misses something that it can't do without.
    @MainActor
    package func connecting<Owner>(_ view: inout Owner) -> BuildContext? {
        let context = entering(Owner.self)
        return DynamicProperties.connect(&view, in: context) ? context : nil
    }
}
