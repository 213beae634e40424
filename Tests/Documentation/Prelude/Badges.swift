public import HeadlessUIKit

/// The view in the package that examples of golden tests belong to.
public final class BadgeView: UIView {
    public init(name: String) {
        super.init(frame: .zero)
    }

    public required init?(coder: NSCoder) { nil }
}

/// The value shown in the view.
public struct Badge {
    public var name: String
}
