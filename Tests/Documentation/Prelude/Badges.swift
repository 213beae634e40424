public import HeadlessUIKit

/// The view of the package that the examples of golden tests belong to.
public final class BadgeView: UIView {
    public init(name: String) {
        super.init(frame: .zero)
    }

    public required init?(coder: NSCoder) { nil }
}

/// The value that the view shows.
public struct Badge {
    public var name: String
}
