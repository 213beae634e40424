import HeadlessUIKit

/// The priorities of the components' constraints.
///
/// They are below `.required`, so a required constraint in a subclass takes precedence over a built-in one.
extension UILayoutPriority {
    /// 900: the priority of the components' required constraints.
    static let streamRequire = UILayoutPriority(rawValue: 900)

    /// 899: yields to ``streamRequire``.
    static let streamAlmostRequire = UILayoutPriority(rawValue: 899)

    /// 260: just above the default content hugging of 250.
    static let streamLow = UILayoutPriority(rawValue: 260)

    /// 125: below all content hugging.
    static let lowest = UILayoutPriority(rawValue: 125)
}
