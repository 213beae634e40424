import UIKitValues

/// The look of the pictures of people. Lengths are points.
public struct AvatarStyle: Sendable, Hashable {
    /// The outline of a picture.
    public enum Shape: Sendable, Hashable {
        case circle
        case square

        /// A square with round corners.
        case rounded(radius: CGFloat)
    }

    /// The outline; `nil` leaves it as it is, here and below.
    public var shape: Shape?

    /// The size of the author's avatar beside a message.
    public var size: CGFloat?

    /// The line around the picture.
    public var border: BorderStyle?

    /// Creates a look that changes nothing.
    public init() {}

    /// Whether the picture itself is another one, and not just its size.
    package var changesOutline: Bool { shape != nil || border != nil }
}
