import HeadlessUIKit

/// The priorities of the components' own constraints.
///
/// They lie below `.required`, so that a required constraint which a subclass adds wins over a built-in one.
extension UILayoutPriority {
    /// 900: what the components mean by "must".
    static let streamRequire = UILayoutPriority(rawValue: 900)

    /// 899: gives way to one more "must".
    static let streamAlmostRequire = UILayoutPriority(rawValue: 899)

    /// 260: just above the default hugging of 250.
    static let streamLow = UILayoutPriority(rawValue: 260)

    /// 125: below all hugging.
    static let lowest = UILayoutPriority(rawValue: 125)
}
