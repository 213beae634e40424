import UIKitValues

/// The style of avatars. Lengths are points.
public struct AvatarStyle: Sendable, Hashable {
    /// The outline of an avatar.
    public enum Shape: Sendable, Hashable {
        case circle
        case square

        /// A square with rounded corners.
        case rounded(radius: CGFloat)
    }

    /// The outline; here and below, `nil` keeps the current value.
    public var shape: Shape?

    /// The size of the author's avatar next to a message.
    public var size: CGFloat?

    /// The border of the avatar.
    public var border: BorderStyle?

    /// Creates a style that changes nothing.
    public init() {}

    /// Whether the outline changes, rather than just the size.
    package var changesOutline: Bool { shape != nil || border != nil }
}
