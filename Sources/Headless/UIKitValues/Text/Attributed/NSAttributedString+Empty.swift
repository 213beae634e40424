/// Foundation on Linux has no initializer without arguments. The labels are never written.
extension NSAttributedString {
    /// Creates an empty string.
    public convenience init(_empty: Void = ()) { self.init(string: "") }
}

extension NSMutableAttributedString {
    /// Creates an empty string.
    public convenience init(_void: Void = ()) { self.init(string: "") }
}
