/// Foundation on Linux has no initializer without arguments. These labels are never written at a call.
extension NSAttributedString {
    /// Creates an empty string.
    public convenience init(_empty: Void = ()) { self.init(string: "") }
}

extension NSMutableAttributedString {
    /// Creates an empty string.
    public convenience init(_void: Void = ()) { self.init(string: "") }
}
